// From a player's files to a pack. Mistakes are named by file, row and column; cells left open are no mistakes (gap.ts).

import { BadInput } from '@understudy/table'
import { Collector } from './collect.ts'
import { type Row, readTable } from './csv.ts'
import { errorOf, type PackError } from './fault.ts'
import { complain, idCell } from './fields.ts'
import { NUMBERS, PACK_FILES, PACK_TABLES, type TableName } from './files.ts'
import { type Gap, type OpenCell, withoutGaps } from './gap.ts'
import { tableGaps } from './gaps.ts'
import { diceOf, type NumbersFile, numbersOf, readNumbers } from './numbers.ts'
import { placed } from './place.ts'
import { readAction, readDevelopments, readGeneral, readMercenary, readTroop, readWonder } from './read-cards.ts'
import { readBorders, readFaction, readRegion, readSeas } from './read-map.ts'
import { sited, stacksOf } from './sites.ts'
import type { Pack, PackFiles } from './types.ts'
import { faultsOf, oddities } from './validate.ts'

/** Throws BadInput for the first mistake. */
export function readPack(files: PackFiles): Pack {
  const { pack, faults } = read(files)
  if (pack === undefined) throw faults[0] ?? new Error('a pack without mistakes was not read')
  return pack
}

export interface ReadLoosely {
  /** Absent if there are mistakes; gaps are none. */
  readonly pack?: Pack
  readonly errors: readonly PackError[]
  readonly warnings: readonly PackError[]
  readonly gaps: readonly Gap[]
}

/** The same with all mistakes at once, for those who are still writing. */
export function readPackLoosely(files: PackFiles): ReadLoosely {
  const { pack, faults } = read(files)
  return {
    ...(pack === undefined ? {} : { pack }),
    errors: faults.map(errorOf),
    warnings:
      pack === undefined ? [] : oddities(pack).map(({ where, en, ru }) => errorOf(new BadInput({ en, ru }, where))),
    gaps: pack?.gaps ?? [],
  }
}

function read(files: PackFiles): { pack?: Pack; faults: readonly BadInput[] } {
  const collector = new Collector()
  const laid = collector.attempt(() => layOut(files, collector))
  if (laid === undefined || !collector.fine) return { faults: collector.faults }
  const faults = faultsOf(laid)
  return faults.length > 0 ? { faults } : { pack: laid, faults }
}

function layOut(files: PackFiles, collector: Collector): Pack | undefined {
  const stray = Object.keys(files).find((name) => !PACK_FILES.includes(name))
  if (stray !== undefined) {
    throw new BadInput({ en: 'a pack has no such file.', ru: 'в наборе нет такого файла.' }, stray)
  }
  const { file, gaps: openNumbers } = readNumbersOf(files)
  const open: OpenCell[] = []
  const table = (name: TableName): readonly Row[] =>
    collector.attempt(() => {
      const rows = readTable(name, textOf(files, name), PACK_TABLES[name].columns, PACK_TABLES[name].optional)
      const filled = withoutGaps(name, rows)
      open.push(...filled.open)
      return filled.rows
    }) ?? []

  const factionNo = numbered(file.factions.map((faction) => faction.id))
  const seaRows = table('seas.csv')
  const seaNo = numberedRows(seaRows, collector)
  const regionRows = table('regions.csv')
  const regionNo = numberedRows(regionRows, collector)
  const wonderRows = table('wonders.csv')
  const wonderNo = numberedRows(wonderRows, collector)
  const mercenaryRows = table('mercenaries.csv')
  const stackNo = numbered([...new Set(collector.each(mercenaryRows, (row) => idCell(row, 'stack')))])
  const edges = readBorders(table('borders.csv'), regionRows, regionNo, collector)
  const regions = collector.each(regionRows, (row, no) =>
    readRegion(row, no, edges, { factionNo, seaNo, stackNo, wonders: wonderNo }),
  )
  const troops = collector.each(table('troops.csv'), (row) => readTroop(row, factionNo))
  const hired = collector.each(mercenaryRows, (row) => readMercenary(row, stackNo))
  const stacks = stacksOf(mercenaryRows, stackNo, regionNo, regions, collector)
  const wonders = collector.each(wonderRows, (row) => readWonder(row, regionNo))
  const seas = readSeas(seaRows, table('sea-borders.csv'), seaNo, regions, collector)
  const factions = collector.each(file.factions, (faction, no) => readFaction(faction, no, regions, regionNo))
  const generals = collector.each(table('generals.csv'), (row) => readGeneral(row, factionNo))
  const actions = collector.each(table('actions.csv'), readAction)
  const developments = readDevelopments(table('developments.csv'), factionNo, collector)
  const defence = collector.attempt(() => ladder(file.defence, 'defence').map(([dice]) => dice ?? []))
  const gather = collector.attempt(() => ladder(file.gather, 'gather'))
  const cards = unique([...troops, ...hired], collector)
  const leaders = unique(generals, collector)
  const deck = unique(actions, collector)
  if (!collector.fine || defence === undefined || gather === undefined) return undefined
  const pack: Pack = {
    ...numbersOf(file),
    regions: placed(regions),
    edges,
    seas,
    factions,
    troops: cards,
    stacks,
    generals: leaders,
    actions: deck,
    developments,
    wonders,
    defence,
    gather,
    gaps: [],
    regionNo,
    seaNo,
    factionNo,
  }
  const whole = sited(withCapitals(pack))
  return { ...whole, gaps: [...tableGaps(whole, open), ...openNumbers] }
}

/** Army IV starts in the capital, so a table need not say which region that is. */
function withCapitals(pack: Pack): Pack {
  const regions = pack.regions.map((region, no) =>
    pack.factions.some(({ capital }) => capital === no) && !region.capital ? { ...region, capital: true } : region,
  )
  return { ...pack, regions }
}

function textOf(files: PackFiles, name: string): string {
  const text = files[name]
  if (text === undefined) throw new BadInput({ en: 'this file is missing.', ru: 'этого файла нет.' }, name)
  return text
}

function readNumbersOf(files: PackFiles): { file: NumbersFile; gaps: readonly Gap[] } {
  try {
    return readNumbers(textOf(files, NUMBERS))
  } catch (error) {
    if (error instanceof BadInput && error.where !== NUMBERS) throw error.inside(NUMBERS)
    throw error
  }
}

const numbered = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, no) => [id, no]))

function numberedRows(rows: readonly Row[], collector: Collector): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  collector.each(rows, (row) => {
    const id = idCell(row, 'id')
    if (numbers.has(id)) throw complain(row, 'id', `${id} is there twice.`, `${id} встречается дважды.`)
    numbers.set(id, numbers.size)
  })
  return numbers
}

function unique<T extends { readonly id: string }>(items: readonly T[], collector: Collector): ReadonlyMap<string, T> {
  const map = new Map<string, T>()
  collector.each(items, (item) => {
    if (map.has(item.id)) {
      throw new BadInput(
        { en: `the id ${item.id} is there twice.`, ru: `идентификатор ${item.id} встречается дважды.` },
        item.id,
      )
    }
    map.set(item.id, item)
  })
  return map
}

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
