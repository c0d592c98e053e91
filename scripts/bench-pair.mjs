// One row of the bench in two trees that have been built, side by side in one process: node scripts/bench-pair.mjs <other> <its row> <our row>
// <rounds> <seconds of warm-up> <seconds of a stretch>.
// Both are warm before it begins; each round is a stretch of the other, one of ours, and one of the other again, so that whatever else the machine does
// meets all of them alike. Everything is counted by processor time. Tells the speeds of every stretch as JSON.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lib/root.mjs'

const [other, theirName, ourName, ...numbers] = process.argv.slice(2)
const [rounds, warmUp, stretch] = numbers.map(Number)
/** In so many turns both become warm. */
const TURNS = 8

class Side {
  #row
  #units = 0

  constructor(row) {
    this.#row = row
  }

  get unit() {
    return (this.#row.within ?? this.#row).unit
  }

  /** What has been done so far, by what the work is full of where it is full of something: games may have become longer. */
  #done() {
    return this.#units * (this.#row.within === undefined || this.#units === 0 ? 1 : this.#row.within.each())
  }

  /** So much a second. */
  run(seconds) {
    const begin = process.cpuUsage()
    const before = this.#done()
    let taken = 0
    while (taken < seconds) {
      this.#units += this.#row.work()
      const { user, system } = process.cpuUsage(begin)
      taken = (user + system) / 1e6
    }
    return (this.#done() - before) / taken
  }
}

const side = async (tree, name) => {
  const { allRows } = await import(pathToFileURL(join(tree, 'apps/lab/dist/bench/rows.js')).href)
  return new Side(allRows().find((row) => row.name === name))
}

const [theirs, ours] = [await side(other, theirName), await side(root, ourName)]
for (let turn = 0; turn < TURNS; turn++) for (const each of [theirs, ours]) each.run(warmUp / TURNS)
const stretches = []
for (let round = 0; round < rounds; round++)
  stretches.push({ before: theirs.run(stretch), now: ours.run(stretch), after: theirs.run(stretch) })
console.log(JSON.stringify({ unit: ours.unit, stretches }))
