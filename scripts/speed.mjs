// npm run speed: how long the page is ever busy, in whole games, on a slow machine. After `npm run build`.

import { spawnSync } from 'node:child_process'
import { root } from './lib/root.mjs'

const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'speed'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SPEED: '1' },
})
process.exitCode = status ?? 1
