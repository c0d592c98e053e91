// npm run soak [-- <game> --act 1 --players P --bot B --enter --games N --from M --seed S --jobs J --out folder]: builds, then plays until told to stop.
import { buildCommand } from './lib/build.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { run } from './lib/run.mjs'

const ready = (await installIfNeeded()) && (await buildCommand())
process.exitCode = ready ? await run(process.execPath, ['apps/lab/dist/soak/main.js', ...process.argv.slice(2)]) : 1
