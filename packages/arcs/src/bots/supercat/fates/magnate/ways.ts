// The Magnate: taxes, Merchant League, Export, and what it does not spend (supercat 9.8, supercat/A86, A144).

import { tokenIn, typeIndex, typeName } from '../../../../rules/board/resources.ts'
import { league } from '../../../../rules/campaign/fates/magnate.ts'
import { C as FRAME } from '../../../../rules/campaign/frames.ts'
import { exportTokens } from '../../../../rules/campaign/summit/summit.ts'
import * as set from '../../../../rules/state/campaign/write.ts'
import { topKind } from '../../../../rules/state/stack.ts'
import { copyState, type State } from '../../../../rules/state/state.ts'
import type { Action, Resource } from '../../../../vocabulary.ts'
import { taxShown } from '../../administration/ways.ts'
import { type C, later, me, type Prefer, ruled, say, type TaxPlan, type WaysOf } from '../../context.ts'
import { standings } from '../../evidence.ts'
import { base } from '../../lib/now.ts'
import { ambitionOf, worth } from '../../lib/slots.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { afterTaxes, taxGains, typeOf } from '../../plans/tax.ts'
import { newResource } from '../../terms/map.ts'
import { type Goal, isDeclared, reaches, SOLE1, standing, TIED2 } from '../../terms/standing.ts'
import type { Version, VersionId } from '../../versions/version.ts'

/** FA.MA2: a tax that brings a token into an empty slot. */
export const taxing = (c: C, budget: Budget): TaxPlan[] =>
  budget.left > 0 && allows(budget, 'tax') ? taxGains(c.view, me(c)) : []
export const taxingAs = {
  prefer: [
    later<TaxPlan>(
      {
        id: 'contendDeclared',
        keep: (c, plan) => reaches('contendDeclared', base(c), afterTaxes(c.view, me(c), plan.tax)),
      },
      '0.10',
      'A86',
    ),
    later<TaxPlan>(
      { id: 'newResource', keep: (c, plan) => newResource(c.view, me(c), typeOf(c.view, plan.tax[0]!)) },
      '0.10',
      'A86',
    ),
  ],
  show: taxShown,
}

/** FX.MA1: the type of a declared ambition, whatever its place; then a new one. */
export const taxingFirst = {
  prefer: [
    {
      id: 'declaredType',
      keep: (c: C, plan: TaxPlan) => {
        const ambition = ambitionOf(typeOf(c.view, plan.tax[0]!))
        return ambition > 0 && isDeclared(c.view, ambition)
      },
    } as const,
    {
      id: 'newResource',
      keep: (c: C, plan: TaxPlan) => newResource(c.view, me(c), typeOf(c.view, plan.tax[0]!)),
    } as const,
  ],
  show: taxShown,
}

const withLeague = (state: State, gain: readonly Resource[]): State => {
  const after = copyState(state)
  for (const type of gain) set.addLeague(after, typeIndex(type), 1)
  return after
}
const contends = (goal: Goal): Prefer<readonly Resource[]> =>
  ruled(
    {
      id: goal === 'contendDeclared' ? 'contendDeclared' : 'contendOpen',
      keep: (c, gain) => reaches(goal, base(c), withLeague(c.view, gain)),
    },
    'A86',
  )

/** FA.MA3: as many tokens as it may have, for what they do in ambitions. */
export const leagueGains: WaysOf<readonly Resource[]> = {
  from: (c) => {
    if (topKind(c.view) !== FRAME.league) return []
    const all = [...league.list(c.view, me(c))].map(({ gain }) => gain)
    const most = Math.max(...all.map((gain) => gain.length))
    return all.filter((gain) => gain.length === most)
  },
  prefer: [contends('contendDeclared'), contends('contendOpen')],
  show: (_, types) => say('supercat.types', { types }),
  because: (c) => [...standings(c, 'declared'), ...standings(c, 'open')],
}
export const leagueAction = (_: C, gain: readonly Resource[]): Action => ({ do: 'league', gain }) as unknown as Action

/** Types that it keeps from the Export: those of a declared ambition that it is winning; in 0.10 that it is contending. */
const keptFromExport = (state: State, seat: number, type: number, least: number = SOLE1): boolean => {
  const ambition = ambitionOf(type)
  return ambition > 0 && isDeclared(state, ambition) && standing(state, seat, ambition) >= least
}
const KEPT_FROM: Readonly<Record<VersionId, number>> = { '0.5': SOLE1, '0.10': TIED2 }

/** Three tokens for the Export at the end of Negotiations, those of least use first (supercat/A86, A144). */
export const exports = ({ id }: Version): WaysOf<readonly number[]> => ({
  from: (c) =>
    [...exportTokens.list(c.view, me(c))]
      .map(({ slots }) => slots)
      .filter((slots) =>
        slots.every((slot) => !keptFromExport(c.view, me(c), tokenIn(c.view, me(c), slot), KEPT_FROM[id])),
      ),
  prefer: [
    ruled(
      {
        id: 'leastUse',
        least: (c, slots) => slots.reduce((n, slot) => n + worth(c.view, me(c), tokenIn(c.view, me(c), slot)), 0),
      },
      'A86',
    ),
  ],
  show: (c, slots) => say('supercat.types', { types: slots.map((slot) => typeName(tokenIn(c.view, me(c), slot))) }),
  because: (c) => standings(c, 'declared'),
})
export const exportAction = (_: C, slots: readonly number[]): Action => ({ do: 'export', slots }) as unknown as Action
