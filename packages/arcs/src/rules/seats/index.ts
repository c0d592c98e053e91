// Which capability a seat has: by its role, whoever controls it.

import type { Role } from '../../vocabulary.ts'
import * as L from '../layout.ts'
import { popcount, roleOf, type State } from '../state.ts'
import type { CardPlay } from './card-play.ts'
import { faceDownDeck } from './deck.ts'
import { realHand } from './hand.ts'
import { virtualHand } from './virtual.ts'

const BY_ROLE: Readonly<Record<Role, CardPlay>> = { human: realHand, supercat: virtualHand, lars: faceDownDeck }

export const cardPlay = (state: State, seat: number): CardPlay => BY_ROLE[roleOf(state, seat)]

/** How many cards a seat has in hand, whatever a hand is for it. */
export const handSize = (state: State, seat: number): number => {
  const role = state.options.roles[seat]
  if (role === 'human') return popcount(state.m[L.P_HAND + seat]!) + state.b[L.UNKNOWN + L.P_HAND + seat]!
  return role === 'supercat' ? state.b[L.COUNTER + seat]! : cardPlay(state, seat).size(state, seat)
}

/** Bits of the cards it is known to be able to play now. */
export function playable(state: State, seat: number): number {
  let mask = 0
  for (const place of cardPlay(state, seat).places(seat)) mask |= state.m[place]!
  return mask
}

/** Cards it may play that nobody has told us about. */
export function unknownPlayable(state: State, seat: number): number {
  return roleOf(state, seat) === 'human' ? state.b[L.UNKNOWN + L.P_HAND + seat]! : 0
}

/** The place it would play this card from, or -1 if it cannot have it. */
export function placeOfPlayable(state: State, seat: number, card: number): number {
  const bit = 1 << card
  for (const place of cardPlay(state, seat).places(seat)) if ((state.m[place]! & bit) !== 0) return place
  if (unknownPlayable(state, seat) > 0 && (state.m[L.P_UNSEEN]! & bit) !== 0) return L.P_HAND + seat
  return -1
}

export const hasCards = (state: State, seat: number): boolean => handSize(state, seat) > 0
