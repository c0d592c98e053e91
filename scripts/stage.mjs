// npm run stage: every measurement of the table page's stage, at all windows and in both languages; after `npm run build`.
// Prints the lines of the tables in docs/page.md. `npm run stage -- why` also asks why over a thousand games of each bot (hours).

import { spawnSync } from 'node:child_process'
import { root } from './lib/root.mjs'

function measure(args, env) {
  const { status, stdout } = spawnSync('npx', ['vitest', 'run', '--maxWorkers=1', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  console.log(
    stdout
      .split('\n')
      .filter((line) => /^\| .* \|$/.test(line))
      .join('\n'),
  )
  if (status !== 0) {
    console.error(stdout)
    process.exitCode = status ?? 1
  }
}

console.log('| what | taps | board, at least | board’s box | layout shift | states without a complaint of axe |')
console.log('| --- | --- | --- | --- | --- | --- |')
measure(['--project', 'browser', 'apps/web/test/stage.'], { STAGE: '1' })
console.log('\n| what | how much | |\n| --- | --- | --- |')
measure(['--project', 'browser', 'apps/web/test/stage-'], { STAGE: '1' })
measure(['--project', 'full', 'apps/web/test/stage', 'apps/web/test/states'], { STAGE: '1' })
measure(['--project', 'unit', 'apps/web/src/play/beats-in-games'], { BOT_TURNS: '100' })
if (process.argv.includes('why')) measure(['--project', 'unit', 'apps/lab/src/why-first'], { WHY_GAMES: '1000' })
