// Which cards a seat may show: those it is known to hold, and those that its unknown cards may turn out to be.

import { bagOf, type Hand, type Hidden } from '@understudy/table/chance'
import { BOSS, type CardId } from '../vocabulary.ts'
import { playableAt } from './abilities.ts'
import { personOf, type State } from './state.ts'

export function possibleCards(hidden: Hidden, hand: Hand): CardId[] {
  const cards = new Set<CardId>(hand.known)
  for (const part of hand.unknown) for (const card of bagOf(hidden, part.bag).cards) cards.add(card)
  return [...cards].sort()
}

/** Cards that the seat in turn may have, each once. */
export function cardsInHand(state: State): CardId[] {
  if (state.turn === BOSS) return state.boss.drawn === null ? [] : [state.boss.drawn]
  const person = personOf(state, state.turn)
  return possibleCards(person.hidden, person.hand)
}

export const playableCards = (state: State): CardId[] =>
  cardsInHand(state).filter((card) => playableAt(state, state.turn, card) !== undefined)
