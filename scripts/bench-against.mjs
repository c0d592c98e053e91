// npm run bench -- --against <folder> [--rounds 15] [--quick] [--only <part of a name>]: this tree beside another one that has been built, row by row, each row
// by a few pairs of processes, one for each tree, which play in turn (bench-pair.mjs). So it also says how far the other differs from itself, from round to
// round and from process to process: how the collector fares differs for the whole life of a process.

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lib/root.mjs'

const ROWS = 'apps/lab/dist/bench/rows.js'
/** A row is slower only if it is so by more than this, and by more than twice the other's difference from itself. */
const TOLERANCE = 0.05

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

const namesIn = async (tree) => (await import(pathToFileURL(join(tree, ROWS)).href)).allRows().map((row) => row.name)

/** Seconds of processor time: until a tree is warm, and for each stretch. */
const paceOf = (quick) => (quick ? [3, 0.1] : [6, 0.3])

/** The rounds of a row are shared among so many pairs of processes. */
const PAIRS = 3

const pair = (...what) =>
  JSON.parse(
    execFileSync(process.execPath, [join(root, 'scripts/bench-pair.mjs'), ...what.map((each) => `${each}`)]).toString(),
  )

/** What a row of ours is called there; undefined if there is none. A tree that does not tell versions apart has the oldest of them alone. */
export function sameRow(ours, names, theirNames) {
  const plain = ours.replace(/@[^,]+/, '')
  const versionsOf = (list) => list.filter((name) => name.includes('@') && name.replace(/@[^,]+/, '') === plain)
  const oldest = versionsOf(names)[0]
  if (oldest === undefined || versionsOf(theirNames).length > 0) return theirNames.find((name) => name === ours)
  return ours === oldest ? theirNames.find((name) => name === plain) : undefined
}

const theirs = ({ before, after }) => Math.sqrt(before * after)

/** How far a process of the other tree is from the one before it, in the middle of all of them. */
export function amongProcesses(pairs) {
  const speeds = pairs.map(({ stretches }) => median(stretches.map(theirs)))
  const steps = speeds.map((speed, index) => speed / speeds.at(index - 1)).map((ratio) => Math.abs(ratio - 1))
  return speeds.length < 2 ? 0 : median(steps)
}

export function compared(pairs) {
  const stretches = pairs.flatMap((each) => each.stretches)
  const withinProcesses = median(stretches.map(({ before, after }) => Math.abs(after / before - 1)))
  return {
    unit: pairs[0].unit,
    before: median(stretches.map(theirs)),
    now: median(stretches.map(({ now }) => now)),
    ratio: median(stretches.map((stretch) => stretch.now / theirs(stretch))),
    spreads: [withinProcesses, amongProcesses(pairs)],
  }
}

/** So many rounds for each pair. */
export const sharedAmong = (rounds, pairs) =>
  Array.from({ length: Math.min(pairs, rounds) }, (_, index) => Math.floor((rounds + index) / Math.min(pairs, rounds)))

const shown = (speed) => (speed >= 100 ? speed.toFixed(0) : speed.toPrecision(3))

export async function benchAgainst(folder, rounds, quick, only = '') {
  const other = resolve(folder)
  for (const tree of [other, root])
    if (!existsSync(join(tree, ROWS))) {
      console.error(
        `${join(tree, ROWS)} is missing: run \`npm run build\` there first, or it is too old to be measured row by row.`,
      )
      return 1
    }
  const [names, theirNames] = [await namesIn(root), await namesIn(other)]
  let slower = 0
  console.log(
    '| row | a second, other | a second, this | this / other | other / itself | from process to process |\n| --- | --- | --- | --- | --- | --- |',
  )
  for (const row of names.filter((name) => name.includes(only))) {
    const same = sameRow(row, names, theirNames)
    if (same === undefined) continue
    const pairs = sharedAmong(rounds, PAIRS).map((share) => pair(other, same, row, share, ...paceOf(quick)))
    const { unit, before, now, ratio, spreads } = compared(pairs)
    const isSlower = 1 - ratio > Math.max(TOLERANCE, ...spreads.map((spread) => 2 * spread))
    if (isSlower) slower++
    const figures = [`${shown(before)} ${unit}`, shown(now), `× ${ratio.toFixed(3)}${isSlower ? ' slower' : ''}`]
    console.log(`| ${[row, ...figures, ...spreads.map((spread) => `± ${(spread * 100).toFixed(1)} %`)].join(' | ')} |`)
  }
  console.log(
    `Medians of ${rounds} rounds by ${sharedAmong(rounds, PAIRS).length} pairs of processes. ${slower === 0 ? 'No row is slower.' : `${slower} rows are slower.`}`,
  )
  return slower === 0 ? 0 : 1
}
