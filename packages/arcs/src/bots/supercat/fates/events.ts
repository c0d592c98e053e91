// For which Fates Events are effective, and Council Intrigue (supercat 9.8, supercat/A79).

import { isRegent } from '../../../rules/campaign/titles.ts'
import { FATES, type FateId } from '../../../rules/campaign/vocabulary.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import type { State } from '../../../rules/state/state.ts'

export const fateOf = (state: State, seat: number): FateId | undefined => FATES[camp.fate(state, seat)]

/** The Steward, while it is not First Regent and the Council is decided. */
export const wantsCouncil = (state: State, seat: number): boolean =>
  fateOf(state, seat) === 'steward' && camp.firstRegent(state) !== seat && camp.council(state) === camp.DECIDED

/** Also the Founder while it is a Regent, and the Magnate always. */
export function eventsEffective(state: State, seat: number): boolean {
  const fate = fateOf(state, seat)
  if (fate === 'magnate') return true
  return fate === 'founder' ? isRegent(state, seat) : wantsCouncil(state, seat)
}
