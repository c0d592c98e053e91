// The map of a pack: regions, borders, seas, and where each faction starts.

import { BadInput } from '@understudy/table'
import type { Row } from './csv.ts'
import { cellOrNone, complain, decimalCell, idCell, nameCell, pickCell, refCell, wholeCell } from './fields.ts'
import { NUMBERS } from './files.ts'
import type { NumbersFile } from './numbers.ts'
import type { Faction, Neighbour, Pack, Region, Sea } from './types.ts'

export function readBorders(rows: readonly Row[], regionNo: ReadonlyMap<string, number>): Pack['edges'] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const a = refCell(row, 'a', regionNo)
    const b = refCell(row, 'b', regionNo)
    demandPair(row, a, b, seen)
    return { a, b, strait: pickCell(row, 'kind', ['land', 'strait']) === 'strait' }
  })
}

/** Each pair once, and nothing borders on itself. */
function demandPair(row: Row, a: number, b: number, seen: Set<string>): void {
  if (a === b) throw complain(row, 'b', 'nothing borders on itself.', 'ничто не граничит само с собой.')
  const pair = a < b ? `${a} ${b}` : `${b} ${a}`
  if (seen.has(pair)) throw complain(row, 'b', 'this pair is there twice.', 'эта пара встречается дважды.')
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
  const reference = (column: string, ids: ReadonlyMap<string, number>): number =>
    cellOrNone(row, column) === undefined ? -1 : refCell(row, column, ids)
  const seas = (cellOrNone(row, 'seas') ?? '').split('|').filter((sea) => sea !== '')
  return {
    id: idCell(row, 'id'),
    name: nameCell(row),
    home: reference('home', known.factionNo),
    capital: wholeCell(row, 'capital', 0, 1) === 1,
    gold: wholeCell(row, 'gold', 0, 20),
    terrain: wholeCell(row, 'terrain', 0, 9),
    port: wholeCell(row, 'port', 0, 9),
    level: wholeCell(row, 'def', 0, 20),
    stack: reference('merc', known.stackNo),
    wonder: reference('wonder', known.wonders),
    seas: seas.map((sea) => {
      const found = known.seaNo.get(sea)
      if (found === undefined) throw complain(row, 'seas', `${sea} is not known.`, `${sea} неизвестно.`)
      return found
    }),
    lat: decimalCell(row, 'lat', -90, 90),
    lon: decimalCell(row, 'lon', -180, 180),
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
): readonly Sea[] {
  const next = rows.map((): number[] => [])
  const seen = new Set<string>()
  for (const row of borders) {
    const a = refCell(row, 'a', seaNo)
    const b = refCell(row, 'b', seaNo)
    demandPair(row, a, b, seen)
    next[a]?.push(b)
    next[b]?.push(a)
  }
  return rows.map((row, no) => ({
    id: idCell(row, 'id'),
    name: nameCell(row),
    coast: regions.flatMap((region, at) => (region.seas.includes(no) ? [at] : [])),
    next: (next[no] ?? []).sort((x, y) => x - y),
  }))
}

export function readFaction(
  faction: NumbersFile['factions'][number],
  no: number,
  regions: readonly Region[],
  regionNo: ReadonlyMap<string, number>,
): Faction {
  const at = (id: string): number => {
    const found = regionNo.get(id)
    if (found !== undefined) return found
    throw new BadInput({ en: `${id} is not a region.`, ru: `${id} не область.` }, `${NUMBERS}: factions[${no}].starts`)
  }
  const [first, second, third, fourth] = faction.starts
  return {
    id: faction.id,
    name: faction.name,
    capital: regions.findIndex((region) => region.home === no && region.capital),
    starts: [at(first), at(second), at(third), at(fourth)],
    homes: regions.flatMap((region, index) => (region.home === no ? [index] : [])),
    navy: faction.navy,
    roads: faction.roads,
    avoidTerrain: faction.avoidTerrain,
  }
}
