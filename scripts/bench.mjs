// npm run bench: builds, then measures.
import { buildCommand } from './lib/build.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { run } from './lib/run.mjs'

const ready = (await installIfNeeded()) && (await buildCommand())
process.exitCode = ready ? await run(process.execPath, ['apps/lab/dist/bench/main.js', ...process.argv.slice(2)]) : 1
