// Which capability a seat has: by its role, whoever controls it.

import { type CardSet, joined } from '../../card-sets.ts'
import type { Role } from '../../vocabulary.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { roleOf, type State } from '../state/state.ts'
import type { CardPlay } from './card-play.ts'
import { faceDownDeck } from './deck.ts'
import { realHand } from './hand.ts'
import { virtualHand } from './virtual.ts'

const BY_ROLE: Readonly<Record<Role, CardPlay>> = { human: realHand, supercat: virtualHand, lars: faceDownDeck }

export const cardPlay = (state: State, seat: number): CardPlay => BY_ROLE[roleOf(state, seat)]

/** How many cards a seat has in hand, whatever a hand is for it. */
export const handSize = (state: State, seat: number): number => {
  const role = state.options.roles[seat]
  if (role === 'human') return read.count(state, Pile.hand(seat)) + read.unknown(state, Pile.hand(seat))
  return role === 'supercat' ? read.counter(state, seat) : cardPlay(state, seat).size(state, seat)
}

/** The cards it is known to be able to play now. */
export function playable(state: State, seat: number): CardSet {
  const [first, second] = cardPlay(state, seat).places(seat)
  const set = read.cardSet(state, first!)
  return second === undefined || read.isEmpty(state, second) ? set : joined(set, read.cardSet(state, second))
}

export function hasPlayable(state: State, seat: number): boolean {
  for (const pile of cardPlay(state, seat).places(seat)) if (!read.isEmpty(state, pile)) return true
  return false
}

/** Cards it may play that nobody has told us about. */
export function unknownPlayable(state: State, seat: number): number {
  return roleOf(state, seat) === 'human' ? read.unknown(state, Pile.hand(seat)) : 0
}

/** The place it would play this card from, or -1 if it cannot have it. */
export function placeOfPlayable(state: State, seat: number, card: number): number {
  for (const pile of cardPlay(state, seat).places(seat)) if (read.has(state, pile, card)) return pile
  if (unknownPlayable(state, seat) > 0 && read.has(state, Pile.UNSEEN, card)) return Pile.hand(seat)
  return -1
}

export const hasCards = (state: State, seat: number): boolean => handSize(state, seat) > 0
