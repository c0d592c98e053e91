// The Court deck: names, suits and raid costs (arcs 15). What a card does is in rules/cards.

import { type CardSet, firstCards, inSet, setOf } from '../card-sets.ts'
import { COURT_CARDS, EVERY_COURT_CARD, RESOURCES, type Resource } from '../vocabulary.ts'
import * as GUILD from './guild-numbers.ts'
import * as VOX from './vox-numbers.ts'

interface CourtData {
  readonly name: { readonly en: string; readonly ru: string }
  /** Absent for Vox cards. */
  readonly suit?: Resource
  readonly keys: number
}

const guild = (en: string, ru: string, suit: Resource, keys: number): CourtData => ({ name: { en, ru }, suit, keys })
const vox = (en: string, ru: string): CourtData => ({ name: { en, ru }, keys: 0 })

const LIST: readonly CourtData[] = [
  guild('Loyal Engineers', 'Верные инженеры', 'material', 3),
  guild('Mining Interest', 'Добывающий концерн', 'material', 2),
  guild('Material Cartel', 'Картель материалов', 'material', 2),
  guild('Admin Union', 'Союз руководителей', 'material', 2),
  guild('Construction Union', 'Союз проектировщиков', 'material', 2),
  guild('Fuel Cartel', 'Топливный картель', 'fuel', 2),
  guild('Loyal Pilots', 'Верные пилоты', 'fuel', 3),
  guild('Gatekeepers', 'Хранители врат', 'fuel', 2),
  guild('Shipping Interest', 'Транспортный концерн', 'fuel', 2),
  guild('Spacing Union', 'Союз космолётчиков', 'fuel', 2),
  guild('Arms Union', 'Союз оружейников', 'weapon', 2),
  guild('Prison Wardens', 'Тюремщики', 'weapon', 2),
  guild('Skirmishers', 'Застрельщики', 'weapon', 2),
  guild('Court Enforcers', 'Приставы двора', 'weapon', 2),
  guild('Loyal Marines', 'Верные десантники', 'weapon', 3),
  guild('Lattice Spies', 'Шпионы Решётки', 'psionic', 2),
  guild('Farseers', 'Провидцы', 'psionic', 2),
  guild('Secret Order', 'Тайный орден', 'psionic', 2),
  guild('Loyal Empaths', 'Верные эмпаты', 'psionic', 3),
  guild('Silver-Tongues', 'Златоусты', 'psionic', 2),
  guild('Loyal Keepers', 'Верные хранители', 'relic', 3),
  guild('Sworn Guardians', 'Присягнувшие стражи', 'relic', 1),
  guild('Elder Broker', 'Старший посредник', 'relic', 2),
  guild('Relic Fence', 'Скупщик реликвий', 'relic', 2),
  guild('Galactic Bards', 'Галактические барды', 'relic', 1),
  vox('Mass Uprising', 'Восстание масс'),
  vox('Populist Demands', 'Популистские требования'),
  vox('Outrage Spreads', 'Всеобщий запрет'),
  vox('Song of Freedom', 'Песнь свободы'),
  vox('Guild Struggle', 'Борьба гильдий'),
  vox('Call to Action', 'Призыв к действию'),
]

export const COURT: Record<string, CourtData> = Object.fromEntries(
  COURT_CARDS.map((id, index) => [id, LIST[index] as CourtData]),
)

export const courtData = (card: number): CourtData => LIST[card] ?? (COURT[EVERY_COURT_CARD[card]!] as CourtData)

/** By card index: 1 + the index of the suit in RESOURCES, 0 for Vox. */
export const COURT_SUIT: readonly number[] = LIST.map((card) =>
  card.suit === undefined ? 0 : RESOURCES.indexOf(card.suit) + 1,
)
/** The same, then three Vox and nine Guild cards of the campaign. */
export const EVERY_COURT_SUIT: readonly number[] = [...COURT_SUIT, 0, 0, 0, 5, 2, 2, 5, 4, 1, 5, 3, 4]
export const COURT_KEYS: readonly number[] = LIST.map((card) => card.keys)
export const COURT_COUNT = LIST.length
export const ALL_COURT: CardSet = firstCards(COURT_COUNT)
export const GUILD_CARDS: CardSet = setOf(...[...LIST.keys()].filter((card) => COURT_SUIT[card] !== 0))
export const isGuild = (card: number): boolean => inSet(GUILD_CARDS, card)
/** By suit (1 to 5): the Guild cards of that suit. */
export const SUIT_CARDS: readonly CardSet[] = [0, 1, 2, 3, 4, 5].map((suit) =>
  setOf(...[...EVERY_COURT_SUIT.keys()].filter((card) => suit > 0 && EVERY_COURT_SUIT[card] === suit)),
)

export { GUILD, VOX }

/** The Loyal card of each type, by type 1 to 5. */
export const LOYAL: readonly number[] = [
  -1,
  GUILD.loyalEngineers,
  GUILD.loyalPilots,
  GUILD.loyalMarines,
  GUILD.loyalKeepers,
  GUILD.loyalEmpaths,
]
export const LOYAL_CARDS: CardSet = setOf(...LOYAL.slice(1))

/** The four Unions, by the suit of the action cards they can be attached to (index in SUITS). */
export const UNIONS: readonly number[] = [
  GUILD.adminUnion,
  GUILD.armsUnion,
  GUILD.constructionUnion,
  GUILD.spacingUnion,
]
