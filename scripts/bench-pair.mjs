// One row of the bench in two trees that have been built, side by side: node scripts/bench-pair.mjs <other> <its row> <our row>
// <rounds> <seconds of warm-up> <seconds of a stretch>.
// Each tree has a process of its own (bench-side.mjs): in one process objects of both that have the same fields share their hidden class, and what the one tree
// puts into a field makes the other slower, by more than half where positions are kept for long. They play in turns, never at once. Both are warm before it
// begins; each round is a stretch of the other, two of ours, and one of the other again, so that whatever else the machine does meets all of them
// alike, and whoever still becomes faster has played as long as the other. Everything is counted by processor time. Tells the speeds of every round as JSON.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from './lib/root.mjs'

const [other, theirName, ourName, ...numbers] = process.argv.slice(2)
const [rounds, warmUp, stretch] = numbers.map(Number)
/** In so many turns both become warm. */
const TURNS = 8

async function side(tree, name) {
  const child = fork(join(root, 'scripts/bench-side.mjs'), [tree, name])
  const told = async () => (await once(child, 'message'))[0]
  const unit = await told()
  const run = (seconds) => {
    child.send(seconds)
    return told()
  }
  return { unit, run, end: () => child.disconnect() }
}

const [theirs, ours] = [await side(other, theirName), await side(root, ourName)]
for (let turn = 0; turn < TURNS; turn++) for (const each of [theirs, ours]) await each.run(warmUp / TURNS)
const stretches = []
for (let round = 0; round < rounds; round++) {
  const before = await theirs.run(stretch)
  const now = Math.sqrt((await ours.run(stretch)) * (await ours.run(stretch)))
  stretches.push({ before, now, after: await theirs.run(stretch) })
}
for (const each of [theirs, ours]) each.end()
console.log(JSON.stringify({ unit: ours.unit, stretches }))
