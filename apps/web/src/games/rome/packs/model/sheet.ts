// One table of a pack as rows of cells, and the text of its file. A row that is quite empty is not written.

import { parseCells, writeCell } from './delimited.ts'

export interface Sheet {
  /** The lines that begin with #, kept as they are. */
  readonly notes: readonly string[]
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface Written {
  readonly text: string
  /** The line of the file by row; 0: not written. */
  readonly lines: readonly number[]
}

/** `known` columns come first and are always there; others that the file has follow, so that nothing is lost. */
export function readSheet(text: string, known: readonly string[]): Sheet {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const notes = lines.filter((line) => line.trimStart().startsWith('#'))
  const data = lines.filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
  const [header = [], ...found] = parseCells(data.join('\n'), ',;\t')
  const most = Math.max(header.length, ...found.map((row) => row.length))
  const names = Array.from({ length: most }, (_, at) => header[at] || `?${at + 1}`)
  const columns = [...known, ...names.filter((name) => !known.includes(name))]
  const rows = found.map((row) => columns.map((column) => row[names.indexOf(column)] ?? ''))
  return { notes, columns, rows }
}

const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell === '')

const written = new WeakMap<Sheet, Written>()

export function writeSheet(sheet: Sheet): Written {
  const kept = written.get(sheet)
  if (kept !== undefined) return kept
  const out = [...sheet.notes, sheet.columns.map(writeCell).join(',')]
  const lines = sheet.rows.map((row) => {
    if (isEmpty(row)) return 0
    out.push(row.map(writeCell).join(','))
    return out.length
  })
  const result = { text: `${out.join('\n')}\n`, lines }
  written.set(sheet, result)
  return result
}

export const filledRows = (sheet: Sheet): number => sheet.rows.filter((row) => !isEmpty(row)).length

export const blankRow = (sheet: Sheet): string[] => sheet.columns.map(() => '')

export function withCell(sheet: Sheet, row: number, column: number, value: string): Sheet {
  return withCells(sheet, [{ row, column, value }])
}

export interface CellChange {
  readonly row: number
  readonly column: number
  readonly value: string
}

/** Rows that are not there yet are added. */
export function withCells(sheet: Sheet, changes: readonly CellChange[]): Sheet {
  const rows = sheet.rows.slice() as (readonly string[])[]
  const fresh = new Map<number, string[]>()
  for (const { row, column, value } of changes) {
    if (column < 0 || column >= sheet.columns.length) continue
    while (rows.length <= row) rows.push(blankRow(sheet))
    const cells = fresh.get(row) ?? [...(rows[row] as readonly string[])]
    fresh.set(row, cells)
    cells[column] = value
    rows[row] = cells
  }
  return { ...sheet, rows }
}

export function withRow(sheet: Sheet, at: number, row: readonly string[] = blankRow(sheet)): Sheet {
  return { ...sheet, rows: [...sheet.rows.slice(0, at), row, ...sheet.rows.slice(at)] }
}

export function withoutRows(sheet: Sheet, from: number, to: number): Sheet {
  return { ...sheet, rows: sheet.rows.filter((_, at) => at < from || at > to) }
}

export function withoutColumn(sheet: Sheet, column: string): Sheet {
  const at = sheet.columns.indexOf(column)
  const drop = (cells: readonly string[]) => cells.filter((_, i) => i !== at)
  return { ...sheet, columns: drop(sheet.columns), rows: sheet.rows.map(drop) }
}

export const cellAt = (sheet: Sheet, row: number, column: string): string =>
  sheet.rows[row]?.[sheet.columns.indexOf(column)] ?? ''

export const columnOf = (sheet: Sheet, column: string): string[] => {
  const at = sheet.columns.indexOf(column)
  return sheet.rows.map((row) => row[at] ?? '')
}
