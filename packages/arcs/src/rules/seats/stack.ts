// The stack that all virtual hands share (supercat 2.3). A table with such a hand has it in place of the discard pile's
// bottom: what is not dealt lies there, and what is discarded lies open until it is shuffled in.

import type { EventSink, Random } from '@understudy/table'
import { type CardSet, cardsOf, inSet, NO_CARDS } from '../../card-sets.ts'
import { isEvent } from '../../data/action-cards.ts'
import type { ActionCardId } from '../../vocabulary.ts'
import { cardId, card as cardIndex } from '../board/ids.ts'
import type { No } from '../choosing/deed.ts'
import { say } from '../sayings.ts'
import { mayBeAt, moveAll, moveCard, possibleAt, sampleCard, sizeOf } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { copyState, type State } from '../state/state.ts'

export const hasStack = (state: State): boolean => state.options.roles.includes('supercat')

/** What can still be drawn, with the discard pile shuffled in (supercat 2.3). */
export const stackLeft = (state: State): number => sizeOf(state, Pile.STACK) + reshuffled(state)

/** Events that lie in the discard pile are set aside until the next chapter (supercat/A104). */
const eventsAside = (state: State): readonly number[] =>
  state.options.act === 0 ? NONE : read.cards(state, Pile.FACE_UP).filter(isEvent)
const NONE: readonly number[] = []
const reshuffled = (state: State): number => sizeOf(state, Pile.FACE_UP) - eventsAside(state).length

/** The discard becomes the new stack once a card is wanted of an empty one, not before (supercat 2.3, supercat/A02). */
export function refillStack(state: State, events?: EventSink): void {
  if (sizeOf(state, Pile.STACK) > 0 || reshuffled(state) === 0) return
  const aside = eventsAside(state)
  moveAll(state, Pile.FACE_UP, Pile.STACK)
  for (const card of aside) moveCard(state, card, Pile.STACK, Pile.FACE_UP)
  events?.event(say('log.reshuffled', {}))
}

// Cards of the stack that stand for a virtual hand while somebody looks into it: they lie in `Pile.LOOK`, one turned over
// after another.

/** What the next one can be, after these. */
export function nextStandIn(state: State, cards: readonly ActionCardId[]): CardSet {
  const after = copyState(state)
  for (const id of cards) {
    refillStack(after)
    if (!mayBeAt(after, Pile.STACK, cardIndex(id))) return NO_CARDS
    moveCard(after, cardIndex(id), Pile.STACK, Pile.LOOK)
  }
  refillStack(after)
  return possibleAt(after, Pile.STACK)
}

export function refuseStandIns(state: State, cards: readonly ActionCardId[], n: number): No {
  if (cards.length !== n) return say('no.revealCount', { n })
  for (let i = 0; i < n; i++)
    if (!inSet(nextStandIn(state, cards.slice(0, i)), cardIndex(cards[i]!)))
      return say('no.notInPile', { card: cards[i]! })
  return undefined
}

export function turnOver(state: State, cards: readonly ActionCardId[], events?: EventSink): void {
  for (const id of cards) {
    refillStack(state, events)
    moveCard(state, cardIndex(id), Pile.STACK, Pile.LOOK)
  }
}

/** One example: one card after another is the business of the picker. */
export function someStandIns(state: State, n: number): ActionCardId[] {
  const cards: ActionCardId[] = []
  while (cards.length < n) cards.push(cardId(cardsOf(nextStandIn(state, cards))[0]!))
  return cards
}

export function drawStandIns(state: State, n: number, random: Random): ActionCardId[] {
  const now = copyState(state)
  const cards: ActionCardId[] = []
  while (cards.length < n) {
    refillStack(now)
    const card = sampleCard(now, Pile.STACK, random)
    moveCard(now, card, Pile.STACK, Pile.LOOK)
    cards.push(cardId(card))
  }
  return cards
}
