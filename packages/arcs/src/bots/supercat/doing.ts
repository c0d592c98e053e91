// Plans as actions of the game, each paid for with a pip of the card.

import type { Action, Pay, SiteId, SystemId } from '../../vocabulary.ts'
import {
  type C,
  type CrPlan,
  type InfluencePlan,
  type MovePlan,
  me,
  type RepairPlan,
  type SecurePlan,
  type TaxPlan,
} from './context.ts'
import { pin } from './pinned.ts'
import { buildAt, crActions, shipAt } from './plans/build.ts'
import { influenceActions } from './plans/influence.ts'
import { moveActions } from './plans/move.ts'
import { secureActions, taxActions } from './plans/tax.ts'

const pip: Pay = 'pip'

export const tax = (_: C, plan: TaxPlan): Action[] => taxActions(plan, pip)
export const secure = (_: C, plan: SecurePlan): Action[] => secureActions(plan, pip)
export const influence = (_: C, plan: InfluencePlan): Action[] => influenceActions(plan)
export function move(c: C, plan: MovePlan): Action[] {
  pin(c, plan.to)
  return plan.also === undefined
    ? moveActions(c.view, me(c), plan)
    : [plan, ...plan.also].flatMap((each) => moveActions(c.view, me(c), each))
}
export const buildCity = (_: C, at: SystemId): Action => buildAt('city', at, pip)
export const buildPort = (_: C, at: SystemId): Action => buildAt('starport', at, pip)
export const buildShip = (_: C, port: SiteId): Action => shipAt(port, pip)
export const buildOrRepair = (c: C, plan: CrPlan): Action[] => crActions(c.view, me(c), plan)
export const repair = (_: C, plan: RepairPlan): Action => ({ do: 'repair', piece: plan.repair, pay: pip })
