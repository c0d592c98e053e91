// Leaders and lore: what follows from the lists of them. What they do is in rules/cards.

import type { Lang } from '@understudy/procedure'
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

const LORE_NAMES: readonly Readonly<Record<Lang, string>>[] = [
  { en: 'Tool-Priests', ru: 'Жрецы механизмов' },
  { en: 'Galactic Rifles', ru: 'Галактические ружья' },
  { en: 'Sprinter Drives', ru: 'Спринтерские двигатели' },
  { en: 'Mirror Plating', ru: 'Зеркальная броня' },
  { en: 'Hidden Harbors', ru: 'Тайные гавани' },
  { en: 'Signal Breaker', ru: 'Глушитель сигналов' },
  { en: 'Repair Drones', ru: 'Ремонтные дроны' },
  { en: 'Gate Ports', ru: 'Космопорты у врат' },
  { en: 'Cloud Cities', ru: 'Облачные города' },
  { en: 'Living Structures', ru: 'Живые здания' },
  { en: 'Gate Stations', ru: 'Станции у врат' },
  { en: 'Railgun Arrays', ru: 'Рельсовые батареи' },
  { en: 'Ancient Holdings', ru: 'Древние закрома' },
  { en: 'Seeker Torpedoes', ru: 'Самонаводящиеся торпеды' },
  { en: 'Predictive Sensors', ru: 'Упреждающие датчики' },
  { en: 'Force Beams', ru: 'Силовые лучи' },
  { en: 'Raider Exosuits', ru: 'Экзоскелеты налётчиков' },
  { en: 'Survival Overrides', ru: 'Отключение самосохранения' },
  { en: 'Empath’s Vision', ru: 'Видение эмпата' },
  { en: 'Empath’s Bond', ru: 'Узы эмпата' },
  { en: 'Keeper’s Trust', ru: 'Доверие хранителя' },
  { en: 'Keeper’s Solidarity', ru: 'Солидарность хранителя' },
  { en: 'Warlord’s Cruelty', ru: 'Жестокость полководца' },
  { en: 'Warlord’s Terror', ru: 'Ужас полководца' },
  { en: 'Tyrant’s Ego', ru: 'Эго тирана' },
  { en: 'Tyrant’s Authority', ru: 'Полномочия тирана' },
  { en: 'Tycoon’s Ambition', ru: 'Замысел магната' },
  { en: 'Tycoon’s Charm', ru: 'Обаяние магната' },
]

export const LORE: Record<LoreId, Readonly<Record<Lang, string>>> = Object.fromEntries(
  LORE_CARDS.map((id, index) => [id, LORE_NAMES[index]!]),
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
