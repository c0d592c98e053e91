// Where a Vox card goes once it is resolved.

import type { CardSet } from '../../../card-sets.ts'
import * as Pile from '../../state/piles.ts'
import { pop, topArg } from '../../state/stack.ts'
import type { State } from '../../state/state.ts'
import * as write from '../../state/write.ts'

/** Onto the discard pile of the Court. */
export function toDiscard(state: State): void {
  write.put(state, Pile.COURT_DISCARD, topArg(state, 0))
  pop(state)
}

/** Shuffles cards into the Court deck; what was buried is shuffled along. */
export function backToDeck(state: State, cards: CardSet): void {
  write.putAll(state, Pile.COURT_DECK, cards)
  write.pour(state, Pile.BURIED, Pile.COURT_DECK)
}
