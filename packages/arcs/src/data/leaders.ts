// Leaders and lore: names, starting pieces and tokens (arcs 16.2). What they do is in rules/cards.

import { type CardSet, firstCards, setOf, without } from '../card-sets.ts'
import { LEADERS, type LeaderId, LORE_CARDS, type LoreId, type Resource } from '../vocabulary.ts'
import * as LEAD from './leader-numbers.ts'
import * as LORE_CARD from './lore-numbers.ts'

export type StartPieces = { readonly building?: 'city' | 'starport'; readonly ships: number }

interface LeaderData {
  readonly name: { readonly en: string; readonly ru: string }
  readonly tokens: readonly [Resource, Resource]
  readonly a: StartPieces
  readonly b: StartPieces
  readonly c: StartPieces
}

/** "city 3" → a city and three ships. */
const pieces = (text: string): StartPieces => {
  const [first, second] = text.split(' ')
  return second === undefined
    ? { ships: Number(first) }
    : { building: first === 'city' ? 'city' : 'starport', ships: Number(second) }
}

const leader = (en: string, ru: string, one: Resource, two: Resource, a: string, b: string, c: string): LeaderData => ({
  name: { en, ru },
  tokens: [one, two],
  a: pieces(a),
  b: pieces(b),
  c: pieces(c),
})

export const LEADER_LIST: readonly LeaderData[] = [
  leader('Elder', 'Старейшина', 'relic', 'material', 'city 3', 'starport 3', '2'),
  leader('Mystic', 'Мистик', 'psionic', 'relic', 'city 3', 'starport 3', '2'),
  leader('Fuel-Drinker', 'Топливопийца', 'fuel', 'fuel', 'city 3', 'starport 3', '2'),
  leader('Upstart', 'Выскочка', 'psionic', 'material', 'city 4', 'starport 3', '2'),
  leader('Rebel', 'Мятежник', 'material', 'weapon', 'starport 4', '4', '2'),
  leader('Warrior', 'Воитель', 'weapon', 'material', 'city 3', 'starport 3', '2'),
  leader('Feastbringer', 'Устроитель пиров', 'relic', 'material', 'city 3', 'city 3', '3'),
  leader('Demagogue', 'Демагог', 'psionic', 'weapon', 'city 3', 'starport 3', '2'),
  leader('Archivist', 'Архивариус', 'relic', 'relic', 'city 3', 'city 3', '2'),
  leader('Overseer', 'Надсмотрщик', 'fuel', 'material', 'city 3', 'starport 3', '2'),
  leader('Corsair', 'Корсар', 'fuel', 'weapon', 'starport 4', '3', '2'),
  leader('Noble', 'Аристократ', 'psionic', 'psionic', 'city 3', 'starport 3', '2'),
  leader('Anarchist', 'Анархист', 'relic', 'weapon', '4', '3', '2'),
  leader('Shaper', 'Преобразователь', 'relic', 'material', 'city 3', '3', '3'),
  leader('Agitator', 'Подстрекатель', 'fuel', 'material', 'city 3', 'starport 4', '2'),
  leader('Quartermaster', 'Интендант', 'fuel', 'weapon', 'starport 4', '3', '2'),
]

export const LEADER: Readonly<Record<LeaderId, LeaderData>> = Object.fromEntries(
  LEADERS.map((id, index) => [id, LEADER_LIST[index] as LeaderData]),
)

export { LEAD }
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
