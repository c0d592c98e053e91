// Fuel for new claims (supercat-0.10, 5.2, supercat/B12).

import * as read from '../../../rules/state/read.ts'
import { boardOf } from '../../../rules/state/state.ts'
import type { Action } from '../../../vocabulary.ts'
import { type C, type MovePlan, me, settings, type WaysOf } from '../context.ts'
import { force, purse, together } from '../evidence.ts'
import { perVersion } from '../lib/per-version.ts'
import { moveWays } from '../mobilization/ways.ts'
import { staying } from '../pinned.ts'
import { gainsClaims, moveActions, movePlans } from '../plans/move.ts'
import { stranded, wantsClaims } from '../questions.ts'
import { FUEL, spendable } from '../terms/spend.ts'

const fuel = (c: C): readonly number[] => spendable(c.view, me(c), FUEL, settings(c))

/** Movements to a new claim that Fuel alone can pay for. */
export const fuelMoves = perVersion((version): WaysOf<MovePlan> => {
  const asked = moveWays(version).forClaims
  return {
    ...asked,
    from: (c) => {
      if (settings(c).fuelExpansion === 'off' || !read.prelude(c.view)) return []
      const slots = fuel(c)
      if (slots.length === 0 || !(wantsClaims.test(c) || stranded.test(c))) return []
      return movePlans(c.view, me(c), slots.length, boardOf(c.view).planets, staying(c, gainsClaims(c.view, me(c))))
    },
    because: together(purse, force),
  }
})

export const payWithFuel = (c: C, plan: MovePlan): Action[] =>
  moveActions(
    c.view,
    me(c),
    plan,
    fuel(c).map((slot) => ({ slot })),
  )
