// From a player's files to a pack. Throws BadInput that names the file, the row and the mistake.

import { BadInput } from '@understudy/table'
import { CLASSES, DEVELOPMENTS, EFFECTS } from '../vocabulary.ts'
import { type Row, readTable } from './csv.ts'
import {
  cell,
  cellOrNone,
  complain,
  decimalCell,
  diceCell,
  facesCell,
  idCell,
  nameCell,
  pickCell,
  refCell,
  wholeCell,
} from './fields.ts'
import { NUMBERS, PACK_FILES, PACK_TABLES, type TableName } from './files.ts'
import { diceOf, type NumbersFile, numbersOf, readNumbers } from './numbers.ts'
import {
  type ActionCard,
  type Development,
  type Faction,
  type General,
  type Neighbour,
  type Pack,
  type PackFiles,
  type Region,
  type Sea,
  type Stack,
  type TroopCard,
  WHERES,
  type Wonder,
} from './types.ts'
import { demandSound } from './validate.ts'

export function readPack(files: PackFiles): Pack {
  const stray = Object.keys(files).find((name) => !PACK_FILES.includes(name))
  if (stray !== undefined) {
    throw new BadInput({ en: 'a pack has no such file.', ru: 'в наборе нет такого файла.' }, stray)
  }
  const file = readNumbersOf(files)
  const table = (name: TableName): readonly Row[] =>
    readTable(name, textOf(files, name), PACK_TABLES[name].columns, PACK_TABLES[name].optional)

  const factionNo = numbered(file.factions.map((faction) => faction.id))
  const seaRows = table('seas.csv')
  const seaNo = numberedRows(seaRows)
  const regionRows = table('regions.csv')
  const regionNo = numberedRows(regionRows)
  const wonderRows = table('wonders.csv')
  const mercenaryRows = table('mercenaries.csv')
  const stackNo = numbered([...new Set(mercenaryRows.map((row) => idCell(row, 'stack')))])
  const edges = readBorders(table('borders.csv'), regionNo)
  const regions = regionRows.map(
    (row, no): Region => readRegion(row, no, edges, { factionNo, seaNo, stackNo, wonders: numberedRows(wonderRows) }),
  )
  const troops = unique([
    ...table('troops.csv').map((row) => readTroop(row, factionNo)),
    ...mercenaryRows.map((row) => readMercenary(row, stackNo)),
  ])
  const pack: Pack = {
    ...numbersOf(file),
    regions,
    edges,
    seas: readSeas(seaRows, table('sea-borders.csv'), seaNo, regions),
    factions: file.factions.map((faction, no) => readFaction(faction, no, regions, regionNo)),
    troops,
    stacks: readStacks(mercenaryRows, stackNo, regionNo),
    generals: unique(table('generals.csv').map((row) => readGeneral(row, factionNo))),
    actions: unique(table('actions.csv').map(readAction)),
    developments: readDevelopments(table('developments.csv'), factionNo),
    wonders: wonderRows.map((row): Wonder => readWonder(row, regionNo)),
    defence: ladder(file.defence, 'defence').map(([dice]) => dice ?? []),
    gather: ladder(file.gather, 'gather'),
    regionNo,
    seaNo,
    factionNo,
  }
  demandSound(pack)
  return pack
}

function textOf(files: PackFiles, name: string): string {
  const text = files[name]
  if (text === undefined) throw new BadInput({ en: 'this file is missing.', ru: 'этого файла нет.' }, name)
  return text
}

function readNumbersOf(files: PackFiles): NumbersFile {
  try {
    return readNumbers(textOf(files, NUMBERS))
  } catch (error) {
    if (error instanceof BadInput && error.where !== NUMBERS) throw error.inside(NUMBERS)
    throw error
  }
}

const numbered = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, no) => [id, no]))

function numberedRows(rows: readonly Row[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  for (const row of rows) {
    const id = idCell(row, 'id')
    if (numbers.has(id)) throw complain(row, 'id', `${id} is there twice.`, `${id} встречается дважды.`)
    numbers.set(id, numbers.size)
  }
  return numbers
}

function unique<T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  const map = new Map<string, T>()
  for (const item of items) {
    if (map.has(item.id)) {
      throw new BadInput(
        { en: `the id ${item.id} is there twice.`, ru: `идентификатор ${item.id} встречается дважды.` },
        item.id,
      )
    }
    map.set(item.id, item)
  }
  return map
}

function readBorders(rows: readonly Row[], regionNo: ReadonlyMap<string, number>): Pack['edges'] {
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

function readRegion(
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

function readSeas(
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

function readFaction(
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

function troopCells(row: Row): Omit<TroopCard, 'faction' | 'stack' | 'start' | 'reserve' | 'upgrade' | 'retires'> {
  const sub = cellOrNone(row, 'sub') ?? ''
  return {
    id: idCell(row, 'id'),
    name: nameCell(row),
    cls: pickCell(row, 'class', CLASSES),
    skirmishing: sub === 'skirmish',
    sub,
    cost: wholeCell(row, 'cost', 0, 20),
    terrain: diceCell(row, 'T'),
    flanks: diceCell(row, 'F'),
    centre: diceCell(row, 'C'),
  }
}

const readTroop = (row: Row, factionNo: ReadonlyMap<string, number>): TroopCard => ({
  ...troopCells(row),
  faction: refCell(row, 'faction', factionNo),
  stack: -1,
  start: wholeCell(row, 'start', 0, 40),
  reserve: wholeCell(row, 'reserve', 0, 40),
  upgrade: wholeCell(row, 'upgrade', 0, 40),
  retires: cell(row, 'retires') === '1',
})

const readMercenary = (row: Row, stackNo: ReadonlyMap<string, number>): TroopCard => ({
  ...troopCells(row),
  faction: -1,
  stack: refCell(row, 'stack', stackNo),
  start: 0,
  reserve: 0,
  upgrade: 0,
  retires: false,
})

function readStacks(
  rows: readonly Row[],
  stackNo: ReadonlyMap<string, number>,
  regionNo: ReadonlyMap<string, number>,
): readonly Stack[] {
  return [...stackNo.keys()].map((id) => {
    const own = rows.filter((row) => cell(row, 'stack') === id)
    const places = own.map((row) => refCell(row, 'region', regionNo))
    const [region] = places
    const other = own.find((_, at) => places[at] !== region)
    if (region === undefined || other !== undefined) {
      throw complain(
        other ?? ({ where: id, values: {} } as Row),
        'region',
        'a stack lies at one region only.',
        'стопка лежит только в одной области.',
      )
    }
    return {
      id,
      region,
      cards: own.flatMap((row) => Array<string>(wholeCell(row, 'count', 1, 20)).fill(cell(row, 'id'))),
    }
  })
}

const readGeneral = (row: Row, factionNo: ReadonlyMap<string, number>): General => ({
  id: idCell(row, 'id'),
  faction: refCell(row, 'faction', factionNo),
  name: nameCell(row),
  stars: wholeCell(row, 'stars', 0, 9),
  start: wholeCell(row, 'start', 0, 1) === 1,
})

function readAction(row: Row): ActionCard {
  const tests: { -readonly [K in keyof ActionCard['tests']]: ActionCard['tests'][K] } = {}
  for (const kind of ['general', 'agent', 'any'] as const) {
    const dice = diceCell(row, kind)
    if (dice.length > 1) throw complain(row, kind, 'one die is rolled for a test.', 'для проверки бросают один кубик.')
    if (dice[0] !== undefined) tests[kind] = dice[0]
  }
  return {
    id: idCell(row, 'id'),
    effect: pickCell(row, 'effect', EFFECTS),
    name: nameCell(row),
    gold: wholeCell(row, 'gold', 0, 20),
    copies: wholeCell(row, 'copies', 0, 20),
    where: pickCell(row, 'where', WHERES),
    tests,
    consent: wholeCell(row, 'consent', 0, 1) === 1,
    pay: wholeCell(row, 'pay', 0, 20),
    success: facesCell(row, 'success'),
    caught: facesCell(row, 'caught'),
  }
}

function readDevelopments(rows: readonly Row[], factionNo: ReadonlyMap<string, number>): Pack['developments'] {
  const trees: Development[][][] = [...factionNo].map(() => [])
  for (const row of rows) {
    const faction = refCell(row, 'faction', factionNo)
    const col = wholeCell(row, 'col', 1, 9)
    const line = wholeCell(row, 'row', 1, 9)
    const tree = trees[faction] ?? []
    while (tree.length < col) tree.push([])
    const column = tree[col - 1] ?? []
    if (column.length !== line - 1) {
      throw complain(
        row,
        'row',
        'the rows of a column are listed from 1 on, without gaps.',
        'строки столбца перечисляются с 1 подряд.',
      )
    }
    column.push({
      faction,
      col,
      row: line,
      cost: wholeCell(row, 'cost', 0, 99),
      name: nameCell(row),
      effect: pickCell(row, 'effect', DEVELOPMENTS),
      value: wholeCell(row, 'value', 0, 99),
    })
  }
  return trees
}

const readWonder = (row: Row, regionNo: ReadonlyMap<string, number>): Wonder => ({
  id: idCell(row, 'id'),
  name: nameCell(row),
  region: refCell(row, 'region', regionNo),
  vp: wholeCell(row, 'vp', 0, 20),
})

/** `{ 1: WW, 2: GW }` as a list from 0 on. */
function ladder(
  data: Readonly<Record<string, string | readonly string[]>>,
  where: string,
): (readonly (readonly ('B' | 'W' | 'G' | 'Y' | 'R')[])[])[] {
  const steps: (readonly (readonly ('B' | 'W' | 'G' | 'Y' | 'R')[])[])[] = [[]]
  for (let n = 1; n <= Object.keys(data).length; n++) {
    const dice = data[String(n)]
    if (dice === undefined) {
      throw new BadInput({ en: `the row for ${n} is missing.`, ru: `нет строки для ${n}.` }, `${NUMBERS}: ${where}`)
    }
    steps.push((typeof dice === 'string' ? [dice] : dice).map(diceOf))
  }
  return steps
}
