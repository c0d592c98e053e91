// npm run goldens: writes golden files anew, after a deliberate change of rules. What has changed is to be read in the diff.
import { runTool } from './lib/run.mjs'

process.env.UPDATE_GOLDEN = '1'
const code = await runTool('vitest', [
  'run',
  '--project',
  'unit',
  'golden.test',
  'deciding.test',
  ...process.argv.slice(2),
])
process.exitCode = code
