// The stack that all virtual hands share (supercat 2.3). A table with such a hand has it in place of the discard pile's
// bottom: what is not dealt lies there, and what is discarded lies open until it is shuffled in.

import type { EventSink } from '@understudy/table'
import { isEvent } from '../../data/action-cards.ts'
import { say } from '../../text/sayings.ts'
import { moveAll, moveCard, sizeOf } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import type { State } from '../state/state.ts'

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
