// What a pack must be so that the rules can run on it. Each complaint names what it is about.

import { BadInput } from '@understudy/table'
import { CLASSES, type Colour, EFFECTS, type Face } from '../vocabulary.ts'
import { Collector } from './collect.ts'
import { siteFaults } from './sites.ts'
import type { Faction, Pack, Region, Sea } from './types.ts'

const wrong = (where: string, en: string, ru: string): BadInput => new BadInput({ en, ru }, where)

/** Every mistake that can be told from the others; what is still open is given the benefit of the doubt. */
export function faultsOf(pack: Pack): readonly BadInput[] {
  const collector = new Collector()
  const open = (column: string): boolean => pack.gaps.some((gap) => gap.column === column)
  const coasts = !open('seas')
  collector.each(pack.regions, (region) => demandPlace(region, coasts, !open('borders')))
  collector.faults.push(...siteFaults(pack))
  if (coasts) collector.each(pack.seas, demandCoasts)
  if (coasts && !open('borders') && !open('next')) collector.attempt(() => demandConnected(pack))
  collector.each(pack.factions, (faction, no) => demandFaction(pack, faction, no, !open('borders')))
  collector.attempt(() => demandCapitals(pack))
  collector.attempt(() => demandCards(pack))
  if (!pack.gaps.some((gap) => gap.row === 'dice')) collector.attempt(() => demandDice(pack))
  collector.attempt(() => demandTables(pack))
  return collector.faults
}

const rowOf = (region: Region): string => `regions.csv (${region.id})`

function demandPlace(region: Region, coasts: boolean, borders: boolean): void {
  if (coasts && borders && region.borders.length === 0 && region.seas.length === 0) {
    throw wrong(rowOf(region), 'it touches neither a region nor a sea.', 'она не граничит ни с областью, ни с морем.')
  }
  if (coasts && region.port > 0 && region.seas.length === 0) {
    throw wrong(rowOf(region), 'a port needs a coast.', 'порту нужен берег.')
  }
  if (new Set(region.seas).size !== region.seas.length) {
    throw wrong(rowOf(region), 'a sea is named twice.', 'море названо дважды.')
  }
}

function demandCoasts(sea: Sea): void {
  if (sea.coast.length >= 2) return
  throw wrong(`seas.csv (${sea.id})`, 'a sea needs two coasts at least.', 'морю нужны хотя бы два берега.')
}

/** By land, strait and sea, everything can be reached from everywhere. */
function demandConnected(pack: Pack): void {
  const seen = new Set<number>([0])
  const todo = [0]
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    const region = pack.regions[at]
    const near = [
      ...(region?.borders.map(({ to }) => to) ?? []),
      ...(region?.seas.flatMap((sea) =>
        [sea, ...(pack.seas[sea]?.next ?? [])].flatMap((zone) => pack.seas[zone]?.coast ?? []),
      ) ?? []),
    ]
    for (const to of near) {
      if (seen.has(to)) continue
      seen.add(to)
      todo.push(to)
    }
  }
  const cut = pack.regions.find((_, no) => !seen.has(no))
  if (cut !== undefined) {
    throw wrong(rowOf(cut), 'it cannot be reached from the first region.', 'до неё не добраться от первой области.')
  }
}

function demandFaction(pack: Pack, faction: Faction, no: number, borders: boolean): void {
  const where = `pack.yaml: factions (${faction.id})`
  const capitals = faction.homes.filter((home) => pack.regions[home]?.capital)
  if (capitals.length !== 1)
    throw wrong(where, 'exactly one home region is its capital.', 'столица — ровно одна из родных областей.')
  if (faction.starts[3] !== faction.capital)
    throw wrong(where, 'army IV starts in the capital.', 'IV армия начинает в столице.')
  if (new Set(faction.starts).size !== 4)
    throw wrong(where, 'armies start in four different regions.', 'армии начинают в четырёх разных областях.')
  if (faction.starts.some((start) => pack.regions[start]?.home !== no)) {
    throw wrong(where, 'armies start in home regions.', 'армии начинают в родных областях.')
  }
  if (borders && !joined(pack, faction.homes))
    throw wrong(where, 'its home regions are not connected by borders.', 'её родные области не связаны границами.')
  const generals = [...pack.generals.values()].filter((general) => general.faction === no && general.start)
  if (generals.length !== 4)
    throw wrong(`generals.csv (${faction.id})`, 'four generals start.', 'начинают четыре полководца.')
  const own = [...pack.troops.values()].filter((card) => card.faction === no)
  const starting = (cls: string): number => own.reduce((sum, card) => sum + (card.cls === cls ? card.start : 0), 0)
  if (starting('AR') > 0) throw wrong(`troops.csv (${faction.id})`, 'no artillery starts.', 'артиллерии в начале нет.')
  if (starting('MI') < 8)
    throw wrong(
      `troops.csv (${faction.id})`,
      'at least 8 infantry cards start.',
      'в начале нужно не меньше 8 карт пехоты.',
    )
  if ((pack.developments[no]?.length ?? 0) === 0) {
    throw wrong(`developments.csv (${faction.id})`, 'it has no developments.', 'у неё нет улучшений.')
  }
}

function demandCapitals(pack: Pack): void {
  const lone = pack.regions.find((region) => region.capital && region.home < 0)
  if (lone !== undefined) throw wrong(rowOf(lone), 'a capital is somebody’s home.', 'столица — чья-то родная область.')
}

function joined(pack: Pack, regions: readonly number[]): boolean {
  const [first] = regions
  if (first === undefined) return false
  const seen = new Set([first])
  const todo = [first]
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    for (const { to } of pack.regions[at]?.borders ?? []) {
      if (seen.has(to) || !regions.includes(to)) continue
      seen.add(to)
      todo.push(to)
    }
  }
  return seen.size === regions.length
}

function demandCards(pack: Pack): void {
  for (const effect of EFFECTS) {
    const cards = [...pack.actions.values()].filter((card) => card.effect === effect)
    if (cards.length > 1)
      throw wrong(`actions.csv (${cards[1]?.id})`, `${effect} is there twice.`, `${effect} встречается дважды.`)
  }
  const copies = [...pack.actions.values()].reduce((sum, card) => sum + card.copies, 0)
  if (copies < (pack.setup.hand + 1) * 4) {
    throw wrong(
      'actions.csv',
      'there are too few action cards for four players.',
      'карт действий не хватает на четырёх игроков.',
    )
  }
  if (pack.setup.initiative < 4)
    throw wrong('pack.yaml: setup.initiative', 'at least 4 cards are needed.', 'нужно не меньше 4 карт.')
}

const share = (faces: readonly Face[], face: Face): number =>
  faces.filter((each) => each === face).length / faces.length

function demandDice(pack: Pack): void {
  const where = 'pack.yaml: dice'
  const all: readonly Face[] = ['-', 'S', 'X', 'K']
  if (!all.every((face) => pack.dice.G.includes(face)))
    throw wrong(where, 'G shows all four faces.', 'на G есть все четыре грани.')
  for (const colour of ['Y', 'R'] as const) {
    if (!pack.dice[colour].includes('K')) throw wrong(where, `${colour} has a skull.`, `на ${colour} есть череп.`)
  }
  if (share(pack.dice.R, 'K') <= share(pack.dice.Y, 'K')) {
    throw wrong(where, 'R shows skulls more often than Y.', 'на R череп выпадает чаще, чем на Y.')
  }
}

function demandTables(pack: Pack): void {
  const highest = Math.max(pack.levels.highest, ...pack.regions.map((region) => region.level))
  if (pack.defence.length <= highest)
    throw wrong('pack.yaml: defence', `levels up to ${highest} are in use.`, `встречаются уровни до ${highest}.`)
  if (pack.gather.length <= pack.army.line) {
    throw wrong(
      'pack.yaml: gather',
      `up to ${pack.army.line} infantry cards can attack.`,
      `атаковать могут до ${pack.army.line} карт пехоты.`,
    )
  }
  if (pack.declare[0]?.from !== 0)
    throw wrong('pack.yaml: declare', 'the first row is from 0.', 'первая строка начинается с 0.')
  for (const { from, counts } of pack.declare) {
    for (const cls of CLASSES) {
      const [low, high] = counts[cls]
      if (low <= high && high - low <= 2) continue
      throw wrong(
        `pack.yaml: declare (from ${from})`,
        `${cls}: one to three values in a row are needed.`,
        `${cls}: нужно от одного до трёх значений подряд.`,
      )
    }
  }
}

/** Not wrong, but other than the bots' rulebook assumes. */
export function oddities(pack: Pack): { readonly where: string; readonly en: string; readonly ru: string }[] {
  const odd: { where: string; en: string; ru: string }[] = []
  const expect = (colour: Colour, wanted: number, words: string): void => {
    const is = share(pack.dice[colour], 'X')
    if (Math.abs(is - wanted) < 1e-9) return
    odd.push({
      where: `pack.yaml: dice.${colour}`,
      en: `the bots’ rulebook expects wounds on ${words} of the faces.`,
      ru: `книга правил ботов предполагает раны на ${words} граней.`,
    })
  }
  expect('G', 1 / 3, '2/6')
  expect('Y', 1 / 2, '3/6')
  return odd
}
