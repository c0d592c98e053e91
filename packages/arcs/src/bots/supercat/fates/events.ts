// For which Fates Events are effective, and Council Intrigue (supercat 9.8, supercat/A79).

import type { Question } from '@understudy/procedure'
import { cardsOf } from '../../../card-sets.ts'
import { isEvent } from '../../../data/action-cards.ts'
import { isRegent } from '../../../rules/campaign/titles.ts'
import { FATES, type FateId } from '../../../rules/campaign/vocabulary.ts'
import { playable } from '../../../rules/seats/index.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import type { State } from '../../../rules/state/state.ts'
import { type C, me, say } from '../context.ts'

export const fateOf = (state: State, seat: number): FateId | undefined => FATES[camp.fate(state, seat)]

/** The Steward, while it is not First Regent and the Council is decided. */
export const wantsCouncil = (state: State, seat: number): boolean =>
  fateOf(state, seat) === 'steward' && camp.firstRegent(state) !== seat && camp.council(state) === camp.DECIDED

/** 0.10: urgent for the Founder as Regent, for the Magnate while its objective is open, for the Steward as before. */
function eventsUrgent(state: State, seat: number): boolean {
  const fate = fateOf(state, seat)
  if (fate === 'magnate') return camp.objective(state, seat) > 0
  return fate === 'founder' ? isRegent(state, seat) : wantsCouncil(state, seat)
}
/** BT.X4u: one is among its cards, or was played this round (supercat/B38, B39). */
export const isUrgent: Question<C> = {
  test: (c) => {
    const holds = cardsOf(playable(c.view, me(c))).some(isEvent)
    return (holds || camp.events(c.view) > 0) && eventsUrgent(c.view, me(c))
  },
  show: (c) => [
    say('supercat.urgent', {
      held: cardsOf(playable(c.view, me(c))).filter(isEvent).length,
      played: camp.events(c.view),
      urgent: eventsUrgent(c.view, me(c)),
    }),
  ],
}

/** Also the Founder while it is a Regent, and the Magnate always. */
export function eventsEffective(state: State, seat: number): boolean {
  const fate = fateOf(state, seat)
  if (fate === 'magnate') return true
  return fate === 'founder' ? isRegent(state, seat) : wantsCouncil(state, seat)
}
