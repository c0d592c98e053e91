// 0.10: a Bargain gives no lead away (supercat-0.10, 8.9 FX.ST1, supercat/B43).

import { spotOf } from '../../../../rules/actions/influence.ts'
import { court } from '../../../../rules/board/ids.ts'
import { count } from '../../../../rules/round/ambitions.ts'
import * as read from '../../../../rules/state/read.ts'
import { playersOf, type State, seatOf } from '../../../../rules/state/state.ts'
import { me, type Prefer, ruled } from '../../context.ts'
import { tryOut } from '../../lib/scratch.ts'
import { ownAgents, takeCard } from '../../terms/court.ts'
import { isDeclared } from '../../terms/standing.ts'
import type { Version } from '../../versions/version.ts'
import { type Bargain, bargainPrefer, isNamed } from './ways.ts'

/** How far ahead the rival would be in declared ambitions in which it would have more. */
function leadGiven(state: State, plan: Bargain): number {
  const rival = seatOf(state, plan.with)
  const after = tryOut(state)
  takeCard(after, rival, court(plan.card))
  let sum = 0
  for (let ambition = 1; ambition <= 5; ambition++) {
    if (!isDeclared(state, ambition)) continue
    const own = count(after, rival, ambition)
    if (own <= count(state, rival, ambition)) continue
    let best = 0
    for (let other = 0; other < playersOf(state); other++)
      if (other !== rival) best = Math.max(best, count(after, other, ambition))
    sum += Math.max(0, own - best)
  }
  return sum
}

/** A third seat has agents there, so that it could take the card another time. */
function thirdSeatThere(state: State, seat: number, plan: Bargain): boolean {
  const spot = spotOf(state, court(plan.card))
  const rival = seatOf(state, plan.with)
  for (let other = 0; other < playersOf(state); other++)
    if (other !== seat && other !== rival && read.courtAgents(state, spot, other) > 0) return true
  return false
}

/** What gives the least lead; the named cards, by taking one or by keeping it from a third seat. */
export const bargainsByLead = (version: Version): readonly Prefer<Bargain>[] => [
  ruled({ id: 'leastLead', least: (c, plan) => leadGiven(c.view, plan) }, 'B43'),
  {
    id: 'takesOrSpoilsNamed',
    keep: (c, plan) =>
      (plan.next !== undefined && isNamed(court(plan.next))) ||
      (isNamed(court(plan.card)) && thirdSeatThere(c.view, me(c), plan)),
  },
  { id: 'ownAgents', keep: (c, plan) => ownAgents(c.view, me(c), court(plan.card)) > 0 },
  ...bargainPrefer(version).slice(3),
]
