// npm run bench -- --against <folder> [--rounds 15] [--quick] [--only <part of a name>]: this tree beside another one that has been built, row by row, each row
// by a process for each tree, which play in turn (bench-pair.mjs). So it also says how far the other differs from itself.

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

function compared({ unit, stretches }) {
  const of = (which) => median(stretches.map((stretch) => stretch[which]))
  return {
    unit,
    before: Math.sqrt(of('before') * of('after')),
    now: of('now'),
    ratio: median(stretches.map(({ before, now, after }) => now / Math.sqrt(before * after))),
    spread: median(stretches.map(({ before, after }) => Math.abs(after / before - 1))),
  }
}

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
    '| row | a second, other | a second, this | this / other | other / itself |\n| --- | --- | --- | --- | --- |',
  )
  for (const row of names.filter((name) => name.includes(only))) {
    const theirs = sameRow(row, names, theirNames)
    if (theirs === undefined) continue
    const { unit, before, now, ratio, spread } = compared(pair(other, theirs, row, rounds, ...paceOf(quick)))
    const isSlower = 1 - ratio > Math.max(TOLERANCE, 2 * spread)
    if (isSlower) slower++
    const figures = [`${shown(before)} ${unit}`, shown(now), `× ${ratio.toFixed(3)}${isSlower ? ' slower' : ''}`]
    console.log(`| ${[row, ...figures, `± ${(spread * 100).toFixed(1)} %`].join(' | ')} |`)
  }
  console.log(`Medians of ${rounds} rounds. ${slower === 0 ? 'No row is slower.' : `${slower} rows are slower.`}`)
  return slower === 0 ? 0 : 1
}
