// From a player's files to a pack. Throws BadInput that names the file, the row and the mistake.

import { BadInput } from '@understudy/table'
import { type Row, readTable } from './csv.ts'
import { complain, idCell } from './fields.ts'
import { NUMBERS, PACK_FILES, PACK_TABLES, type TableName } from './files.ts'
import { diceOf, type NumbersFile, numbersOf, readNumbers } from './numbers.ts'
import {
  readAction,
  readDevelopments,
  readGeneral,
  readMercenary,
  readStacks,
  readTroop,
  readWonder,
} from './read-cards.ts'
import { readBorders, readFaction, readRegion, readSeas } from './read-map.ts'
import type { Pack, PackFiles, Region, Wonder } from './types.ts'
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
