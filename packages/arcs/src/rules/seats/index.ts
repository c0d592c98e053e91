// Which rules a seat has: by its role, whoever controls it.

import { type CardSet, joined } from '../../card-sets.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import type { State } from '../state/state.ts'
import { realHand } from './hand.ts'
import type { SeatRules } from './seat-rules.ts'
import { virtualHand } from './virtual.ts'

/** A seat with a face-down deck, and what it adds to setup and scoring. It comes with `lars-part.ts`. */
export interface DeckSeats {
  readonly rules: SeatRules
  chooseAtSetup(state: State): void
  scoreFurther(state: State): void
}
let decks: DeckSeats | undefined
export const seatDecks = (loaded: DeckSeats): void => {
  decks = loaded
}
/** Undefined: it is not loaded, and nobody has such a seat. */
export const deckSeats = (): DeckSeats | undefined => decks

function faceDownDeck(): SeatRules {
  if (decks === undefined) throw new Error('the rules of seats with a deck are not loaded')
  return decks.rules
}

/** Compared one by one, which takes a fraction of a look-up by name. */
export function seatRules(state: State, seat: number): SeatRules {
  const role = state.options.roles[seat]
  return role === 'supercat' ? virtualHand : role === 'lars' ? faceDownDeck() : realHand
}

/** How many cards a seat has in hand, whatever a hand is for it; hands and counters at once, as they are asked for most. */
export function handSize(state: State, seat: number): number {
  const rules = seatRules(state, seat)
  if (rules.holdsHand) return read.count(state, Pile.hand(seat)) + read.unknown(state, Pile.hand(seat))
  return rules.counts ? read.counter(state, seat) : rules.size(state, seat)
}

/** Whether the text of a Guild card works for this seat. */
export const holdsGuild = (state: State, seat: number, card: number): boolean =>
  read.has(state, Pile.guild(seat), card) && seatRules(state, seat).cardText

/** The cards it is known to be able to play now. */
export function playable(state: State, seat: number): CardSet {
  const [first, second] = seatRules(state, seat).places(seat)
  const set = read.cardSet(state, first!)
  return second === undefined || read.isEmpty(state, second) ? set : joined(set, read.cardSet(state, second))
}

export function hasPlayable(state: State, seat: number): boolean {
  for (const pile of seatRules(state, seat).places(seat)) if (!read.isEmpty(state, pile)) return true
  return false
}

/** Cards it may play that nobody has told us about. */
export function unknownPlayable(state: State, seat: number): number {
  return seatRules(state, seat).holdsHand ? read.unknown(state, Pile.hand(seat)) : 0
}

/** The place it would play this card from, or -1 if it cannot have it. */
export function placeOfPlayable(state: State, seat: number, card: number): number {
  for (const pile of seatRules(state, seat).places(seat)) if (read.has(state, pile, card)) return pile
  if (unknownPlayable(state, seat) > 0 && read.has(state, Pile.UNSEEN, card)) return Pile.hand(seat)
  return -1
}

export const hasCards = (state: State, seat: number): boolean => handSize(state, seat) > 0
