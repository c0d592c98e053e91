// npm test: everything that has to hold, on a fresh clone too. The last line says how it went.
import { buildPage } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { ensureRedis } from './lib/redis.mjs'
import { run, runTool } from './lib/run.mjs'
import { runVitest } from './lib/vitest.mjs'

/** No file of tests may take longer, on two quiet cores; a busy machine is told, not blamed. */
const LONGEST = 30
const asCheck = (succeeded) => (succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const results = []

if (await stage('install', async () => asCheck(await installIfNeeded()), { counts: false })) {
  await stage('lint', async () =>
    asCheck(
      (await runTool(
        '@biomejs/biome',
        ['ci', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off'])],
        { bin: 'biome' },
      )) === 0,
    ),
  )
  await stage('types', async () => asCheck((await runTool('typescript', ['-b'], { bin: 'tsc' })) === 0))
  await stage('unit', unitTests)
  const built = await stage('build', async () => asCheck(await buildPage()))
  if (built) await stage('size', async () => asCheck((await run(process.execPath, ['scripts/check-size.mjs'])) === 0))
  if (built) await stage('browser', browserTests)
}
slowest()
summarise()

/** One stage: runs it, times it, and never lets an exception end the others. Answers whether nothing failed. */
async function stage(name, work, { counts = true } = {}) {
  console.log(`\n— ${name}`)
  const begin = performance.now()
  let result
  try {
    result = await work()
  } catch (error) {
    console.error(error)
    result = asCheck(false)
  }
  const seconds = (performance.now() - begin) / 1000
  // A step that only prepares is not a check, unless it fails.
  const passed = counts ? result.passed : 0
  results.push({ name, seconds, ...result, passed })
  return result.failed === 0
}

/** Without a Redis, what needs one is skipped, and its name says why. */
async function unitTests() {
  const { found, why } = await ensureRedis()
  if (!found) console.log(`No redis-server was found (${why}).`)
  const result = await runVitest('unit')
  return found || process.env.CI !== 'true' ? result : { ...result, failed: result.failed + 1 }
}

async function browserTests() {
  const { found, why } = await ensureChromium()
  if (found) return runVitest('browser')
  const note = `skipped: no Chromium was found (${why})`
  console.log(`The browser tests are ${note}.`)
  return { passed: 0, failed: process.env.CI === 'true' ? 1 : 0, note }
}

/** Where the time goes: so that what has grown too long is seen before all of it has. */
function slowest() {
  const files = results.flatMap(({ files = [] }) => files).sort((a, b) => b.seconds - a.seconds)
  if (files.length === 0) return
  console.log('\nThe slowest files:')
  for (const { name, seconds } of files.slice(0, 10))
    console.log(
      `${seconds.toFixed(1).padStart(7)} s  ${name}${seconds > LONGEST ? `  (over ${LONGEST} s: move what is long to npm run test:full)` : ''}`,
    )
  const over = files.filter(({ seconds }) => seconds > LONGEST).length
  console.log(
    over === 0
      ? `No file took longer than ${LONGEST} s.`
      : `${over} of ${files.length} took longer than ${LONGEST} s, which none should on two quiet cores.`,
  )
}

function summarise() {
  console.log('')
  for (const { name, passed, failed, seconds, note } of results) {
    const outcome = note ?? (failed ? `${passed} passed, ${failed} failed` : passed ? `${passed} passed` : 'done')
    console.log(`${failed ? '✗' : '✓'} ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${outcome}`)
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  process.exitCode = total('failed') > 0 ? 1 : 0
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
}
