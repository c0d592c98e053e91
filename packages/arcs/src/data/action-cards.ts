// The action deck (arcs 5). A card is a number here: suit * 7 + number - 1.

import { type CardSet, cardsOf, firstCards, setOf } from '../card-sets.ts'
import { KINDS, type Kind, SUITS, type Suit } from '../vocabulary.ts'

/** Cards that the campaign adds: Events, which have no suit and no number, then the Faithful 1 to 9. */
export const EVENT_FROM = 28
export const FAITHFUL_FROM = 31
const NO_SUIT = 9
export const isEvent = (card: number): boolean => card >= EVENT_FROM && card < FAITHFUL_FROM
export const suitOf = (card: number): number => (card < EVENT_FROM ? Math.trunc(card / 7) : NO_SUIT)
export const numberOf = (card: number): number =>
  card < EVENT_FROM ? (card % 7) + 1 : card < FAITHFUL_FROM ? 0 : card - FAITHFUL_FROM + 1

const PIPS_BY_SUIT: readonly (readonly number[])[] = [
  [4, 4, 3, 3, 3, 2, 1],
  [3, 3, 2, 2, 2, 2, 1],
  [4, 4, 3, 3, 2, 2, 1],
  [4, 4, 3, 3, 2, 2, 1],
]

/** arcs 5.1 */
export const PIPS: readonly number[] = [...PIPS_BY_SUIT.flat(), 0, 0, 0, 4, 4, 3, 3, 3, 2, 2, 1, 1]

export const SUIT_KINDS: Readonly<Record<Suit, readonly Kind[]>> = {
  administration: ['tax', 'repair', 'influence'],
  aggression: ['battle', 'move', 'secure'],
  construction: ['build', 'repair'],
  mobilization: ['move', 'influence'],
}

const KIND_BITS = Object.fromEntries(KINDS.map((kind, index) => [kind, 1 << index])) as Readonly<Record<Kind, number>>
export const kindBit = (kind: Kind): number => KIND_BITS[kind]
export const BATTLE_BIT = kindBit('battle')

/** By suit index: the kinds of action as bits. */
export const SUIT_BITS: number[] = SUITS.map((suit) => SUIT_KINDS[suit].reduce((bits, kind) => bits | kindBit(kind), 0))

const WHOLE_DECK: CardSet = firstCards(28)
const SMALL_DECK: CardSet = setOf(...cardsOf(WHOLE_DECK).filter((card) => numberOf(card) > 1 && numberOf(card) < 7))

/** The cards in the deck (arcs 5.2). */
export const deckOf = (players: number): CardSet => (players === 4 ? WHOLE_DECK : SMALL_DECK)
