// The sentences that only a real table needs, in English and Russian.

import { type Phrasebook, type Phrases, plural, sayer } from '@understudy/procedure'
import type { Name } from '../pack/types.ts'
import type { ArmyFact } from '../rules/state/names.ts'
import { army as armyEn } from '../text/en/words.ts'
import { army as armyRu, cards as cardsRu } from '../text/ru/words.ts'

const PILES = {
  reserves: { en: 'Reserves', ru: 'резервы' },
  navy: { en: 'Navy cards off the board', ru: 'карты флота вне поля' },
  toFlip: { en: 'action cards to flip', ru: 'неоткрытые карты действий' },
  hand: { en: 'action cards in hand', ru: 'карты действий в руке' },
  pool: { en: 'cards in no army', ru: 'карты вне армий' },
  actions: { en: 'Action deck', ru: 'Колода действий' },
  spent: { en: 'Action discard', ru: 'Сброс карт действий' },
} as const

export type BesideSayings = {
  'carry.army': { army: ArmyFact; n: number; led: boolean }
  'carry.pile': { of: Name | null; pile: keyof typeof PILES; n: number }
  'carry.stack': { no: number; n: number }
  'carry.flipped': { seat: Name; card: Name | null }
  'carry.siege': { region: Name; level: number | null }
}

export const say = sayer<BesideSayings>()

const cardsEn = (n: number): string => plural('en', n, { one: 'card', many: 'cards' })

const en: Phrases<BesideSayings> = {
  'carry.army': ({ army, n, led }) => `${armyEn(army)}: ${cardsEn(n)}, ${led ? 'with' : 'without'} a general.`,
  'carry.pile': ({ of, pile, n }) => `${of === null ? '' : `${of.en}, `}${PILES[pile].en}: ${n}.`,
  'carry.stack': ({ no, n }) => `Mercenary stack ${no}: ${cardsEn(n)}.`,
  'carry.flipped': ({ seat, card }) =>
    card === null ? `${seat.en}: no action card lies open.` : `${seat.en}, open action card: ${card.en}.`,
  'carry.siege': ({ region, level }) =>
    level === null ? `${region.en}: no siege.` : `${region.en}: under siege, turn ${level}.`,
}

const ru: Phrases<BesideSayings> = {
  'carry.army': ({ army, n, led }) => `${armyRu(army)}: ${cardsRu(n)}, ${led ? 'с полководцем' : 'без полководца'}.`,
  'carry.pile': ({ of, pile, n }) => `${of === null ? '' : `${of.ru}, `}${PILES[pile].ru}: ${n}.`,
  'carry.stack': ({ no, n }) => `Стопка наёмников ${no}: ${cardsRu(n)}.`,
  'carry.flipped': ({ seat, card }) =>
    card === null ? `${seat.ru}: открытой карты действия нет.` : `${seat.ru}, открытая карта действия: ${card.ru}.`,
  'carry.siege': ({ region, level }) =>
    level === null ? `${region.ru}: осады нет.` : `${region.ru}: в осаде, ход ${level}.`,
}

export const phrases: Phrasebook = { en, ru }
