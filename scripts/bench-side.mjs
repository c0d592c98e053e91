// One row of the bench in one tree that has been built, in a process of its own (bench-pair.mjs): node scripts/bench-side.mjs <tree> <row>. Told how many
// seconds of processor time to play, it tells its speed.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [tree, name] = process.argv.slice(2)
const { allRows } = await import(pathToFileURL(join(tree, 'apps/lab/dist/bench/rows.js')).href)
const row = allRows().find((each) => each.name === name)
let units = 0

/** What has been done so far, by what the work is full of where it is full of something: games may have become longer. */
const done = () => units * (row.within === undefined || units === 0 ? 1 : row.within.each())

// What the compiler still does after a stretch counts for the next one.
let end = process.cpuUsage()

/** So much a second. */
function run(seconds) {
  const before = done()
  let taken = 0
  while (taken < seconds) {
    units += row.work()
    const { user, system } = process.cpuUsage(end)
    taken = (user + system) / 1e6
  }
  end = process.cpuUsage()
  return (done() - before) / taken
}

process.on('message', (seconds) => process.send(run(seconds)))
process.send((row.within ?? row).unit)
