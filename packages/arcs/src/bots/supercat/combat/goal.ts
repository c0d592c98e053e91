// Whether what a battle is fought for is still to be had.

import { controller, NOBODY, onTurnOf } from '../../../rules/board/control.ts'
import { court, sys } from '../../../rules/board/ids.ts'
import { trophies } from '../../../rules/board/pieces.ts'
import { tokenIn } from '../../../rules/board/resources.ts'
import { WARLORD } from '../../../rules/round/declare.ts'
import { BLIGHT, ownerIndex } from '../../../rules/state/owners.ts'
import * as Pile from '../../../rules/state/piles.ts'
import * as read from '../../../rules/state/read.ts'
import type { State } from '../../../rules/state/state.ts'
import type { Theft } from '../../../vocabulary.ts'
import { type C, type CombatPlan, me } from '../context.ts'
import { citiesOf } from '../plans/sack.ts'
import { standing, TIED2 } from '../terms/standing.ts'

export const defender = (c: C, plan: CombatPlan): number => ownerIndex(c.view, plan.against)

/** Whether what the plan is for has not been reached yet. */
export function goalOpen(c: C, plan: CombatPlan): boolean {
  const { view } = c
  const seat = me(c)
  const at = sys(plan.at)
  if (plan.goal === 'trophies') {
    if (plan.warlord === undefined) return trophies(view, seat) <= plan.had
    const place = standing(view, seat, WARLORD)
    return place < TIED2 || place <= plan.warlord
  }
  if (plan.goal === 'defence') return read.fresh(view, at, BLIGHT) > 0
  if (plan.goal === 'ransack') return citiesOf(view, at, defender(c, plan)) >= plan.had
  if (plan.goal === 'raid') return plan.item !== undefined && has(view, defender(c, plan), plan.item)
  const who = controller(view, at, onTurnOf(seat))
  return plan.grade === 1 ? who !== seat : who !== NOBODY && who !== seat
}

/** Whether a rival has such a thing still: a token in the slot, or the card. */
const has = (state: State, rival: number, item: Theft): boolean =>
  'slot' in item ? tokenIn(state, rival, item.slot) !== 0 : read.has(state, Pile.guild(rival), court(item.card))
