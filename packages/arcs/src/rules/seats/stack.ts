// The stack that all virtual hands share (supercat 2.3). A table with such a hand has it in place of the discard pile's
// bottom: what is not dealt lies there, and what is discarded lies open until it is shuffled in.

import type { EventSink } from '@understudy/table'
import { say } from '../../text/sayings.ts'
import { moveAll, sizeOf } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import type { State } from '../state/state.ts'

export const hasStack = (state: State): boolean => state.options.roles.includes('supercat')

/** What can still be drawn, with the discard pile shuffled in (supercat 2.3). */
export const stackLeft = (state: State): number => sizeOf(state, Pile.STACK) + sizeOf(state, Pile.FACE_UP)

/** The discard becomes the new stack once a card is wanted of an empty one, not before (supercat 2.3, supercat/A02). */
export function refillStack(state: State, events?: EventSink): void {
  if (sizeOf(state, Pile.STACK) > 0 || sizeOf(state, Pile.FACE_UP) === 0) return
  moveAll(state, Pile.FACE_UP, Pile.STACK)
  events?.event(say('log.reshuffled', {}))
}
