// The doctrine of movement (supercat 7.1.5).

import { sys } from '../../../rules/ids.ts'
import { SITE_CITY } from '../../../rules/state/sites.ts'
import { type C, type MovePlan, me, type Prefer } from '../context.ts'
import { inForce } from '../lib/now.ts'
import { claimsGained, takesControl } from '../plans/move.ts'
import { hasRival } from '../terms/map.ts'
import type { MoveFor } from '../versions/version.ts'

const takesRivalCity = (c: C, plan: MovePlan): boolean =>
  hasRival(c.view, sys(plan.to), me(c), SITE_CITY) && takesControl(c.view, me(c))(sys(plan.from), sys(plan.to), plan)
/** D.move (supercat 7.1.5, supercat/A32) */
export const moveDoctrine = (goal: MoveFor): Prefer<MovePlan>[] => [
  { id: 'keep', keep: (_, plan) => plan.keep },
  ...(goal === 'gather'
    ? []
    : [{ id: 'originTaskForce', keep: (c, plan) => inForce(c, sys(plan.from)) } satisfies Prefer<MovePlan>]),
  { id: 'fewest', least: (_, plan) => plan.cost },
  ...(goal === 'control'
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
