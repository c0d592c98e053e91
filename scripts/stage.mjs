// npm run stage: every measurement of the table page's stage, at all windows and in both languages; after `npm run build`.
// Prints the lines of the table in docs/page.md.

import { spawnSync } from 'node:child_process'
import { root } from './lib/root.mjs'

const { status, stdout } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'browser', '--maxWorkers=1', 'apps/web/test/stage'],
  {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, STAGE: '1', NO_COLOR: '1' },
  },
)
const lines = stdout.split('\n').filter((line) => /^\| .* \|$/.test(line))
console.log(
  `| what | taps | board, at least | board’s box | layout shift |\n| --- | --- | --- | --- | --- |\n${lines.join('\n')}`,
)
if (status !== 0) console.error(stdout)
process.exitCode = status ?? 1
