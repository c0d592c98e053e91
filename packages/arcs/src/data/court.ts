// The Court deck (arcs 15): what follows from the list of its cards. What a card does is in rules/cards.

import { type CardSet, firstCards, inSet, setOf } from '../card-sets.ts'
import { COURT_CARDS, EVERY_COURT_CARD, RESOURCES } from '../vocabulary.ts'
import { type CourtData, COURT_LIST as LIST } from './court-list.ts'
import * as GUILD from './guild-numbers.ts'
import * as VOX from './vox-numbers.ts'

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
