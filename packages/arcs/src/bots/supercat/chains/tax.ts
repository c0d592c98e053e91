// Which token is taken when any would do.

import { me, type Prefer, type TaxPlan } from '../context.ts'
import { typeOf } from '../plans/tax.ts'
import { newResource } from '../terms/map.ts'

export const newTokens: readonly Prefer<TaxPlan>[] = [
  { id: 'newResource', keep: (c, plan) => newResource(c.view, me(c), typeOf(c.view, plan.tax[0]!)) },
]
