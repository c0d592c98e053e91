// What each faction needs, and what its cards must be.

import type { Lang } from '@understudy/procedure'
import { BadInput, CHANCE } from '@understudy/table'
import { CLASSES, EFFECTS } from '../vocabulary.ts'
import { isNone, isOpenList } from './lists.ts'
import type { Faction, Pack } from './types.ts'

const wrong = (where: string, said: Readonly<Record<Lang, string>>): BadInput => new BadInput(said, where)

export function factionFaults(pack: Pack, faction: Faction, no: number): BadInput[] {
  return [...homeFaults(pack, faction, no), ...forceFaults(pack, faction, no)]
}

function homeFaults(pack: Pack, faction: Faction, no: number): BadInput[] {
  const where = `pack.yaml: factions (${faction.id})`
  if (faction.id === CHANCE)
    return [
      wrong(where, {
        en: 'this id means the dice; choose another.',
        ru: 'этот идентификатор занят кубиками; нужен другой.',
      }),
    ]
  if (faction.homes.length === 0)
    return [wrong(where, { en: 'it has no home region.', ru: 'у неё нет родных областей.' })]
  const faults: BadInput[] = []
  const demand = (holds: boolean, said: Readonly<Record<Lang, string>>): void => {
    if (!holds) faults.push(wrong(where, said))
  }
  const capitals = faction.homes.filter((home) => pack.regions[home]?.capital)
  demand(capitals.length === 1, {
    en: 'exactly one home region is its capital.',
    ru: 'столица — ровно одна из родных областей.',
  })
  demand(faction.starts[3] === faction.capital, {
    en: 'army IV starts in the capital.',
    ru: 'IV армия начинает в столице.',
  })
  demand(new Set(faction.starts).size === 4, {
    en: 'armies start in four different regions.',
    ru: 'армии начинают в четырёх разных областях.',
  })
  demand(
    faction.starts.every((start) => pack.regions[start]?.home === no),
    { en: 'armies start in home regions.', ru: 'армии начинают в родных областях.' },
  )
  return faults
}

/** Generals, cards and developments that a side cannot do without. */
function forceFaults(pack: Pack, { id }: Faction, no: number): BadInput[] {
  const faults: BadInput[] = []
  const generals = [...pack.generals.values()].filter((general) => general.faction === no && general.start)
  if (generals.length !== 4 && !isOpenList(pack, 'generals', id))
    faults.push(wrong(`generals.csv (${id})`, { en: 'four generals start.', ru: 'начинают четыре полководца.' }))
  const own = [...pack.troops.values()].filter((card) => card.faction === no)
  const starting = (cls: string): number => own.reduce((sum, card) => sum + (card.cls === cls ? card.start : 0), 0)
  if (starting('AR') > 0)
    faults.push(wrong(`troops.csv (${id})`, { en: 'no artillery starts.', ru: 'артиллерии в начале нет.' }))
  // Four armies have to stand.
  const least = Math.max(8, 4 * pack.army.minimum)
  if (starting('MI') < least && !isOpenList(pack, 'troops', id))
    faults.push(
      wrong(`troops.csv (${id})`, {
        en: `at least ${least} infantry cards start, not ${starting('MI')}.`,
        ru: `в начале нужно не меньше ${least} карт пехоты, а не ${starting('MI')}.`,
      }),
    )
  const treeless = isNone(pack.lists, 'developments', id) || isOpenList(pack, 'developments', id)
  if ((pack.developments[no]?.length ?? 0) === 0 && !treeless)
    faults.push(wrong(`developments.csv (${id})`, { en: 'it has no developments.', ru: 'у неё нет улучшений.' }))
  return faults
}

export function deckFaults(pack: Pack): BadInput[] {
  const faults: BadInput[] = []
  for (const effect of EFFECTS) {
    const cards = [...pack.actions.values()].filter((card) => card.effect === effect)
    for (const { id } of cards.slice(1))
      faults.push(
        wrong(`actions.csv (${id})`, { en: `${effect} is there twice.`, ru: `${effect} встречается дважды.` }),
      )
  }
  const seats = pack.factions.length
  const copies = [...pack.actions.values()].reduce((sum, card) => sum + card.copies, 0)
  const needed = pack.factions.reduce((sum, _, no) => sum + pack.setup.hand + moreCards(pack, no), 0)
  const open = pack.gaps.some(
    ({ file, row, column }) =>
      (file === 'actions.csv' && column === 'copies') || (row === 'setup' && column === 'hand'),
  )
  // A box without action cards deals none.
  if (copies < needed && copies > 0 && !open)
    faults.push(
      wrong('actions.csv', {
        en: `there are ${copies} action cards, and ${seats} players may be dealt ${needed}.`,
        ru: `карт действий ${copies}, а игрокам (${seats}) могут раздать ${needed}.`,
      }),
    )
  if (pack.setup.initiative < seats)
    faults.push(
      wrong('pack.yaml: setup.initiative', {
        en: `at least ${seats} cards are needed.`,
        ru: `карт инициативы нужно не меньше ${seats}.`,
      }),
    )
  return faults
}

const moreCards = (pack: Pack, no: number): number =>
  (pack.developments[no] ?? []).flat().reduce((sum, { effect, value }) => sum + (effect === 'CARD' ? value : 0), 0)

/** 10.1 and DEC-2: what an army may be, and what bots are told to declare. */
export function armyFaults({ army, declare, setup, limits }: Pack): BadInput[] {
  const faults: BadInput[] = []
  if (army.minimum < 1 || army.minimum > army.line)
    faults.push(
      wrong('pack.yaml: army.minimum', {
        en: `a number from 1 to ${army.line} is needed, as many as line allows.`,
        ru: `нужно число от 1 до ${army.line}: столько позволяет line.`,
      }),
    )
  for (const [what, limit] of [
    ['agents', limits.agents],
    ['navies', limits.navyCards],
  ] as const) {
    if (setup[what] > limit)
      faults.push(
        wrong(`pack.yaml: setup.${what}`, {
          en: `a side begins with ${setup[what]}, and may have ${limit} at most.`,
          ru: `сторона начинает с ${setup[what]}, а иметь может не больше ${limit}.`,
        }),
      )
  }
  if (declare[0]?.from !== 0)
    faults.push(wrong('pack.yaml: declare', { en: 'the first row is from 0.', ru: 'первая строка начинается с 0.' }))
  const most = { MI: army.line, CV: army.line, SK: army.SK, AR: army.AR }
  for (const { from, counts } of declare) {
    const where = `pack.yaml: declare (from ${from})`
    for (const cls of CLASSES) {
      const [low, high] = counts[cls]
      if (low > high || high - low > 2)
        faults.push(
          wrong(where, {
            en: `${cls}: one to three values in a row are needed.`,
            ru: `${cls}: нужно от одного до трёх значений подряд.`,
          }),
        )
      if (high > most[cls])
        faults.push(
          wrong(where, {
            en: `${cls}: an army takes ${most[cls]} at most, not ${high}.`,
            ru: `${cls}: армия вмещает не больше ${most[cls]}, а не ${high}.`,
          }),
        )
    }
  }
  return faults
}
