// "Influence or Secure" a card (supercat/A82): what could be secured is, anything else gets agents.

import type { Say } from '@understudy/procedure'
import { court } from '../../../rules/board/ids.ts'
import type { Action } from '../../../vocabulary.ts'
import {
  type C,
  type InfluencePlan,
  me,
  nameOf,
  namesOf,
  type Prefer,
  rules,
  type SecurePlan,
  say,
  settings,
  type WaysOf,
} from '../context.ts'
import { influence, secure } from '../doing.ts'
import { agents } from '../evidence.ts'
import type { Line } from '../general/ways.ts'
import { allows, type Budget } from '../plans/budget.ts'
import { influencePlans, outbids } from '../plans/influence.ts'
import { secureIf } from '../plans/tax.ts'
import type { FateLineId } from '../sources.ts'
import { allRivalAgents, rivalAgents } from '../terms/court.ts'
import type { Version } from '../versions/version.ts'
import { callFor, type FateLine, lineOf, nowWays, onlyIf } from './line.ts'

type CourtPlan = SecurePlan | InfluencePlan
const isSecure = (plan: CourtPlan): plan is SecurePlan => 'secure' in plan
const cardsOf = (plan: CourtPlan) => (isSecure(plan) ? plan.secure : [plan.influence])

/** Which cards a line is about; what is good enough to be influenced may not be worth securing yet. */
export interface Wanted {
  influence(c: C, card: number): boolean
  secure?(c: C, card: number): boolean
}

const captures = (c: C, plan: CourtPlan): boolean =>
  isSecure(plan)
    ? plan.secure.some((card) => allRivalAgents(c.view, me(c), court(card)) > 0)
    : rivalAgents(c.view, me(c), court(plan.influence)) > 0 && outbids(c.view, me(c), plan)

const courtPrefer = (version: Version): readonly Prefer<CourtPlan>[] =>
  version.chains.court<CourtPlan>('all', cardsOf, captures)

const courtShown = (_: C, plan: CourtPlan) =>
  isSecure(plan)
    ? say('supercat.secure', { cards: namesOf(plan.secure) })
    : say('supercat.influence', { card: nameOf(plan.influence), n: plan.n })

const secures = (wanted: Wanted) => (c: C, budget: Budget) =>
  budget.left > 0 && allows(budget, 'secure')
    ? secureIf(c.view, me(c), (card) => (wanted.secure ?? wanted.influence)(c, card))
    : []
const influences = (wanted: Wanted) => (c: C, budget: Budget) =>
  allows(budget, 'influence')
    ? influencePlans(c.view, me(c), budget.left, settings(c), (card) => wanted.influence(c, card))
    : []
const either = (wanted: Wanted) => (c: C, budget: Budget) => {
  const taken = secures(wanted)(c, budget)
  return taken.length > 0 ? taken : influences(wanted)(c, budget)
}

/** Cards for it: first one that secures. */
const courtLines = (version: Version, wanted: Wanted): readonly Line[] => {
  const as = { prefer: courtPrefer(version), show: courtShown }
  return [lineOf<CourtPlan>('secure', secures(wanted), as), lineOf<CourtPlan>('influence', influences(wanted), as)]
}

const courtWays = (version: Version, wanted: Wanted): WaysOf<CourtPlan> =>
  nowWays<CourtPlan>(either(wanted), { prefer: courtPrefer(version), show: courtShown, because: agents })

const courtActions = (c: C, plan: CourtPlan): Action[] => (isSecure(plan) ? secure(c, plan) : influence(c, plan))

/** A line about such cards; `called`: what its cards rest on, `only`: without which none is called for. */
export const courtLine = (
  version: Version,
  id: FateLineId,
  wanted: Wanted,
  called: (c: C) => Say[] = agents,
  only?: (c: C) => boolean,
): FateLine => {
  const lines = courtLines(version, wanted)
  return {
    cards: [callFor(version, `${id}.card`, only === undefined ? lines : onlyIf(only, lines), called)],
    actions: [rules.can(id, courtWays(version, wanted), courtActions)],
  }
}
