// npm run test:full: npm test with every size, language and game instead of a sample, and then what takes long or wants more
// of the machine.
import { run } from './lib/run.mjs'
import { runVitest } from './lib/vitest.mjs'

process.env.FULL = '1'
const quick = await run(process.execPath, ['scripts/test.mjs'])
console.log('\n— full')
const { passed, failed } = await runVitest('full', 'machines', 'speed')
console.log(`\nfull: ${passed} passed, ${failed} failed`)
process.exitCode = quick !== 0 || failed > 0 ? 1 : 0
