// INFL: how many agents go to a card (supercat 7.2.1), and the doctrine that chooses among cards (supercat 7.2.2).

import { COURT_KEYS, COURT_SUIT } from '../../../data/court.ts'
import { court, courtId } from '../../../rules/ids.ts'
import * as read from '../../../rules/state/read.ts'
import type { State } from '../../../rules/state/state.ts'
import type { Action, CourtId } from '../../../vocabulary.ts'
import { type C, type InfluencePlan, me, type Prefer, settings } from '../context.ts'
import { ambitionOf } from '../lib/slots.ts'
import {
  allRivalAgents,
  courtCards,
  isCallToAction,
  isEffective,
  isSafe,
  isUncontested,
  isUnion,
  isVox,
  isWeapon,
  loyalToOutrage,
  ownAgents,
  rivalAgents,
} from '../terms/court.ts'
import { isDeclared, SOLE1, standing } from '../terms/standing.ts'

/** Agents to place, or 0 for no plan. */
export function agentsFor(state: State, seat: number, card: number, left: number): number {
  const supply = read.agentsLeft(state, seat)
  if (isSafe(state, seat, card)) return 0
  if (isUncontested(state, seat, card)) return Math.min(2, left, supply)
  const match = rivalAgents(state, seat, card) - ownAgents(state, seat, card)
  const need = match + 1
  if (left >= need && supply >= need) return need
  return match >= 1 && left >= match && supply - match >= 1 ? match : 0
}

export function influencePlans(
  state: State,
  seat: number,
  left: number,
  test: (card: number) => boolean = () => true,
): InfluencePlan[] {
  const out: InfluencePlan[] = []
  for (const card of courtCards(state)) {
    const n = agentsFor(state, seat, card, left)
    if (n > 0 && test(card)) out.push({ influence: courtId(card), n })
  }
  return out
}

export const influenceActions = (plan: InfluencePlan): Action[] =>
  Array.from({ length: plan.n }, () => ({ do: 'influence', card: plan.influence, pay: 'pip' }))

/** Whether the plan ends with more agents than each rival. */
export const outbids = (state: State, seat: number, plan: InfluencePlan): boolean => {
  const card = court(plan.influence)
  return ownAgents(state, seat, card) + plan.n > rivalAgents(state, seat, card)
}

/** A sole lead in a declared ambition that the icon of the card would grow. */
export function growsLead(state: State, seat: number, card: number): boolean {
  if (isVox(card)) return false
  const ambition = ambitionOf(COURT_SUIT[card]!)
  return ambition > 0 && isDeclared(state, ambition) && standing(state, seat, ambition) === SOLE1
}

/** D.infl over anything that names cards (supercat/A46); `captures` says whether rivals' agents are caught. */
export function influenceDoctrine<X>(
  cardsOf: (x: X) => readonly CourtId[],
  captures: (c: C, x: X) => boolean,
): Prefer<X>[] {
  const some = (x: X, test: (card: number) => boolean): boolean => cardsOf(x).some((card) => test(court(card)))
  return [
    { id: 'weapon', keep: (_, x) => some(x, isWeapon) },
    { id: 'actionCard', keep: (_, x) => some(x, (card) => isUnion(card) || isCallToAction(card)) },
    {
      id: 'effective',
      keep: (c, x) => some(x, (card) => isVox(card) && isEffective(c.view, me(c), card, settings(c).outrageSpreadsAt)),
    },
    { id: 'captives', keep: captures },
    { id: 'otherVox', keep: (_, x) => some(x, isVox) },
    { id: 'growLead', keep: (c, x) => some(x, (card) => growsLead(c.view, me(c), card)) },
    { id: 'loyalCard', keep: (c, x) => some(x, (card) => loyalToOutrage(c.view, me(c), card)) },
    { id: 'moreKeys', most: (_, x) => Math.max(...cardsOf(x).map((card) => COURT_KEYS[court(card)]!)) },
  ]
}

export const byInfluence = influenceDoctrine<InfluencePlan>(
  (plan) => [plan.influence],
  (c, plan) => rivalAgents(c.view, me(c), court(plan.influence)) > 0 && outbids(c.view, me(c), plan),
)

export const bySecuring = influenceDoctrine<{ readonly secure: readonly CourtId[] }>(
  (plan) => plan.secure,
  (c, plan) => plan.secure.some((card) => allRivalAgents(c.view, me(c), court(card)) > 0),
)
