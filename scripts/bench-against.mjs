// npm run bench -- --against <folder> [--rounds 15] [--only <part of a name>]: this tree beside another one that has been built, round by round. Each
// round measures the other, this one, and the other again; so it also says how far the other differs from itself.

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './lib/root.mjs'

const MAIN = 'apps/lab/dist/bench/main.js'
/** A row is slower only if it is so by more than this, and by more than twice the other's difference from itself. */
const TOLERANCE = 0.05

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Speeds by row, as `npm run bench -- --quick --json` tells them. */
function measure(folder, flags) {
  const told = execFileSync(process.execPath, [join(folder, MAIN), '--quick', '--json', ...flags], {
    maxBuffer: 1 << 24,
  })
  const { speeds } = JSON.parse(told.toString())
  return new Map(speeds.map(({ name, unit, perSecond }) => [`${name} (${unit})`, perSecond]))
}

export function benchAgainst(folder, rounds, only) {
  const flags = only === undefined ? [] : ['--only', only]
  const other = resolve(folder)
  for (const tree of [other, root])
    if (!existsSync(join(tree, MAIN))) {
      console.error(`${join(tree, MAIN)} is missing: run \`npm run build\` there first.`)
      return 1
    }
  const ratios = new Map()
  for (let round = 1; round <= rounds; round++) {
    const [before, now, after] = [other, root, other].map((tree) => measure(tree, flags))
    for (const [row, speed] of now) {
      // A tree that does not tell versions apart has one row for all.
      const theirs = before.has(row) ? row : row.replace(/@[^,]+/, '')
      if (!before.has(theirs)) continue
      const seen = ratios.get(row) ?? { now: [], itself: [] }
      seen.now.push(speed / Math.sqrt(before.get(theirs) * after.get(theirs)))
      seen.itself.push(after.get(theirs) / before.get(theirs))
      ratios.set(row, seen)
    }
    console.error(`round ${round} of ${rounds}`)
  }
  let slower = 0
  const wide = Math.max(...[...ratios.keys()].map((row) => row.length))
  console.log(`${'row'.padEnd(wide)}  this / other   other / itself`)
  for (const [row, { now, itself }] of ratios) {
    const ratio = median(now)
    const spread = median(itself.map((each) => Math.abs(each - 1)))
    const isSlower = 1 - ratio > Math.max(TOLERANCE, 2 * spread)
    if (isSlower) slower++
    console.log(
      `${row.padEnd(wide)}  × ${ratio.toFixed(3)}        ± ${(spread * 100).toFixed(1)} %${isSlower ? '  slower' : ''}`,
    )
  }
  console.log(`Medians of ${rounds} rounds. ${slower === 0 ? 'No row is slower.' : `${slower} rows are slower.`}`)
  return slower === 0 ? 0 : 1
}
