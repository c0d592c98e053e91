// Tables and numbers put together: names become numbers, and each thing is told of the others.

import { BadInput } from '@understudy/table'
import type { Colour } from '../vocabulary.ts'
import type { Collector } from './collect.ts'
import type { Row } from './csv.ts'
import { complain, idCell } from './fields.ts'
import { NUMBERS } from './files.ts'
import { tableGaps } from './gaps.ts'
import { captainsOf, isNone, listGaps, openLists } from './lists.ts'
import { diceOf, numbersOf } from './numbers.ts'
import type { Opened } from './open.ts'
import { placed } from './place.ts'
import { readAction, readDevelopments, readGeneral, readMercenary, readTroop, readWonder } from './read-cards.ts'
import { coloursOf, readBorders, readFaction, readRegion, readSeas } from './read-map.ts'
import { sited, stacksOf } from './sites.ts'
import type { Name, Pack } from './types.ts'

export function assemble({ file, openNumbers, tables, openCells }: Opened, collector: Collector): Pack | undefined {
  const factionNo = numberedFactions(file.factions, collector)
  const seaRows = tables['seas.csv']
  const seaNo = numberedRows(seaRows, collector)
  const regionRows = tables['regions.csv']
  const regionNo = numberedRows(regionRows, collector)
  const wonderRows = tables['wonders.csv']
  const wonderNo = numberedRows(wonderRows, collector)
  const troopRows = tables['troops.csv']
  const mercenaryRows = tables['mercenaries.csv']
  const generalRows = tables['generals.csv']
  const actionRows = tables['actions.csv']
  for (const rows of [[...troopRows, ...mercenaryRows], generalRows, actionRows]) numberedRows(rows, collector)
  const stackNo = numbered([...new Set(collector.each(mercenaryRows, (row) => idCell(row, 'stack')))])
  const edges = readBorders(tables['borders.csv'], regionRows, regionNo, collector)
  const regions = collector.each(regionRows, (row, no) =>
    readRegion(row, no, edges, { factionNo, seaNo, stackNo, wonders: wonderNo }),
  )
  const troops = collector.each(troopRows, (row) => readTroop(row, factionNo))
  const hired = collector.each(mercenaryRows, (row) => readMercenary(row, stackNo))
  const stacks = stacksOf(mercenaryRows, stackNo, regionNo, regions, collector)
  const wonders = collector.each(wonderRows, (row) => readWonder(row, regionNo))
  const seas = readSeas(seaRows, tables['sea-borders.csv'], seaNo, regions, collector)
  const colours = coloursOf(file.factions)
  const factions = collector.each(file.factions, (faction, no) =>
    readFaction(faction, no, colours[no] ?? 0, regions, regionNo, collector),
  )
  const lists = file.lists ?? {}
  const generals = [
    ...collector.each(generalRows, (row) => readGeneral(row, factionNo)),
    ...file.factions.flatMap((faction, no) => {
      const some = generalRows.some(({ values }) => values.faction === faction.id)
      return some || !isNone(lists, 'generals', faction.id) ? [] : captainsOf(faction, no)
    }),
  ]
  const actions = collector.each(actionRows, readAction)
  const developments = readDevelopments(tables['developments.csv'], factionNo, collector)
  const defence = collector.attempt(() => ladder(file.defence, 'defence').map(([dice]) => dice ?? []))
  const gather = collector.attempt(() => ladder(file.gather, 'gather'))
  if (!collector.fine || defence === undefined || gather === undefined) return undefined
  const pack: Pack = {
    ...numbersOf(file),
    regions: placed(regions),
    edges,
    seas,
    factions,
    troops: byId([...troops, ...hired]),
    stacks,
    generals: byId(generals),
    actions: byId(actions),
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
  const open = openLists(lists, tables, file.factions)
  return { ...whole, gaps: [...listGaps(whole, open), ...tableGaps(whole, openCells), ...openNumbers] }
}

/** Army IV starts in the capital, so a table need not say which region that is. */
function withCapitals(pack: Pack): Pack {
  const regions = pack.regions.map((region, no) =>
    pack.factions[region.home]?.capital === no && !region.capital ? { ...region, capital: true } : region,
  )
  return { ...pack, regions }
}

const byId = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]))

const numbered = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, no) => [id, no]))

const twice = (id: string): Name => ({ en: `${id} is there twice.`, ru: `${id} встречается дважды.` })

function numberedRows(rows: readonly Row[], collector: Collector): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  collector.each(rows, (row) => {
    const id = idCell(row, 'id')
    if (numbers.has(id)) throw complain(row, 'id', twice(id))
    numbers.set(id, numbers.size)
  })
  return numbers
}

function numberedFactions(factions: readonly { readonly id: string }[], collector: Collector) {
  collector.each(factions, ({ id }, no) => {
    if (factions.findIndex((other) => other.id === id) < no)
      throw new BadInput(twice(id), `${NUMBERS}.factions[${no}].id`)
  })
  return numbered(factions.map(({ id }) => id))
}

type Dice = readonly Colour[]

/** `{ 1: WW, 2: GW }` as a list from 0 on. */
function ladder(data: Readonly<Record<string, string | readonly string[]>>, where: string): (readonly Dice[])[] {
  const steps: (readonly Dice[])[] = [[]]
  for (let n = 1; n <= Object.keys(data).length; n++) {
    const dice = data[String(n)]
    if (dice === undefined) {
      throw new BadInput({ en: `the row for ${n} is missing.`, ru: `нет строки для ${n}.` }, `${NUMBERS}: ${where}`)
    }
    steps.push((typeof dice === 'string' ? [dice] : dice).map(diceOf))
  }
  return steps
}
