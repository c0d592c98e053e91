// npm run taps: what somebody beside a real board taps, measured in many games and on the page at 360 px; after `npm run
// build`. Prints the lines of the table in docs/page.md.

import { spawnSync } from 'node:child_process'
import { root } from './lib/root.mjs'

const RUNS = [
  [
    'unit',
    'apps/web/src/games/arcs/beside',
    'apps/web/src/games/arcs/campaign/beside',
    'apps/web/src/games/arcs/editor/editor.test.ts',
  ],
  ['browser', 'apps/web/test/arcs-bots-beside', 'apps/web/test/arcs-amend-beside', 'apps/web/test/arcs-beside'],
  ['browser', 'apps/web/test/arcs-people'],
]
const lines = []
let failed = false
for (const [project, ...files] of RUNS) {
  const { status, stdout } = spawnSync('npx', ['vitest', 'run', '--project', project, ...files], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, TAPS: '1', NO_COLOR: '1' },
  })
  lines.push(...stdout.split('\n').filter((line) => /^\| .* \|$/.test(line)))
  if (status !== 0) {
    failed = true
    console.error(stdout)
  }
}
console.log(`| what | measured |\n| --- | --- |\n${lines.join('\n')}`)
process.exitCode = failed ? 1 : 0
