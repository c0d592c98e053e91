// An offer as it is put together: with whom, and what goes which way. The rules say part by part what can be added.

import type { Action } from '@understudy/arcs'
import type { Part } from '@understudy/arcs/act'
import type { Colour } from '@understudy/arcs/vocabulary'
import type { Json } from '@understudy/procedure'
import type { Decision, Pick } from '@understudy/table'

export interface Basket {
  readonly with?: Colour
  readonly parts: readonly Part[]
}

const OFFER: Pick = { slot: 'do', value: 'offer' }
const partPick = (part: Part): Pick => ({ slot: 'parts', value: part as unknown as Json })
const headOf = ({ with: to }: Basket): Pick[] => (to === undefined ? [OFFER] : [OFFER, { slot: 'to', value: to }])

export const partners = (decision: Decision<Action>): Colour[] =>
  decision.next([OFFER]).map(({ pick }) => pick.value as Colour)

/** What can be added now, by whoever would do it. */
export function addable(decision: Decision<Action>, basket: Basket): Part[] {
  if (basket.with === undefined) return []
  const picks = [...headOf(basket), ...basket.parts.map(partPick)]
  return decision.next(picks).map(({ pick }) => pick.value as unknown as Part)
}

/** The offer, if it can be made as it stands. */
export function offerOf(decision: Decision<Action>, { parts }: Basket): Action | undefined {
  const action = { do: 'offer', parts } as unknown as Action
  return parts.length > 0 && decision.legal(action) === undefined ? action : undefined
}

export const kindOf = (part: Part): string => Object.keys(part).find((key) => key !== 'from' && key !== 'to') ?? ''

/** Without this one; what can no longer be done then goes, too. */
export function without(decision: Decision<Action>, basket: Basket, at: number): Basket {
  let so: Basket = { ...basket, parts: [] }
  for (const part of basket.parts.filter((_, i) => i !== at)) {
    const fits = addable(decision, so).some((each) => JSON.stringify(each) === JSON.stringify(part))
    if (fits) so = { ...so, parts: [...so.parts, part] }
  }
  return so
}
