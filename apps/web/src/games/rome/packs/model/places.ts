// Changes made on the map: coordinates and borders.

import { ACROSS, DOWN } from '../../map/project.ts'
import type { Drawn } from '../map/drawn.ts'
import type { Degrees, MapSource } from '../map/mapped.ts'
import { type Draft, withSheet } from './draft.ts'
import { type CellChange, columnOf, type Sheet, withCell, withCells, withoutRows } from './sheet.ts'

/** Where everything lies. */
type Laid = Pick<Drawn, 'source' | 'degrees'>

/** The row of a region now: rows may have come or gone since the map was drawn. */
const rowOf = (sheet: Sheet, { id, row }: MapSource['regions'][number]): number =>
  id === '' ? row : columnOf(sheet, 'id').indexOf(id)

/** Moves a region. All others stay where they are drawn now: what was laid out by itself is written down with it. */
export function withPlace(draft: Draft, { source, degrees }: Laid, no: number, to: Degrees): Draft {
  const sheet = draft.sheets['regions.csv']
  const [lat, lon] = [sheet.columns.indexOf('lat'), sheet.columns.indexOf('lon')]
  const changes = source.regions.flatMap((region, each): CellChange[] => {
    const now = each === no ? to : degrees[each]
    const row = rowOf(sheet, region)
    if (row < 0 || now === undefined || (region.at !== undefined && each !== no)) return []
    return [
      { row, column: lat, value: String(now.lat) },
      { row, column: lon, value: String(now.lon) },
    ]
  })
  return withSheet(draft, 'regions.csv', withCells(sheet, changes))
}

/** Places one region that nobody had placed; the others stay as open as they were. */
export function withPlaceOf(draft: Draft, region: MapSource['regions'][number], to: Degrees): Draft {
  const sheet = draft.sheets['regions.csv']
  const row = rowOf(sheet, region)
  if (row < 0) return draft
  const changes = (['lat', 'lon'] as const).map((column) => ({
    row,
    column: sheet.columns.indexOf(column),
    value: String(to[column]),
  }))
  return withSheet(draft, 'regions.csv', withCells(sheet, changes))
}

/** Borders know neither north nor left from right: the whole map mirrored, or turned by a quarter. */
export function withMapTurned(draft: Draft, { source, degrees }: Laid, how: 'mirror' | 'turn'): Draft {
  const sheet = draft.sheets['regions.csv']
  const [lat, lon] = [sheet.columns.indexOf('lat'), sheet.columns.indexOf('lon')]
  const middle = (of: (place: Degrees) => number): number =>
    (Math.min(...degrees.map(of)) + Math.max(...degrees.map(of))) / 2
  const [north, east] = [middle((place) => place.lat), middle((place) => place.lon)]
  const changes = source.regions.flatMap((region, no): CellChange[] => {
    const place = degrees[no]
    const row = rowOf(sheet, region)
    if (row < 0 || place === undefined) return []
    // A degree to the east is shorter than one to the north.
    const up = place.lat - north
    const right = place.lon - east
    const [newUp, newRight] = how === 'mirror' ? [up, -right] : [(-right * ACROSS) / DOWN, (up * DOWN) / ACROSS]
    return [
      { row, column: lat, value: String(rounded(north + newUp, 90)) },
      { row, column: lon, value: String(rounded(east + newRight, 180)) },
    ]
  })
  return withSheet(draft, 'regions.csv', withCells(sheet, changes))
}

const rounded = (n: number, most: number): number => Math.round(Math.max(-most, Math.min(most, n)) * 100) / 100

/** All coordinates anew, from the borders. */
export function withoutPlaces(draft: Draft): Draft {
  const sheet = draft.sheets['regions.csv']
  const columns = ['lat', 'lon'].map((column) => sheet.columns.indexOf(column))
  return withSheet(
    draft,
    'regions.csv',
    withCells(
      sheet,
      sheet.rows.flatMap((_, row) => columns.map((column) => ({ row, column, value: '' }))),
    ),
  )
}

/** Two regions that touch: none, then land, then strait, then none again; `add`: at least land. Answers what it is now. */
export function withBorder(
  draft: Draft,
  a: string,
  b: string,
  only?: 'add',
): { draft: Draft; now: 'land' | 'strait' | 'none' } {
  const sheet = draft.sheets['borders.csv']
  const [ca, cb, ck] = ['a', 'b', 'kind'].map((column) => sheet.columns.indexOf(column)) as [number, number, number]
  const row = sheet.rows.findIndex(
    (cells) => (cells[ca] === a && cells[cb] === b) || (cells[ca] === b && cells[cb] === a),
  )
  const put = (next: typeof sheet) => withSheet(draft, 'borders.csv', next)
  if (row < 0) {
    const empty = sheet.rows.findIndex((cells) => cells.every((cell) => cell === ''))
    const at = empty < 0 ? sheet.rows.length : empty
    const added = withCells(sheet, [
      { row: at, column: ca, value: a },
      { row: at, column: cb, value: b },
      { row: at, column: ck, value: 'land' },
    ])
    return { draft: put(added), now: 'land' }
  }
  if (only === 'add') return { draft, now: sheet.rows[row]?.[ck] === 'strait' ? 'strait' : 'land' }
  if (sheet.rows[row]?.[ck] === 'strait') return { draft: put(withoutRows(sheet, row, row)), now: 'none' }
  return { draft: put(withCell(sheet, row, ck, 'strait')), now: 'strait' }
}
