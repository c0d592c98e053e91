// Card play is a capability of the seat: a real hand, a virtual hand, a face-down deck. The rest of the rules asks only
// these questions and does not know the difference.

import type { State } from '../state/state.ts'

export interface CardPlay {
  /** How many cards the seat has to play with. */
  size(state: State, seat: number): number
  /** Whether cards are turned over for it at the start of its turn. */
  readonly draws: boolean
  /** Whether it may pass the initiative. */
  readonly passes: boolean
  /** Where the cards lie that it may play now: one pile or two. */
  places(seat: number): readonly number[]
  /** Where an action card goes that it gains. */
  gains(seat: number): number
}
