// Rows that go take along what means nothing without them: borders of a region, cards of a faction, coasts of a sea.

import { FACTIONS, kindOf, SHEETS, type SheetName } from './columns.ts'
import { type Draft, withSheet } from './draft.ts'
import { coloursIn } from './faction-colours.ts'
import { type CellChange, columnOf, type Sheet, withCells, withoutRows } from './sheet.ts'

export interface Removal {
  readonly draft: Draft
  /** Rows of other tables that went along. */
  readonly rows: readonly { readonly sheet: SheetName; readonly count: number }[]
  /** Cells elsewhere that named them and are empty now, by table. */
  readonly cells: readonly { readonly sheet: SheetName; readonly count: number }[]
}

/** Columns without which a row means nothing. */
const VITAL: Readonly<Partial<Record<SheetName, readonly string[]>>> = {
  'borders.csv': ['a', 'b'],
  'sea-borders.csv': ['a', 'b'],
  'troops.csv': ['faction'],
  'generals.csv': ['faction'],
  'developments.csv': ['faction'],
}

/** Removes rows of a table, with everything that refers to nothing else. */
export function removal(draft: Draft, name: SheetName, from: number, to: number): Removal {
  const sheet = draft.sheets[name]
  const left = withoutRows(sheet, from, to)
  const goneIn = (column: string): ReadonlySet<string> => {
    const still = new Set(columnOf(left, column))
    const gone = columnOf(sheet, column).slice(from, to + 1)
    return new Set(gone.filter((id) => id !== '' && !still.has(id)))
  }
  const rows: { sheet: SheetName; count: number }[] = []
  const cells: { sheet: SheetName; count: number }[] = []
  let next = withSheet(draft, name, name === FACTIONS ? withColours(sheet, left, from, to) : left)
  for (const other of SHEETS) {
    const now = next.sheets[other]
    const bare = withoutVital(now, other, name, goneIn)
    const cleared = clearedIn(bare, other, name, goneIn)
    const sole = other === name ? 0 : now.rows.length - bare.rows.length
    if (sole > 0) rows.push({ sheet: other, count: sole })
    if (cleared.length > 0) cells.push({ sheet: other, count: cleared.length })
    const all = other === 'regions.csv' && name === FACTIONS ? [...cleared, ...noCapitals(bare, cleared)] : cleared
    if (bare !== now || all.length > 0) next = withSheet(next, other, withCells(bare, all))
  }
  return { draft: next, rows, cells }
}

/** Whoever stays keeps the colour they had. */
function withColours(before: Sheet, left: Sheet, from: number, to: number): Sheet {
  const at = before.columns.indexOf('colour')
  if (at < 0) return left
  const colours = coloursIn(before).filter((_, row) => row < from || row > to)
  return withCells(
    left,
    left.rows.flatMap((row, no) =>
      row.every((cell) => cell === '') ? [] : [{ row: no, column: at, value: String((colours[no] ?? 0) + 1) }],
    ),
  )
}

/** What is nobody's home is no capital either. */
function noCapitals(regions: Sheet, cleared: readonly CellChange[]): CellChange[] {
  const at = regions.columns.indexOf('capital')
  return cleared.flatMap(({ row }) => (regions.rows[row]?.[at] === '1' ? [{ row, column: at, value: '0' }] : []))
}

type Gone = (column: string) => ReadonlySet<string>

/** The column of `to` that a column refers to; undefined: to nothing there. */
function targetOf(sheet: SheetName, column: string, to: SheetName): string | undefined {
  const kind = kindOf(sheet, column)
  return kind.is === 'ref' && kind.to === to ? (kind.column ?? 'id') : undefined
}

function withoutVital(sheet: Sheet, name: SheetName, to: SheetName, gone: Gone): Sheet {
  const columns = (VITAL[name] ?? []).flatMap((column) => {
    const target = targetOf(name, column, to)
    return target === undefined ? [] : [[sheet.columns.indexOf(column), gone(target)] as const]
  })
  const stays = sheet.rows.filter((row) => !columns.some(([at, ids]) => ids.has(row[at] ?? '')))
  return stays.length === sheet.rows.length ? sheet : { ...sheet, rows: stays }
}

function clearedIn(sheet: Sheet, name: SheetName, to: SheetName, gone: Gone): CellChange[] {
  return sheet.columns.flatMap((column, at) => {
    const target = targetOf(name, column, to)
    if (target === undefined) return []
    const ids = gone(target)
    if (ids.size === 0) return []
    // A region whose faction is gone is nobody's home.
    const nothing = name === 'regions.csv' && to === FACTIONS ? '-' : ''
    return sheet.rows.flatMap((row, no): CellChange[] => {
      const parts = (row[at] ?? '').split('|')
      const rest = parts.filter((part) => !ids.has(part.replace(/^~/, '')))
      if (rest.length === parts.length) return []
      return [{ row: no, column: at, value: rest.length === 0 ? nothing : rest.join('|') }]
    })
  })
}
