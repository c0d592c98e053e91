// npm run bench -- --against <folder> [--rounds 15] [--only <part of a name>]: this tree beside another one that has been built, round by round. Each
// round measures a row in the other, in this one, and in the other again, each in a process of its own (of a tree that once measured all rows
// in one process, too: it is asked for one row); so it also says how far the other differs from itself.

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

const told = (folder, flags) =>
  JSON.parse(
    execFileSync(process.execPath, [join(folder, MAIN), ...flags], {
      maxBuffer: 1 << 24,
      stdio: ['ignore', 'pipe', 'pipe'],
    }).toString(),
  )

/** Trees from before rows had processes of their own cannot measure one of them. */
function knowsRows(folder) {
  try {
    return told(folder, ['--names']).length > 0
  } catch {
    return false
  }
}

/** Speeds by unit of one row, as `npm run bench -- --quick --json --only <row>` tells them; the name alone, as another row may have more to it. */
function measure(folder, row) {
  const { speeds } = told(folder, ['--quick', '--json', '--only', row])
  return new Map(speeds.filter(({ name }) => name === row).map(({ unit, perSecond }) => [unit, perSecond]))
}

export function benchAgainst(folder, rounds, only = '') {
  const other = resolve(folder)
  for (const tree of [other, root])
    if (!existsSync(join(tree, MAIN))) {
      console.error(`${join(tree, MAIN)} is missing: run \`npm run build\` there first.`)
      return 1
    }
  if (!knowsRows(other)) {
    console.error(`${other} is too old to be measured row by row: its bench does not know --names and --only.`)
    return 1
  }
  const ratios = new Map()
  for (const row of told(root, ['--names']).filter((name) => name.includes(only))) {
    // A tree that does not tell versions apart has one row for all.
    const theirs = [row, row.replace(/@[^,]+/, '')].find((name) => measure(other, name).size > 0)
    if (theirs === undefined) continue
    for (let round = 1; round <= rounds; round++) {
      const [before, now, after] = [measure(other, theirs), measure(root, row), measure(other, theirs)]
      for (const [unit, speed] of now) {
        if (!before.has(unit)) continue
        const seen = ratios.get(`${row} (${unit})`) ?? { now: [], itself: [] }
        seen.now.push(speed / Math.sqrt(before.get(unit) * after.get(unit)))
        seen.itself.push(after.get(unit) / before.get(unit))
        ratios.set(`${row} (${unit})`, seen)
      }
    }
    console.error(`${row}: ${rounds} rounds`)
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
