// A block of cells from elsewhere into a table. A first row that names columns says where each one goes; otherwise the block
// lies where the cursor is. The table grows as needed.

import { blankRow, type CellChange, type Sheet, withCells } from './sheet.ts'

export interface Pasted {
  readonly sheet: Sheet
  readonly rows: number
  /** Where it lies now. */
  readonly from: { readonly row: number; readonly column: number }
  readonly to: { readonly row: number; readonly column: number }
  /** Columns of the block that this table does not have. */
  readonly strange: readonly string[]
  /** The columns into which it went. */
  readonly taken: readonly string[]
}

/** Names under which a column may stand in a header: its id and its titles, in any letter case. */
type Headings = (column: string) => readonly string[]

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_.]+/g, ' ')

/** The columns that a header row means, undefined where none; undefined if it is no header. */
function headerOf(
  row: readonly string[],
  columns: readonly string[],
  headings: Headings,
): (number | undefined)[] | undefined {
  const found = row.map((cell) => {
    const at = columns.findIndex((column) => headings(column).some((name) => plain(name) === plain(cell)))
    return at < 0 ? undefined : at
  })
  const known = found.filter((at) => at !== undefined)
  const named = row.filter((cell) => cell !== '').length
  const enough = row.length === 1 ? known.length === 1 : known.length >= 2 && known.length * 2 >= named
  return enough && new Set(known).size === known.length ? found : undefined
}

/** The same table with those of the `possible` columns that the block's header names. */
export function widened(
  sheet: Sheet,
  block: readonly (readonly string[])[],
  possible: readonly string[],
  headings: Headings,
): Sheet {
  const all = [...sheet.columns, ...possible.filter((column) => !sheet.columns.includes(column))]
  const header = headerOf(block[0] ?? [], all, headings) ?? []
  const added = header.flatMap((at) => (at === undefined || at < sheet.columns.length ? [] : (all[at] ?? [])))
  if (added.length === 0) return sheet
  return {
    ...sheet,
    columns: [...sheet.columns, ...added],
    rows: sheet.rows.map((row) => [...row, ...added.map(() => '')]),
  }
}

/** Whether all these values can stand in a column. */
export type Fits = (column: string, values: readonly string[]) => boolean

/**
 * Columns of a block without a header that begins with the names: each goes into the next one that its values fit. If one
 * fits nowhere, all lie where they are, and the remarks say what is wrong with them.
 */
function guessed(sheet: Sheet, block: readonly (readonly string[])[], at: number, fits: Fits): number[] | undefined {
  const wide = Math.max(...block.map((row) => row.length))
  if (sheet.columns[at] !== 'name' || wide < 2) return undefined
  const found = [at]
  for (let i = 1; i < wide; i++) {
    const values = block.flatMap((row) => (row[i] === undefined || row[i] === '' ? [] : [row[i] as string]))
    const next = sheet.columns.findIndex((column, no) => no > (found[i - 1] as number) && fits(column, values))
    if (next < 0) return undefined
    found.push(next)
  }
  return found
}

export function paste(
  sheet: Sheet,
  block: readonly (readonly string[])[],
  at: { readonly row: number; readonly column: number },
  headings: Headings,
  fits: Fits = () => true,
): Pasted {
  const named = headerOf(block[0] ?? [], sheet.columns, headings)
  const body = named === undefined ? block : block.slice(1)
  const header = named ?? guessed(sheet, block, at.column, fits)
  const places = header ?? (block[0] ?? []).map((_, i) => at.column + i)
  const row = named !== undefined && isBare(sheet) ? 0 : at.row
  const changes = body.flatMap((cells, r) =>
    cells.flatMap((value, c): CellChange[] => {
      const column = header === undefined ? at.column + c : places[c]
      return column === undefined ? [] : [{ row: row + r, column, value }]
    }),
  )
  const columns = [...new Set(changes.map(({ column }) => column))].filter((column) => column < sheet.columns.length)
  return {
    sheet: withCells(sheet, changes),
    rows: body.length,
    from: { row, column: Math.min(at.column, ...columns) },
    to: { row: row + Math.max(0, body.length - 1), column: Math.max(0, ...columns) },
    strange:
      header === undefined
        ? places.filter((column) => (column ?? 0) >= sheet.columns.length).map((column) => `${(column ?? 0) + 1}`)
        : (block[0] ?? []).filter((name, i) => name !== '' && header[i] === undefined),
    taken: places.flatMap((column) => (column === undefined ? [] : (sheet.columns[column] ?? []))),
  }
}

/** The whole table anew; what it had is gone (and one undo away). */
export function replaceWith(
  sheet: Sheet,
  block: readonly (readonly string[])[],
  headings: Headings,
  fits?: Fits,
): Pasted {
  return paste({ ...sheet, rows: [] }, block, { row: 0, column: 0 }, headings, fits)
}

export function append(sheet: Sheet, block: readonly (readonly string[])[], headings: Headings, fits?: Fits): Pasted {
  const last = sheet.rows.findLastIndex((row) => row.some((cell) => cell !== ''))
  return paste({ ...sheet, rows: sheet.rows.slice(0, last + 1) }, block, { row: last + 1, column: 0 }, headings, fits)
}

const isBare = (sheet: Sheet): boolean => sheet.rows.every((row) => row.every((cell) => cell === ''))

/** Cells of a rectangle, for copying. */
export function blockOf(
  sheet: Sheet,
  from: { readonly row: number; readonly column: number },
  to: { readonly row: number; readonly column: number },
): string[][] {
  return sheet.rows
    .slice(from.row, to.row + 1)
    .map((row) => (row.length === 0 ? blankRow(sheet) : row).slice(from.column, to.column + 1))
}
