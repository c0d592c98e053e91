// What stands in each column of each table: what a cell may hold, and in which lists to look.

import { PACK_TABLES, WHERES } from '@understudy/rome/pack'
import { CLASSES, COLOURS, DEVELOPMENTS, EFFECTS } from '@understudy/rome/vocabulary'

/** The factions stand in pack.yaml; here they are a table like the others. */
export const FACTIONS = 'factions'
export type SheetName = keyof typeof PACK_TABLES | typeof FACTIONS

export type Kind =
  | { readonly is: 'id' }
  | { readonly is: 'text' }
  | { readonly is: 'whole'; readonly min: number; readonly max: number }
  | { readonly is: 'degrees'; readonly max: number }
  /** One of a few words; `none`: a dash stands for nothing of it. */
  | { readonly is: 'pick'; readonly values: readonly string[]; readonly none?: true }
  /** The id of a row of another table, or of a column of it. */
  | { readonly is: 'ref'; readonly to: SheetName; readonly column?: string; readonly none?: true; readonly many?: true }
  | { readonly is: 'dice'; readonly none?: true }
  | { readonly is: 'faces' }

const id: Kind = { is: 'id' }
const text: Kind = { is: 'text' }
const whole = (min: number, max: number): Kind => ({ is: 'whole', min, max })
const pick = (values: readonly string[]): Kind => ({ is: 'pick', values })
const flag = pick(['0', '1'])
const ref = (to: SheetName): Kind => ({ is: 'ref', to })
const dice: Kind = { is: 'dice', none: true }
const die: Kind = { is: 'pick', values: COLOURS, none: true }

const card: Readonly<Record<string, Kind>> = {
  class: pick(CLASSES),
  sub: { is: 'pick', values: ['skirmish', 'cavalry'], none: true },
  cost: whole(0, 20),
  T: dice,
  F: dice,
  C: dice,
}

const KINDS: Readonly<Record<SheetName, Readonly<Record<string, Kind>>>> = {
  'regions.csv': {
    home: { is: 'ref', to: FACTIONS, none: true },
    capital: flag,
    gold: whole(0, 20),
    terrain: whole(0, 9),
    port: whole(0, 9),
    def: whole(0, 20),
    merc: { is: 'ref', to: 'mercenaries.csv', column: 'stack', none: true },
    wonder: { is: 'ref', to: 'wonders.csv', none: true },
    seas: { is: 'ref', to: 'seas.csv', none: true, many: true },
    lat: { is: 'degrees', max: 90 },
    lon: { is: 'degrees', max: 180 },
    borders: { is: 'ref', to: 'regions.csv', none: true, many: true },
  },
  'borders.csv': { a: ref('regions.csv'), b: ref('regions.csv'), kind: pick(['land', 'strait']) },
  'seas.csv': { next: { is: 'ref', to: 'seas.csv', none: true, many: true } },
  'sea-borders.csv': { a: ref('seas.csv'), b: ref('seas.csv') },
  factions: {
    start1: ref('regions.csv'),
    start2: ref('regions.csv'),
    start3: ref('regions.csv'),
    start4: ref('regions.csv'),
    navy: pick(COLOURS),
    roads: pick(['yes', 'no']),
    avoidTerrain: pick(['always', 'beforeReform', 'never']),
    colour: pick(['1', '2', '3', '4']),
  },
  'troops.csv': {
    ...card,
    faction: ref(FACTIONS),
    start: whole(0, 40),
    reserve: whole(0, 40),
    upgrade: whole(0, 40),
    retires: flag,
  },
  'mercenaries.csv': { ...card, region: ref('regions.csv'), stack: id, count: whole(1, 20) },
  'generals.csv': { faction: ref(FACTIONS), stars: whole(0, 9), start: flag },
  'actions.csv': {
    effect: pick(EFFECTS),
    gold: whole(0, 20),
    copies: whole(0, 20),
    where: pick(WHERES),
    general: die,
    agent: die,
    any: die,
    consent: flag,
    pay: whole(0, 20),
    success: { is: 'faces' },
    caught: { is: 'faces' },
  },
  'developments.csv': {
    faction: ref(FACTIONS),
    col: whole(1, 9),
    row: whole(1, 9),
    cost: whole(0, 99),
    effect: pick(DEVELOPMENTS),
    value: whole(0, 99),
  },
  'wonders.csv': { region: ref('regions.csv'), vp: whole(0, 20) },
}

/** In the order in which somebody with the box before them fills them in. */
export const SHEETS: readonly SheetName[] = [
  'regions.csv',
  'borders.csv',
  FACTIONS,
  'seas.csv',
  'sea-borders.csv',
  'troops.csv',
  'generals.csv',
  'mercenaries.csv',
  'actions.csv',
  'developments.csv',
  'wonders.csv',
]

export function kindOf(sheet: SheetName, column: string): Kind {
  return KINDS[sheet][column] ?? (column === 'id' ? id : text)
}

const FACTION_COLUMNS = [
  'name',
  'id',
  'start1',
  'start2',
  'start3',
  'start4',
  'navy',
  'roads',
  'avoidTerrain',
  'colour',
  'ru',
]

/** Lists of neighbours may stand in a column of their own; only where somebody wants that, because empty means "ask". */
const LISTS = ['borders', 'next']

/** The columns that a table always shows. */
export const columnsOf = (sheet: SheetName): readonly string[] =>
  allColumns(sheet).filter((column) => !LISTS.includes(column))

/** All columns that it may have: the name first, because people know things by it, the Russian name last. */
export function allColumns(sheet: SheetName): readonly string[] {
  if (sheet === FACTIONS) return FACTION_COLUMNS
  const { columns, optional } = PACK_TABLES[sheet] as {
    readonly columns: readonly string[]
    readonly optional: readonly string[]
  }
  const all = [...columns, ...optional]
  const ends = all.filter((column) => column === 'ru')
  const begins = all.includes('id') && all.includes('name') ? ['name', 'id'] : []
  return [...begins, ...all.filter((column) => !begins.includes(column) && column !== 'ru'), ...ends]
}
