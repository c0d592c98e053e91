// What the rules carry out for a bot, step by step: a pause in which its seat has only one thing to do, so that its book
// can say which of its rules is being followed and on what it rests.

import type { Face } from '../../vocabulary.ts'
import { say } from '../sayings.ts'
import type { FrameOf } from '../state/frames.ts'
import { sideName } from '../state/names.ts'
import { isBot, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { type Handler, option, pick, pop, push } from './handler.ts'

type ReckonFrame = FrameOf<'reckon'>
export type ReckonStep = ReckonFrame['step']

/** A bot is told; `mine` and `theirs` are the dice it is about. */
export function pause(
  state: State,
  side: number,
  step: ReckonStep,
  mine: readonly Face[] = [],
  theirs: readonly Face[] = [],
): void {
  if (isBot(sideOf(state, side))) push(state, { kind: 'reckon', side, step, mine: [...mine], theirs: [...theirs] })
}

export const reckonHandler: Handler<ReckonFrame> = {
  ask: (state, { side, step }) => ({
    side,
    kind: 'reckon',
    question: () => say('ask.reckon', { seat: sideName(state, side), step }),
  }),
  options: (_state, { step }) => [option({ do: 'reckon', step }, pick('do', 'carryOut'))],
  apply: (state, frame) => pop(state, frame),
}
