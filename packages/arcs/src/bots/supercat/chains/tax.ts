// Which token is taken when any would do.

import { me, type Prefer, ruled, type TaxPlan } from '../context.ts'
import { base } from '../lib/now.ts'
import { ambitionOf } from '../lib/slots.ts'
import { typeOf } from '../plans/tax.ts'
import { newResource } from '../terms/map.ts'
import { SOLE1 } from '../terms/standing.ts'

export const newTokens: readonly Prefer<TaxPlan>[] = [
  { id: 'newResource', keep: (c, plan) => newResource(c.view, me(c), typeOf(c.view, plan.tax[0]!)) },
]

/** 0.10: then a type that grows a lead in an undeclared ambition (supercat/B72). */
export const newOrGrowing: readonly Prefer<TaxPlan>[] = [
  ...newTokens,
  ruled(
    {
      id: 'growOpen',
      keep: (c, plan) => {
        const ambition = ambitionOf(typeOf(c.view, plan.tax[0]!))
        const { status, places } = base(c)
        return status[ambition] === 1 && places[ambition] === SOLE1
      },
    },
    'B72',
  ),
]
