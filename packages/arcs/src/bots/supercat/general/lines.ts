// The lines of General Priorities: what a card of some suit could do, and what it would be.

import { boardOf } from '../../../rules/state/state.ts'
import type { Kind } from '../../../vocabulary.ts'
import { taxFor } from '../administration/ways.ts'
import { combatShown, effectiveVox, secureWays } from '../aggression/ways.ts'
import { crRival, crThreatened } from '../construction/ways.ts'
import { type C, type CombatPlan, type MovePlan, me, type SecurePlan, settings, type WaysOf } from '../context.ts'
import { ADM, AGG, MOB } from '../lib/cards.ts'
import { base } from '../lib/now.ts'
import { perVersion } from '../lib/per-version.ts'
import { moveWays, rivalCitySystems } from '../mobilization/ways.ts'
import { crPlans } from '../plans/build.ts'
import { bestCombat, combatPlans } from '../plans/combat.ts'
import { changingPlans, takingPlans } from '../plans/converge.ts'
import type { Want } from '../plans/goals.ts'
import { gainsClaims, movePlans, neutralises, takesControl } from '../plans/move.ts'
import { canTax, secureIf, securePlans, taxPlans } from '../plans/tax.ts'
import { threatenedNow } from '../terms/map.ts'
import type { Goal } from '../terms/standing.ts'
import { best } from './best.ts'
import type { Line } from './ways.ts'

export const always = (kind: Kind, plan: NonNullable<Line['plan']>, ...suits: number[]): Line => ({
  suits,
  kind,
  feasible: () => true,
  plan,
})

export const taxes = (goal: Goal, many: boolean): Line => {
  const ways = taxFor(goal, many)
  return {
    suits: [ADM],
    kind: 'tax',
    feasible: (c, { left }) => canTax(c.view, base(c), goal, many ? left : 1),
    plan: (c, { left }) => best(c, taxPlans(c.view, base(c), goal, many ? left : 1), ways),
  }
}

export const repairsControl = (build: boolean, ...suits: number[]): Line => ({
  suits,
  kind: build ? 'build' : 'repair',
  feasible: (c, { left }) =>
    crPlans(c.view, me(c), threatenedNow(c.view, me(c)), left, { build, repair: true }).length > 0,
  plan: (c, { left }) =>
    best(c, crPlans(c.view, me(c), threatenedNow(c.view, me(c)), left, { build, repair: true }), crThreatened),
})

/** The same to take control where a rival has a city. */
export const takesByRepair = (build: boolean, ...suits: number[]): Line => {
  const plans = (c: C, left: number) => crPlans(c.view, me(c), rivalCitySystems(c), left, { build, repair: true }, 1)
  return {
    suits,
    kind: build ? 'build' : 'repair',
    feasible: (c, { left }) => plans(c, left).length > 0,
    plan: (c, { left }) => best(c, plans(c, left), crRival),
  }
}

export const claiming = (c: C, left: number): readonly MovePlan[] =>
  movePlans(c.view, me(c), left, boardOf(c.view).planets, gainsClaims(c.view, me(c)), settings(c))

export const effectiveSecures = (c: C): readonly SecurePlan[] =>
  secureIf(c.view, me(c), (card) => effectiveVox(c, card))

const moves = (plans: (c: C, left: number) => readonly MovePlan[], as: WaysOf<MovePlan>): Line => ({
  suits: [MOB, AGG],
  kind: 'move',
  feasible: (c, { left }) => plans(c, left).length > 0,
  plan: (c, { left }) => best(c, plans(c, left), as),
})

export const linesOf = perVersion((version) => {
  const secures = (goal: Goal): Line => {
    const ways = secureWays(version).for(goal)
    return {
      suits: [AGG],
      kind: 'secure',
      feasible: (c, { left }) => securePlans(c.view, base(c), goal, left).length > 0,
      plan: (c, { left }) => best(c, securePlans(c.view, base(c), goal, left), ways),
    }
  }
  const combats: WaysOf<CombatPlan> = { from: () => [], prefer: version.chains.combat, show: combatShown }
  const fights = (want: (c: C) => Want, ...suits: number[]): Line => ({
    suits,
    kind: 'battle',
    feasible: (c, budget) => bestCombat(c.view, base(c), budget, want(c), settings(c)) ?? false,
    plan: (c, budget) => best(c, combatPlans(c.view, base(c), budget, want(c), settings(c)), combats),
  })
  const toThreatened = moves(
    (c, left) =>
      changingPlans(
        c.view,
        me(c),
        left,
        threatenedNow(c.view, me(c)),
        settings(c),
        takesControl(c.view, me(c)),
        neutralises(c.view, me(c)),
      ),
    moveWays(version).toThreatened,
  )
  const toRivalCity = moves(
    (c, left) => takingPlans(c.view, me(c), left, rivalCitySystems(c), settings(c), takesControl(c.view, me(c))),
    moveWays(version).toRivalCity,
  )
  const toClaims = moves(claiming, moveWays(version).forClaims)
  // Aggression is listed first here (supercat/B4).
  const toFirstClaim: Line = { ...moves(claiming, moveWays(version).forFirstClaim), suits: [AGG, MOB] }
  return { secures, fights, toThreatened, toRivalCity, toClaims, toFirstClaim }
})
