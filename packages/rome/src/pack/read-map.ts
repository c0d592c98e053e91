// The map of a pack: regions, borders, seas, and where each faction starts.

import { BadInput } from '@understudy/table'
import type { Collector } from './collect.ts'
import type { Row } from './csv.ts'
import {
  cellOrNone,
  complain,
  decimalCell,
  flagCell,
  idCell,
  type Listed,
  nameCell,
  nothingSuch,
  pickCell,
  refCell,
  refIn,
  wholeCell,
} from './fields.ts'
import { NUMBERS } from './files.ts'
import { isOpen } from './gap.ts'
import type { NumbersFile } from './numbers.ts'
import type { Faction, Neighbour, Pack, Region, Sea } from './types.ts'

/** Pairs of borders.csv in their order, then those that the regions' own rows add, in the order of the regions. */
export function readBorders(
  rows: readonly Row[],
  regionRows: readonly Row[],
  regionNo: ReadonlyMap<string, number>,
  collector: Collector,
): Pack['edges'] {
  const seen = new Set<string>()
  const listed = collector.each(rows, (row) => {
    const a = refCell(row, 'a', 'region', regionNo)
    const b = refCell(row, 'b', 'region', regionNo)
    demandPair(row, a, b, seen)
    return { a, b, strait: pickCell(row, 'kind', ['land', 'strait']) === 'strait' }
  })
  const added = collector
    .each(regionRows, (row, no) => neighboursIn(row, 'borders', no, 'region', regionNo))
    .flat()
    .sort((x, y) => x.a - y.a || x.b - y.b)
    .filter(({ a, b }) => !seen.has(`${a} ${b}`) && seen.add(`${a} ${b}`))
  return [...listed, ...added]
}

/** A cell that lists neighbours: ids parted by a vertical bar, ~ before one across a strait. */
function neighboursIn(
  row: Row,
  column: string,
  no: number,
  kind: Listed,
  known: ReadonlyMap<string, number>,
): Pack['edges'] {
  const ids = (cellOrNone(row, column) ?? '').split('|').filter((id) => id !== '')
  return ids.map((text) => {
    const strait = text.startsWith('~')
    const id = strait ? text.slice(1) : text
    const to = refIn(row, column, kind, id, known)
    if (to === no)
      throw complain(row, column, { en: 'nothing borders on itself.', ru: 'ничто не граничит само с собой.' })
    return { a: Math.min(no, to), b: Math.max(no, to), strait }
  })
}

/** Each pair once, and nothing borders on itself. */
function demandPair(row: Row, a: number, b: number, seen: Set<string>): void {
  if (a === b) throw complain(row, 'b', { en: 'nothing borders on itself.', ru: 'ничто не граничит само с собой.' })
  const pair = a < b ? `${a} ${b}` : `${b} ${a}`
  if (seen.has(pair)) throw complain(row, 'b', { en: 'this pair is there twice.', ru: 'эта пара встречается дважды.' })
  seen.add(pair)
}

export function readRegion(
  row: Row,
  no: number,
  edges: Pack['edges'],
  known: {
    readonly factionNo: ReadonlyMap<string, number>
    readonly seaNo: ReadonlyMap<string, number>
    readonly stackNo: ReadonlyMap<string, number>
    readonly wonders: ReadonlyMap<string, number>
  },
): Region {
  const reference = (column: string, kind: Listed, ids: ReadonlyMap<string, number>): number =>
    cellOrNone(row, column) === undefined ? -1 : refCell(row, column, kind, ids)
  const site = (column: string, kind: Listed, ids: ReadonlyMap<string, number>): number =>
    isOpen(cellOrNone(row, column)) ? -1 : refCell(row, column, kind, ids)
  const coordinate = (column: string, far: number): number =>
    isOpen(cellOrNone(row, column)) ? Number.NaN : decimalCell(row, column, -far, far)
  const seas = (cellOrNone(row, 'seas') ?? '').split('|').filter((sea) => sea !== '')
  return {
    id: idCell(row, 'id'),
    name: nameCell(row),
    home: reference('home', 'faction', known.factionNo),
    capital: flagCell(row, 'capital'),
    gold: wholeCell(row, 'gold', 0, 20),
    terrain: wholeCell(row, 'terrain', 0, 9),
    port: wholeCell(row, 'port', 0, 9),
    level: wholeCell(row, 'def', 0, 20),
    stack: site('merc', 'stack', known.stackNo),
    wonder: site('wonder', 'wonder', known.wonders),
    seas: seas.map((sea) => refIn(row, 'seas', 'sea', sea, known.seaNo)),
    lat: coordinate('lat', 90),
    lon: coordinate('lon', 180),
    borders: edges.flatMap(({ a, b, strait }, edge): Neighbour[] => {
      if (a === no) return [{ to: b, edge, strait }]
      return b === no ? [{ to: a, edge, strait }] : []
    }),
  }
}

export function readSeas(
  rows: readonly Row[],
  borders: readonly Row[],
  seaNo: ReadonlyMap<string, number>,
  regions: readonly Region[],
  collector: Collector,
): readonly Sea[] {
  const next = rows.map(() => new Set<number>())
  const seen = new Set<string>()
  const join = (a: number, b: number): void => {
    next[a]?.add(b)
    next[b]?.add(a)
  }
  collector.each(borders, (row) => {
    const a = refCell(row, 'a', 'sea', seaNo)
    const b = refCell(row, 'b', 'sea', seaNo)
    demandPair(row, a, b, seen)
    join(a, b)
  })
  collector.each(rows, (row, no) => {
    for (const { a, b } of neighboursIn(row, 'next', no, 'sea', seaNo)) join(a, b)
  })
  return collector.each(rows, (row, no) => ({
    id: idCell(row, 'id'),
    name: nameCell(row),
    coast: regions.flatMap((region, at) => (region.seas.includes(no) ? [at] : [])),
    next: [...(next[no] ?? [])].sort((x, y) => x - y),
  }))
}

export function readFaction(
  faction: NumbersFile['factions'][number],
  no: number,
  colour: number,
  regions: readonly Region[],
  regionNo: ReadonlyMap<string, number>,
  collector: Collector,
): Faction {
  const at = (army: 0 | 1 | 2 | 3): number => {
    const id = faction.starts[army]
    const found = regionNo.get(id)
    if (found === undefined)
      collector.add(new BadInput(nothingSuch('region', id), `${NUMBERS}: factions[${no}].starts[${army}]`))
    return found ?? -1
  }
  const starts: Faction['starts'] = [at(0), at(1), at(2), at(3)]
  const capital = regions.findIndex((region) => region.home === no && region.capital)
  return {
    id: faction.id,
    name: faction.name,
    capital: capital < 0 ? starts[3] : capital,
    starts,
    homes: regions.flatMap((region, index) => (region.home === no ? [index] : [])),
    navy: faction.navy,
    roads: faction.roads,
    avoidTerrain: faction.avoidTerrain,
    colour,
  }
}

/** Colours that the factions name; the others take those that are left, in their order. */
export function coloursOf(factions: readonly { readonly colour?: number | undefined }[]): readonly number[] {
  const named = factions.flatMap(({ colour }) => (colour === undefined ? [] : [colour - 1]))
  const free = [0, 1, 2, 3].filter((colour) => !named.includes(colour))
  return factions.map(({ colour }, no) => (colour === undefined ? (free.shift() ?? no % 4) : colour - 1))
}
