// Moves as the suit pages offer them (supercat 7.1).

import { planetType } from '../../../rules/board/control.ts'
import { sys } from '../../../rules/board/ids.ts'
import { SITE_CITY } from '../../../rules/state/sites.ts'
import { boardOf } from '../../../rules/state/state.ts'
import { type C, type MovePlan, me, type Prefer, ruled, say, settings, type WaysOf } from '../context.ts'
import { force } from '../evidence.ts'
import { controlled, left } from '../lib/now.ts'
import { perVersion } from '../lib/per-version.ts'
import { mayLeave, staying } from '../pinned.ts'
import { changingPlans, takingPlans } from '../plans/converge.ts'
import { gainsClaims, gatherPlans, movePlans, neutralises, takesControl } from '../plans/move.ts'
import {
  besideStarport,
  hasFreeCity,
  hasRival,
  newResource,
  rivalHolds,
  threatenedNow,
  twoSlots,
} from '../terms/map.ts'

export const moveShown = (_: C, { from, to, fresh, damaged, cost, keep, path }: MovePlan) =>
  say('supercat.move', { from, to, via: path.filter((at) => at !== to), fresh, damaged, cost, keep })

export const rivalCitySystems = (c: C): number[] =>
  boardOf(c.view).systems.filter(
    (at) => (hasRival(c.view, at, me(c), SITE_CITY) || hasFreeCity(c.view, at)) && !controlled(c, at),
  )
const rivalGates = (c: C): number[] => boardOf(c.view).gates.filter((gate) => rivalHolds(c.view, me(c), gate))

export const moveWays = perVersion(({ chains }) => {
  const byMoving = chains.move('control')
  const forClaims = (prefer: readonly Prefer<MovePlan>[]): WaysOf<MovePlan> => ({
    from: (c) =>
      movePlans(
        c.view,
        me(c),
        left(c, 'move'),
        boardOf(c.view).planets,
        staying(c, gainsClaims(c.view, me(c))),
        settings(c),
      ),
    prefer: [...prefer, ...chains.move('claims')],
    show: moveShown,
    because: force,
  })
  return {
    /** Nodes 10: any new claim. */
    forFirstClaim: forClaims([]),
    /** Nodes 16: new resources, planets that no rival controls, two slots. */
    forClaims: forClaims([
      { id: 'newResource', keep: (c, plan) => newResource(c.view, me(c), planetType(c.view, sys(plan.to))) },
      {
        id: 'unclaimed',
        keep: (c, plan) => !rivalHolds(c.view, me(c), sys(plan.to)),
      },
      ruled({ id: 'twoSlots', keep: (c, plan) => twoSlots(c.view, sys(plan.to), settings(c).twoSlots) }, 'A38'),
    ]),
    toThreatened: {
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
    } satisfies WaysOf<MovePlan>,
    toRivalCity: {
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
    } satisfies WaysOf<MovePlan>,
    toGate: {
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
        ...chains.move('gates'),
      ],
      show: moveShown,
      because: force,
    } satisfies WaysOf<MovePlan>,
    gather: {
      from: (c) =>
        gatherPlans(c.view, me(c), left(c, 'move'), settings(c).stripBuilding).filter((plan) => mayLeave(c, plan)),
      prefer: chains.move('gather'),
      show: moveShown,
      because: force,
    } satisfies WaysOf<MovePlan>,
  }
})
