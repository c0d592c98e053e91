// Leaders and lore: what follows from the lists of them. What they do is in rules/cards.

import { type CardSet, firstCards, setOf, without } from '../card-sets.ts'
import { LEADERS, type LeaderId, LORE_CARDS, type LoreId } from '../vocabulary.ts'
import { LEADER_LIST, type LeaderData, type StartPieces } from './leader-list.ts'
import * as LEAD from './leader-numbers.ts'
import * as LORE_CARD from './lore-numbers.ts'

export const LEADER: Readonly<Record<LeaderId, LeaderData>> = Object.fromEntries(
  LEADERS.map((id, index) => [id, LEADER_LIST[index] as LeaderData]),
)

export { LEAD, LEADER_LIST, type StartPieces }
export const BASE_LEADERS = 8

const LORE_NAMES: readonly (readonly [string, string])[] = [
  ['Tool-Priests', 'Жрецы механизмов'],
  ['Galactic Rifles', 'Галактические ружья'],
  ['Sprinter Drives', 'Спринтерские двигатели'],
  ['Mirror Plating', 'Зеркальная броня'],
  ['Hidden Harbors', 'Тайные гавани'],
  ['Signal Breaker', 'Глушитель сигналов'],
  ['Repair Drones', 'Ремонтные дроны'],
  ['Gate Ports', 'Космопорты у врат'],
  ['Cloud Cities', 'Облачные города'],
  ['Living Structures', 'Живые здания'],
  ['Gate Stations', 'Станции у врат'],
  ['Railgun Arrays', 'Рельсовые батареи'],
  ['Ancient Holdings', 'Древние закрома'],
  ['Seeker Torpedoes', 'Самонаводящиеся торпеды'],
  ['Predictive Sensors', 'Упреждающие датчики'],
  ['Force Beams', 'Силовые лучи'],
  ['Raider Exosuits', 'Экзоскелеты налётчиков'],
  ['Survival Overrides', 'Отключение самосохранения'],
  ['Empath’s Vision', 'Видение эмпата'],
  ['Empath’s Bond', 'Узы эмпата'],
  ['Keeper’s Trust', 'Доверие хранителя'],
  ['Keeper’s Solidarity', 'Солидарность хранителя'],
  ['Warlord’s Cruelty', 'Жестокость полководца'],
  ['Warlord’s Terror', 'Ужас полководца'],
  ['Tyrant’s Ego', 'Эго тирана'],
  ['Tyrant’s Authority', 'Полномочия тирана'],
  ['Tycoon’s Ambition', 'Замысел магната'],
  ['Tycoon’s Charm', 'Обаяние магната'],
]

export const LORE: Record<LoreId, { readonly en: string; readonly ru: string }> = Object.fromEntries(
  LORE_CARDS.map((id, index) => {
    const [en, ru] = LORE_NAMES[index] as readonly [string, string]
    return [id, { en, ru }]
  }),
)
export const BASE_LORE = 14
export const ALL_LORE = 28

export { LORE_CARD }

/** Lore that goes with a declared ambition: Empath’s Vision and what follows. */
export const AMBITION_LORE: CardSet = without(firstCards(LORE_CARDS.length), firstCards(LORE_CARD.empathsVision))

/** What SUPERCAT's selection chooses from (supercat 8.3). */
export const PRESCRIBED_LEADERS: CardSet = setOf(LEAD.rebel - 1, LEAD.quartermaster - 1, LEAD.corsair - 1)
export const PRESCRIBED_LORE: CardSet = setOf(
  LORE_CARD.seekerTorpedoes,
  LORE_CARD.railgunArrays,
  LORE_CARD.repairDrones,
  LORE_CARD.signalBreaker,
  LORE_CARD.mirrorPlating,
)
