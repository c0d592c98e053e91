// npm run soak: builds, then plays very many games.
import { buildCommand } from './lib/build.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { run } from './lib/run.mjs'

const command = ['apps/cli/dist/main.js', 'simulate', ...process.argv.slice(2)]
const ready = (await installIfNeeded()) && (await buildCommand())
process.exitCode = ready ? await run(process.execPath, command) : 1
