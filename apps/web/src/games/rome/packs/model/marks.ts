// What a tap on the map says about a region: whose home it is, where armies start, which seas it touches.

import { FACTIONS, type SheetName } from './columns.ts'
import { type Draft, withSheet } from './draft.ts'
import { edited } from './names.ts'
import { append } from './paste.ts'
import { type CellChange, cellAt, columnOf, type Sheet, withCells, withoutRows } from './sheet.ts'

/** The capital is tapped first, because everybody knows it; there army IV starts. */
const ORDER = ['start4', 'start1', 'start2', 'start3'] as const
type Start = (typeof ORDER)[number]

/** What the region is now: an army starts there, it is a home, or neither. */
export type HomeNow = Start | 'home' | 'none'

const REGIONS = 'regions.csv'
const rowOf = (sheet: Sheet, id: string): number => (id === '' ? -1 : columnOf(sheet, 'id').indexOf(id))

/** A finger that slides only adds; a tap on what is there takes it away again. */
type Only = 'add'

interface Homed {
  readonly draft: Draft
  readonly now: HomeNow
}

/** The region becomes a home of the faction; its first four are where its armies start. A home is taken away again. */
export function withHome(draft: Draft, region: string, faction: string, only?: Only): Homed {
  const regions = draft.sheets[REGIONS]
  const row = rowOf(regions, region)
  const before = cellAt(regions, row, 'home')
  if (row < 0 || (only === 'add' && before === faction)) return { draft, now: 'home' }
  const takes = before !== faction && faction !== ''
  const homes = put(regions, [[row, 'home', takes ? faction : '-']])
  const left = withSheet(withoutStart(draft, region), REGIONS, homes)
  if (!takes) return { draft: left, now: 'none' }
  const factions = left.sheets[FACTIONS]
  const own = rowOf(factions, faction)
  // A blank pack may name armies where regions should stand.
  const known = columnOf(regions, 'id')
  const free = ORDER.find((start) => own >= 0 && !known.includes(cellAt(factions, own, start) || '?'))
  if (free === undefined) return { draft: left, now: 'home' }
  return { draft: withSheet(left, FACTIONS, put(factions, [[own, free, region]])), now: free }
}

function withoutStart(draft: Draft, region: string): Draft {
  const factions = draft.sheets[FACTIONS]
  const changes = factions.rows.flatMap((_, row) =>
    ORDER.filter((start) => cellAt(factions, row, start) === region).map((start) => [row, start, ''] as const),
  )
  return changes.length === 0 ? draft : withSheet(draft, FACTIONS, put(factions, changes))
}

/** The army that starts in a region, by faction. */
export function startsOf({ sheets }: Draft): ReadonlyMap<string, Start> {
  const factions = sheets[FACTIONS]
  const pairs = factions.rows.flatMap((_, row) =>
    ORDER.map((start): [string, Start] => [cellAt(factions, row, start), start]),
  )
  return new Map(pairs.filter(([id]) => id !== ''))
}

interface Washed {
  readonly draft: Draft
  readonly touches: boolean
}

/** The region touches the sea, or does not any more. */
export function withCoast(draft: Draft, region: string, sea: string, only?: Only): Washed {
  const sheet = draft.sheets[REGIONS]
  const row = rowOf(sheet, region)
  const seas = cellAt(sheet, row, 'seas')
    .split('|')
    .filter((each) => each !== '' && each !== '-')
  const touches = seas.includes(sea)
  if (row < 0 || sea === '' || (touches && only === 'add')) return { draft, touches }
  const next = touches ? seas.filter((each) => each !== sea) : [...seas, sea]
  return { draft: withSheet(draft, REGIONS, put(sheet, [[row, 'seas', next.join('|')]])), touches: !touches }
}

/** Regions of which nobody has said which seas they touch. */
export const withoutSeas = ({ sheets }: Draft): number[] => {
  const sheet = sheets[REGIONS]
  return columnOf(sheet, 'seas').flatMap((seas, row) => (seas === '' && cellAt(sheet, row, 'id') !== '' ? [row] : []))
}

/** All of those lie inland. */
export function withInland(draft: Draft): Draft {
  const sheet = draft.sheets[REGIONS]
  return withSheet(
    draft,
    REGIONS,
    put(
      sheet,
      withoutSeas(draft).map((row) => [row, 'seas', '-'] as const),
    ),
  )
}

const SEAS = 'sea-borders.csv'

/** Seas next to this one. */
export function seasBeside({ sheets }: Draft, sea: string): readonly string[] {
  const listed = cellAt(sheets['seas.csv'], rowOf(sheets['seas.csv'], sea), 'next').split('|')
  const lists = columnOf(sheets['seas.csv'], 'next')
  const naming = columnOf(sheets['seas.csv'], 'id').filter((_, row) => lists[row]?.split('|').includes(sea))
  const pairs = pairsOf(sheets[SEAS], sea).map((row) => other(sheets[SEAS], row, sea))
  return [...new Set([...listed, ...naming, ...pairs])].filter((each) => each !== '' && each !== '-')
}

const pairsOf = (sheet: Sheet, id: string): number[] =>
  sheet.rows.flatMap((_, row) => ([cellAt(sheet, row, 'a'), cellAt(sheet, row, 'b')].includes(id) ? [row] : []))
const other = (sheet: Sheet, row: number, id: string): string =>
  cellAt(sheet, row, 'a') === id ? cellAt(sheet, row, 'b') : cellAt(sheet, row, 'a')

/** Two seas touch, or do not any more. */
export function withSeaBorder(draft: Draft, a: string, b: string): Draft {
  const sheet = draft.sheets[SEAS]
  const known = pairsOf(sheet, a).find((row) => other(sheet, row, a) === b)
  if (known !== undefined) return withSheet(draft, SEAS, withoutRows(sheet, known, known))
  const empty = sheet.rows.findIndex((cells) => cells.every((cell) => cell === ''))
  const row = empty < 0 ? sheet.rows.length : empty
  const next = put(sheet, [
    [row, 'a', a],
    [row, 'b', b],
  ])
  return withSheet(draft, SEAS, next)
}

/** New rows below the others, each with a name only; ids are made of them. */
export function withNames(draft: Draft, name: SheetName, names: readonly string[]): Draft {
  const block = names.map((each) => each.trim()).filter((each) => each !== '')
  if (block.length === 0) return draft
  const added = append(
    draft.sheets[name],
    block.map((each) => [each]),
    () => [],
  )
  return edited(draft, name, added.sheet, added.from.row, added.to.row)
}

function put(sheet: Sheet, cells: readonly (readonly [row: number, column: string, value: string])[]): Sheet {
  return withCells(
    sheet,
    cells.map(([row, column, value]): CellChange => ({ row, column: sheet.columns.indexOf(column), value })),
  )
}
