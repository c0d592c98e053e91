// What a card is wanted for: the plan behind a line of General Priorities, chosen as the page of the suit would choose it.

import { bestOf, type Measure, measuresOf, type Say } from '@understudy/procedure'
import { type C, type Prefer, say, type WaysOf } from '../context.ts'

// biome-ignore lint/suspicious/noExplicitAny: preferences and their measures are about the same candidates
const known = new WeakMap<readonly Prefer<any>[], Measure<C, any>[]>()
function measured<X>(prefer: readonly Prefer<X>[]): Measure<C, X>[] {
  const found = known.get(prefer) ?? measuresOf(prefer)
  known.set(prefer, found)
  return found
}
const NONE: readonly never[] = []

/** The best of these plans by the preferences of the rule that would carry it out. */
export function best<X>(c: C, plans: readonly X[], { prefer = NONE, show, plan, key }: WaysOf<X>): Say | undefined {
  const left = bestOf(c, plans, measured(prefer), key)
  const first = left[0]
  if (first === undefined || show === undefined) return undefined
  const to = plan?.(c, first)
  return say('supercat.plan', { plan: show(c, first), others: left.length - 1, ...(to === undefined ? {} : { to }) })
}
