// npm run bench: builds, then measures; with `--against <folder>` beside another tree.
import { benchAgainst } from './bench-against.mjs'
import { buildCommand } from './lib/build.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { run } from './lib/run.mjs'

const flags = process.argv.slice(2)
const after = (flag) => (flags.includes(flag) ? flags[flags.indexOf(flag) + 1] : undefined)
const other = after('--against')
const rounds = Number(after('--rounds') ?? 15)

async function bench() {
  if (!flags.includes('--against')) return run(process.execPath, ['apps/lab/dist/bench/main.js', ...flags])
  if (other !== undefined && Number.isInteger(rounds) && rounds > 0)
    return benchAgainst(other, rounds, flags.includes('--quick'), after('--only'))
  console.error('Say which: npm run bench -- --against <folder> [--rounds 15] [--quick] [--only <part of a name>]')
  return 1
}

const ready = (await installIfNeeded()) && (await buildCommand())
process.exitCode = ready ? await bench() : 1
