// Ships that ended a rival's control stay for the rest of the turn, at tables that want it so (supercat/A35).

import { controller, NOBODY, onTurnOf } from '../../rules/board/control.ts'
import { sys, sysId } from '../../rules/board/ids.ts'
import { freshShips } from '../../rules/state/state.ts'
import type { SystemId } from '../../vocabulary.ts'
import { type C, type MovePlan, me, settings } from './context.ts'
import type { MoveGoal } from './plans/move.ts'

const isRival = (c: C, who: number): boolean => who !== NOBODY && who !== me(c)

/** Notes that a rival's control of this system is about to end. */
export function pin(c: C, system: SystemId): void {
  if (settings(c).walkOff || !isRival(c, controller(c.view, sys(system), onTurnOf(me(c))))) return
  c.vars.pinned = [...(c.vars.pinned ?? []), system]
}

function leaves(c: C, from: number, fresh: number): boolean {
  if (c.vars.pinned === undefined || !c.vars.pinned.includes(sysId(from))) return true
  if (isRival(c, controller(c.view, from, onTurnOf(me(c))))) return true
  return !isRival(c, controller(c.view, from, onTurnOf(me(c)), me(c), freshShips(c.view, from, me(c)) - fresh))
}

export const mayLeave = (c: C, plan: Pick<MovePlan, 'from' | 'fresh'> | undefined): boolean =>
  plan === undefined || leaves(c, sys(plan.from), plan.fresh)

/** The goal, for ships that may leave where they are. */
export const staying = (c: C, goal: MoveGoal): MoveGoal =>
  c.vars.pinned === undefined ? goal : (from, to, group) => leaves(c, from, group.fresh) && goal(from, to, group)
