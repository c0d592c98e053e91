// What a card is wanted for: the plan behind a line of General Priorities, chosen as the page of the suit would choose it.

import { narrow, type Say } from '@understudy/procedure'
import { type C, say, type WaysOf } from '../context.ts'

/** The best of these plans by the preferences of the rule that would carry it out. */
export function best<X>(c: C, plans: readonly X[], { prefer = [], show, key }: WaysOf<X>): Say | undefined {
  const left = narrow(c, { from: () => plans, prefer, ...(key === undefined ? {} : { key }) })
  const first = left[0]
  if (first === undefined || show === undefined) return undefined
  return say('supercat.plan', { plan: show(c, first), others: left.length - 1 })
}
