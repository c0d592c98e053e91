// The doctrine of movement (supercat 7.1.5).

import { sys } from '../../../rules/board/ids.ts'
import { SITE_CITY } from '../../../rules/state/sites.ts'
import { hasBuilding } from '../../../rules/state/state.ts'
import { type C, type MovePlan, me, type Prefer, ruled, settings } from '../context.ts'
import { inForce } from '../lib/now.ts'
import { claimsGained, takesControl } from '../plans/move.ts'
import { hasFreeCity, hasRival } from '../terms/map.ts'
import type { MoveFor } from '../versions/version.ts'

const takesRivalCity = (c: C, plan: MovePlan): boolean =>
  (hasRival(c.view, sys(plan.to), me(c), SITE_CITY) || hasFreeCity(c.view, sys(plan.to))) &&
  takesControl(c.view, me(c))(sys(plan.from), sys(plan.to), plan)
/** D.move (supercat 7.1.5, supercat/A32) */
export const moveDoctrine = (goal: MoveFor): Prefer<MovePlan>[] => [
  { id: 'keep', keep: (_, plan) => plan.keep },
  ...(goal === 'gather'
    ? []
    : [{ id: 'originTaskForce', keep: (c, plan) => inForce(c, sys(plan.from)) } satisfies Prefer<MovePlan>]),
  { id: 'fewest', least: (_, plan) => plan.cost },
  ...(goal === 'control' || goal === 'gates'
    ? [
        {
          id: 'alsoClaims',
          keep: (c, plan) => claimsGained(c.view, me(c), sys(plan.from), sys(plan.to), plan) > 0,
        } satisfies Prefer<MovePlan>,
      ]
    : goal === 'claims'
      ? [{ id: 'alsoRivalCity', keep: takesRivalCity } satisfies Prefer<MovePlan>]
      : []),
]

const claimsToo: Prefer<MovePlan> = {
  id: 'alsoClaims',
  keep: (c, plan) => claimsGained(c.view, me(c), sys(plan.from), sys(plan.to), plan) > 0,
}
const takes = (c: C, plan: MovePlan): boolean => takesControl(c.view, me(c))(sys(plan.from), sys(plan.to), plan)
/** A system with a city of anybody, or with another building, comes under its control. */
export const gainsCity = (c: C, plan: MovePlan): boolean =>
  (hasBuilding(c.view, sys(plan.to), me(c), SITE_CITY) ||
    hasRival(c.view, sys(plan.to), me(c), SITE_CITY) ||
    hasFreeCity(c.view, sys(plan.to))) &&
  takes(c, plan)
export const gainsBuilding = (c: C, plan: MovePlan): boolean =>
  (hasBuilding(c.view, sys(plan.to), me(c)) || hasRival(c.view, sys(plan.to), me(c))) && takes(c, plan)

/** The Principles of Movement (supercat-0.10, 6.1, supercat/B32). */
export const movePrinciples = (goal: MoveFor): Prefer<MovePlan>[] => [
  ruled({ id: 'keep', keep: (c, plan) => settings(c).moveOrder !== 'shortestFirst' && plan.keep }, 'B32'),
  { id: 'fewest', least: (_, plan) => plan.cost },
  ruled({ id: 'keepThen', keep: (c, plan) => settings(c).moveOrder === 'shortestFirst' && plan.keep }, 'B32'),
  ...(goal === 'claims' || goal === 'gather' ? [] : [claimsToo]),
  ...(goal === 'control' || goal === 'gather'
    ? []
    : ([
        { id: 'alsoCity', keep: gainsCity },
        { id: 'alsoBuilding', keep: gainsBuilding },
      ] satisfies Prefer<MovePlan>[])),
  ...(goal === 'gather'
    ? []
    : [{ id: 'originTaskForce', keep: (c, plan) => inForce(c, sys(plan.from)) } satisfies Prefer<MovePlan>]),
]
