// INFL: how many agents go to a card (supercat 7.2.1).

import { EVERY_COURT_SUIT } from '../../../data/court.ts'
import { court, courtId } from '../../../rules/board/ids.ts'
import * as read from '../../../rules/state/read.ts'
import type { State } from '../../../rules/state/state.ts'
import type { Action } from '../../../vocabulary.ts'
import type { InfluencePlan } from '../context.ts'
import { actTerms, inAct } from '../lib/act.ts'
import { ambitionOf } from '../lib/slots.ts'
import type { Settings } from '../options.ts'
import { courtCards, isLevel, isSafe, isUncontested, isVox, ownAgents, rivalAgents } from '../terms/court.ts'
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

/** 0.10: one more than the best rival, or nothing; a card that nobody has agents on gets two (supercat/B17, B19). */
export function agentsToLead(state: State, seat: number, card: number, left: number, settings: Settings): number {
  if (isSafe(state, seat, card)) return 0
  const most = Math.min(left, read.agentsLeft(state, seat))
  if (isUncontested(state, seat, card)) return Math.min(2, most)
  if (settings.levelCards === 'ignore' && isLevel(state, seat, card)) return 0
  const need = rivalAgents(state, seat, card) - ownAgents(state, seat, card) + 1
  return need <= most ? need : 0
}

export function influencePlans(
  state: State,
  seat: number,
  left: number,
  settings: Settings,
  test: (card: number) => boolean = () => true,
): InfluencePlan[] {
  const out: InfluencePlan[] = []
  for (const card of courtCards(state)) {
    if (inAct(state) && !actTerms().isOpen(state, card)) continue
    const n = settings.version.numbers.agentsFor(state, seat, card, left, settings)
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
  const ambition = ambitionOf(EVERY_COURT_SUIT[card] ?? 0)
  return ambition > 0 && isDeclared(state, ambition) && standing(state, seat, ambition) === SOLE1
}
