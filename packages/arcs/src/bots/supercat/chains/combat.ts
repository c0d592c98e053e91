// Which battle is fought (supercat 7.3.10).

import { sys } from '../../../rules/board/ids.ts'
import { SITE_CITY } from '../../../rules/state/sites.ts'
import { type C, type CombatPlan, later, type MovePlan, me, type Prefer, ruled, settings } from '../context.ts'
import { claimsGained, takesControl } from '../plans/move.ts'
import { hasFreeCity, hasRival, taskForceNow } from '../terms/map.ts'
import { gainsBuilding, gainsCity } from './move.ts'

/** D.combat (supercat 7.3.10, supercat/A63); a battle that the Prelude prepared comes first. */
export const byCombat: readonly Prefer<CombatPlan>[] = [
  ruled({ id: 'kept', keep: (c, plan) => sameFight(c.vars.coming, plan) }, 'A108'),
  ruled({ id: 'bestItem', most: (_, plan) => plan.place ?? 0 }, 'A63'),
  ruled({ id: 'fewestKeys', least: (_, plan) => plan.keys ?? 0 }, 'A63'),
  later({ id: 'mostTrophies', most: (_, plan) => plan.trophies ?? 0 }, '0.8', 'A63'),
  ruled({ id: 'inPlace', keep: (_, plan) => plan.move === undefined }, 'A63'),
  // Whole groups go into battle without regard to the origin, unless the table wants it otherwise (supercat/A36).
  ruled({ id: 'keepInBattle', keep: (c, plan) => settings(c).combatKeepsOrigin && (plan.move?.keep ?? true) }, 'A36'),
  {
    id: 'originTaskForce',
    keep: (c, plan) => plan.move !== undefined && taskForceNow(c.view, me(c)).includes(sys(plan.move.from)),
  },
  { id: 'fewest', least: (_, plan) => plan.move?.cost ?? 0 },
  { id: 'alsoClaims', keep: (c, { move }) => move !== undefined && gains(c, move) > 0 },
  { id: 'alsoRivalCity', keep: (c, { move, goal }) => move !== undefined && goal !== 'control' && winsCity(c, move) },
]
const gains = (c: C, move: MovePlan): number => claimsGained(c.view, me(c), sys(move.from), sys(move.to), move)
const winsCity = (c: C, move: MovePlan): boolean =>
  (hasRival(c.view, sys(move.to), me(c), SITE_CITY) || hasFreeCity(c.view, sys(move.to))) &&
  takesControl(c.view, me(c))(sys(move.from), sys(move.to), move)

const sameFight = (one: CombatPlan | undefined, other: CombatPlan): boolean =>
  one !== undefined && one.at === other.at && one.against === other.against && one.goal === other.goal

/** The same in 0.10, with its order of movements (supercat-0.10, 6.3.7); a ransack counts its Trophies too. */
export const byPrinciples: readonly Prefer<CombatPlan>[] = [
  ...byCombat.slice(0, 3),
  ruled({ id: 'mostTrophies', most: (_, plan) => plan.trophies ?? 0 }, 'A63'),
  ...byCombat.slice(4, 6),
  { id: 'fewest', least: (_, plan) => plan.move?.cost ?? 0 },
  { id: 'alsoClaims', keep: (c, { move }) => move !== undefined && gains(c, move) > 0 },
  { id: 'alsoCity', keep: (c, { move, goal }) => move !== undefined && goal !== 'control' && gainsCity(c, move) },
  {
    id: 'alsoBuilding',
    keep: (c, { move, goal }) => move !== undefined && goal !== 'control' && gainsBuilding(c, move),
  },
  {
    id: 'originTaskForce',
    keep: (c, plan) => plan.move !== undefined && taskForceNow(c.view, me(c)).includes(sys(plan.move.from)),
  },
]
