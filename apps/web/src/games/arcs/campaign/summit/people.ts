// A deal among people as it is put together: with whom, and what goes which way. Any bundle may be proposed.

import type { Action, State } from '@understudy/arcs'
import { byDie, type Part, partsFrom } from '@understudy/arcs/act'
import { colourOf, playersOf, seatOf } from '@understudy/arcs/state'
import type { Colour } from '@understudy/arcs/vocabulary'
import type { Decision } from '@understudy/table'
import type { Basket } from './basket.ts'

export type How = 'propose' | 'counter' | 'tellDeal'

/** The other people at the table. */
export const people = (state: State, own: Colour): Colour[] =>
  Array.from({ length: playersOf(state) }, (_, seat) => seat)
    .filter((seat) => !byDie(state, seat) && colourOf(state, seat) !== own)
    .map((seat) => colourOf(state, seat))

export function dealOf(decision: Decision<Action>, how: How, parts: readonly Part[]): Action | undefined {
  const action = { do: how, parts } as unknown as Action
  return parts.length > 0 && decision.legal(action) === undefined ? action : undefined
}

/** What could be added, by whoever would do it: the whole must be possible in its order. */
export function addableTo(state: State, decision: Decision<Action>, how: How, own: Colour, basket: Basket): Part[] {
  if (basket.with === undefined) return []
  const [a, b] = [seatOf(state, own), seatOf(state, basket.with)]
  return [...partsFrom(state, a, b), ...partsFrom(state, b, a)].filter(
    (part) => dealOf(decision, how, [...basket.parts, part]) !== undefined,
  )
}
