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
}

/** Names under which a column may stand in a header: its id and its titles, in any letter case. */
export type Headings = (column: string) => readonly string[]

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_.]+/g, ' ')

/** The columns that a header row means, undefined where none; undefined if it is no header. */
export function headerOf(
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

export function paste(
  sheet: Sheet,
  block: readonly (readonly string[])[],
  at: { readonly row: number; readonly column: number },
  headings: Headings,
): Pasted {
  const header = headerOf(block[0] ?? [], sheet.columns, headings)
  const body = header === undefined ? block : block.slice(1)
  const places = header ?? (block[0] ?? []).map((_, i) => at.column + i)
  const row = header !== undefined && isBare(sheet) ? 0 : at.row
  const changes = body.flatMap((cells, r) =>
    cells.flatMap((value, c): CellChange[] => {
      const column = header === undefined ? at.column + c : places[c]
      return column === undefined ? [] : [{ row: row + r, column, value }]
    }),
  )
  const columns = changes.map(({ column }) => column).filter((column) => column < sheet.columns.length)
  return {
    sheet: withCells(sheet, changes),
    rows: body.length,
    from: { row, column: Math.min(at.column, ...columns) },
    to: { row: row + Math.max(0, body.length - 1), column: Math.max(0, ...columns) },
    strange:
      header === undefined
        ? places.filter((column) => (column ?? 0) >= sheet.columns.length).map((column) => `${(column ?? 0) + 1}`)
        : (block[0] ?? []).filter((name, i) => name !== '' && header[i] === undefined),
  }
}

/** The whole table anew; what it had is gone (and one undo away). */
export function replaceWith(sheet: Sheet, block: readonly (readonly string[])[], headings: Headings): Pasted {
  return paste({ ...sheet, rows: [] }, block, { row: 0, column: 0 }, headings)
}

export function append(sheet: Sheet, block: readonly (readonly string[])[], headings: Headings): Pasted {
  const last = sheet.rows.findLastIndex((row) => row.some((cell) => cell !== ''))
  return paste({ ...sheet, rows: sheet.rows.slice(0, last + 1) }, block, { row: last + 1, column: 0 }, headings)
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
