// What the seats at a table bring with them that is no single seat's: who may begin, and steps of the setup and of a
// chapter's end. A table of real hands has none of it.

import type { EventSink } from '@understudy/table'
import { type State, turnOrder } from '../state/state.ts'
import { deckSeats } from './index.ts'
import { leadChapter } from './lead-chapter.ts'
import { readyAll } from './ready.ts'
import { firstVirtual } from './virtual.ts'

export { canReserve, setUpBonuses } from './modifiers.ts'
export { exhaustedCards, holdsAble, isExhausted } from './ready.ts'

/** Who may hold the first initiative. */
export const firstHolders = (state: State): readonly number[] => firstVirtual(state) ?? turnOrder(state)

/** Whether leaders and lore are prescribed for some of the seats (supercat 8.3). */
export const leadersArePrescribed = (state: State): boolean => state.options.leaders === 'supercat'

/** Puts on the stack what seats choose before the first chapter (lars 4). */
export const chooseAtSetup = (state: State): void => deckSeats()?.chooseAtSetup(state)

/** Puts on the stack what follows the scoring of the declared ambitions (lars 7). */
export const scoreFurther = (state: State): void => deckSeats()?.scoreFurther(state)

/** Before the cards of another chapter are dealt (supercat 2.8). */
export function openChapter(state: State, events?: EventSink): void {
  readyAll(state)
  leadChapter(state, events)
}
