// The Steward in 0.10: Council and Council Intrigue are both asked for, and a Bargain gives no lead away (supercat-0.10, 8.9).

import { spotOf } from '../../../../rules/actions/influence.ts'
import { court } from '../../../../rules/board/ids.ts'
import { CARD, COUNCIL } from '../../../../rules/campaign/data.ts'
import { count } from '../../../../rules/round/ambitions.ts'
import * as read from '../../../../rules/state/read.ts'
import { playersOf, type State, seatOf } from '../../../../rules/state/state.ts'
import { type C, me, type Prefer, ruled, rules } from '../../context.ts'
import { agents } from '../../evidence.ts'
import { tryOut } from '../../lib/scratch.ts'
import { ownAgents, takeCard } from '../../terms/court.ts'
import { isDeclared } from '../../terms/standing.ts'
import type { Version } from '../../versions/version.ts'
import { courtActions, courtLines, courtWays, type Wanted } from '../court.ts'
import type { FateRules } from '../fate-page.ts'
import { callFor, lineOf, nowWays } from '../line.ts'
import { once, usingOnce } from '../once.ts'
import {
  type Bargain,
  bargainAction,
  bargainAgents,
  bargainInfluences,
  bargainPrefer,
  bargainRest,
  bargainSecures,
  bargainShown,
  bargains,
  bargainTakes,
  councilSaid,
  isFirstRegent,
  theCouncil,
} from './ways.ts'

const { ask, can } = rules

const DEALMAKERS = 'F103'

/** FX.ST3 */
const theIntrigue: Wanted = {
  influence: (c, card) => card === CARD.councilIntrigue && !isFirstRegent(c.view, me(c)),
}

/** How far ahead the rival would be in declared ambitions in which it would have more (supercat/B43). */
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

const isNamed = (card: number): boolean => card === COUNCIL || card === CARD.councilIntrigue
/** A third seat has agents there, so that it could take the card another time. */
function thirdSeatThere(state: State, seat: number, plan: Bargain): boolean {
  const spot = spotOf(state, court(plan.card))
  const rival = seatOf(state, plan.with)
  for (let other = 0; other < playersOf(state); other++)
    if (other !== seat && other !== rival && read.courtAgents(state, spot, other) > 0) return true
  return false
}

/** FX.ST1: what gives the least lead; the named cards, by taking one or by keeping it from a third seat. */
const bargainsBy = (version: Version): readonly Prefer<Bargain>[] => [
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

export const ten = (version: Version): FateRules => {
  const bargaining = { prefer: bargainsBy(version), show: bargainShown, because: agents }
  const ready = once(DEALMAKERS, bargains)
  const said = (c: C) => [...councilSaid(c), ...agents(c)]
  return {
    decisions: {
      when: 'FX.ST.turn',
      nodes: [
        can('FX.ST1a', bargainInfluences(version), bargainAgents),
        can('FX.ST1b', bargainSecures(version), bargainTakes),
        can('FX.ST1c', bargainRest, () => ({ do: 'decline' })),
      ],
    },
    cards: [
      callFor(version, 'FX.ST1.card', [lineOf('secure', ready, bargaining)], agents),
      callFor(version, 'FX.ST2.card', courtLines(version, theCouncil), said),
      callFor(version, 'FX.ST3.card', courtLines(version, theIntrigue), said),
    ],
    actions: [
      can('FX.ST1', nowWays(ready, bargaining), usingOnce(DEALMAKERS, bargainAction)),
      can('FX.ST2', courtWays(version, theCouncil), courtActions),
      ask('FX.ST3.if', { test: (c) => !isFirstRegent(c.view, me(c)), show: councilSaid }, [
        can('FX.ST3', courtWays(version, theIntrigue), courtActions),
      ]),
    ],
  }
}
