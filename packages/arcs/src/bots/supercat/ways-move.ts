// Moves as the suit pages offer them, and the doctrine of movement (supercat 7.1).

import { controller, NOBODY, onTurnOf, planetType } from '../../rules/control.ts'
import { sys } from '../../rules/ids.ts'
import { SITE_CITY } from '../../rules/state/sites.ts'
import { boardOf } from '../../rules/state/state.ts'
import { type C, type MovePlan, me, type Prefer, ruled, say, settings, type WaysOf } from './context.ts'
import { force } from './evidence.ts'
import { mayLeave, staying } from './pinned.ts'
import { changingPlans, takingPlans } from './plans/converge.ts'
import { claimsGained, gainsClaims, gatherPlans, movePlans, neutralises, takesControl } from './plans/move.ts'
import { besideStarport, hasRival, newResource, threatenedNow, twoSlots } from './terms/map.ts'

import { controlled, inForce, left } from './ways.ts'

// Move

const takesRivalCity = (c: C, plan: MovePlan): boolean =>
  hasRival(c.view, sys(plan.to), me(c), SITE_CITY) && takesControl(c.view, me(c))(sys(plan.from), sys(plan.to), plan)
/** D.move (supercat 7.1.5, supercat/A32) */
const moveDoctrine = (goal: 'claims' | 'control' | 'gather'): Prefer<MovePlan>[] => [
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
export const byMoving = moveDoctrine('control')
const moveShown = (_: C, { from, to, fresh, damaged, cost, keep, path }: MovePlan) =>
  say('supercat.move', { from, to, via: path.filter((at) => at !== to), fresh, damaged, cost, keep })

const forClaims = (prefer: Prefer<MovePlan>[]): WaysOf<MovePlan> => ({
  from: (c) =>
    movePlans(c.view, me(c), left(c, 'move'), boardOf(c.view).planets, staying(c, gainsClaims(c.view, me(c)))),
  prefer: [...prefer, ...moveDoctrine('claims')],
  show: moveShown,
  because: force,
})
/** Nodes 10: any new claim. */
export const moveForFirstClaim = forClaims([])
/** Nodes 16: new resources, planets that no rival controls, two slots. */
export const moveForClaims = forClaims([
  { id: 'newResource', keep: (c, plan) => newResource(c.view, me(c), planetType(c.view, sys(plan.to))) },
  {
    id: 'unclaimed',
    keep: (c, plan) => {
      const who = controller(c.view, sys(plan.to), onTurnOf(me(c)))
      return who === NOBODY || who === me(c)
    },
  },
  ruled({ id: 'twoSlots', keep: (c, plan) => twoSlots(c.view, sys(plan.to), settings(c).twoSlots) }, 'A38'),
])
export const moveToThreatened: WaysOf<MovePlan> = {
  from: (c) =>
    changingPlans(
      c.view,
      me(c),
      left(c, 'move'),
      threatenedNow(c.view, me(c)),
      settings(c),
      staying(c, takesControl(c.view, me(c))),
      staying(c, neutralises(c.view, me(c))),
    ),
  prefer: byMoving,
  show: moveShown,
  because: force,
}
export const rivalCitySystems = (c: C): number[] =>
  boardOf(c.view).systems.filter((at) => hasRival(c.view, at, me(c), SITE_CITY) && !controlled(c, at))
export const moveToRivalCity: WaysOf<MovePlan> = {
  from: (c) =>
    takingPlans(
      c.view,
      me(c),
      left(c, 'move'),
      rivalCitySystems(c),
      settings(c),
      staying(c, takesControl(c.view, me(c))),
    ),
  prefer: byMoving,
  show: moveShown,
  because: force,
}
const rivalGates = (c: C): number[] =>
  boardOf(c.view).gates.filter((gate) => {
    const who = controller(c.view, gate, onTurnOf(me(c)))
    return who !== NOBODY && who !== me(c)
  })
export const moveToGate: WaysOf<MovePlan> = {
  from: (c) =>
    changingPlans(
      c.view,
      me(c),
      left(c, 'move'),
      rivalGates(c),
      settings(c),
      staying(c, takesControl(c.view, me(c))),
      staying(c, neutralises(c.view, me(c))),
    ),
  prefer: [
    {
      id: 'gateRivalPort',
      keep: (c, plan) => plan.grade === 1 && besideStarport(c.view, sys(plan.to), me(c), false),
    },
    { id: 'gateLoyalPort', keep: (c, plan) => besideStarport(c.view, sys(plan.to), me(c), true) },
    ...byMoving,
  ],
  show: moveShown,
  because: force,
}
export const gather: WaysOf<MovePlan> = {
  from: (c) =>
    gatherPlans(c.view, me(c), left(c, 'move'), settings(c).stripBuilding).filter((plan) => mayLeave(c, plan)),
  prefer: moveDoctrine('gather'),
  show: moveShown,
  because: force,
}
