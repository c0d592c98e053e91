// Plain tables for a terminal.

import { wrapped } from './fold.ts'

type Align = 'left' | 'right'
type Rows = readonly (readonly string[])[]

const GAP = '  '

/** Rows as lines with columns of equal width; a missing alignment is left. */
export function columns(rows: Rows, align: readonly Align[] = [], indent = ''): string[] {
  const widths = widthsOf(rows)
  return rows.map((row) => {
    const cells = row.map((cell, at) =>
      align[at] === 'right' ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
    )
    return `${indent}${cells.join(GAP)}`.trimEnd()
  })
}

function widthsOf(rows: Rows): number[] {
  const widths: number[] = []
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length)
  return widths
}

const total = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width, 0) + GAP.length * (widths.length - 1)

/** Words in a column that is narrower than this are hard to read. */
const NARROW = 20
/** An interval is read with what it is of. */
const INTERVAL = '95 %'

/**
 * The same where the first row is the heads and a line has so much room. If it is not enough, the words of the widest column
 * are folded; or else the columns are told in several tables, each of which begins with the first.
 */
export function fitted(rows: Rows, align: readonly Align[], width: number): string[] {
  const widths = widthsOf(rows)
  if (total(widths) <= width) return columns(rows, align)
  const words = widths.reduce((best, size, at) => {
    if (align[at] === 'right') return best
    return best < 0 || size > (widths[best] ?? 0) ? at : best
  }, -1)
  const room = width - (total(widths) - (widths[words] ?? 0))
  if (words >= 0 && (room >= NARROW || widths.length < 3)) return columns(folded(rows, words, Math.max(room, 1)), align)
  const tables = parted(rows[0] ?? [], widths, width)
  if (tables.length < 2) return columns(rows, align)
  return tables.flatMap((places, at) => {
    const own = rows
      .filter((row, line) => line === 0 || places.slice(1).some((place) => row[place] !== undefined))
      .map((row) => places.map((place) => row[place] ?? ''))
    const lines = fitted(
      own,
      places.map((place) => align[place] ?? 'left'),
      width,
    )
    return at === 0 ? lines : ['', ...lines]
  })
}

/** Every row as often as its words have lines. */
const folded = (rows: Rows, words: number, room: number): string[][] =>
  rows.flatMap((row) => {
    const lines = row[words] === undefined ? [''] : wrapped(row[words], room)
    return lines.map((line, at) => row.map((cell, place) => (place === words ? line : at === 0 ? cell : '')))
  })

/** Which columns stand in which table. */
function parted(head: readonly string[], widths: readonly number[], width: number): number[][] {
  const tables: number[][] = [[0]]
  for (let at = 1; at < widths.length; ) {
    const together = head[at + 1] === INTERVAL ? [at, at + 1] : [at]
    const last = tables.at(-1) as number[]
    const fits = total([...last, ...together].map((place) => widths[place] ?? 0)) <= width
    if (fits || last.length === 1) last.push(...together)
    else tables.push([0, ...together])
    at += together.length
  }
  return tables
}
