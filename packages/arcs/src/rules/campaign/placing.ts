// Who would place in an ambition now (campaign 13.3).

import { count, type Place, places, silentCount } from '../round/ambitions.ts'
import { isDeclared } from '../round/declare.ts'
import { playersOf, type State } from '../state/state.ts'

const NONE: readonly Place[] = ['none', 'none', 'none', 'none']

/** Places in a declared ambition; nobody has one in an undeclared ambition. */
export function awardsAt(state: State, ambition: number): readonly Place[] {
  const n = playersOf(state)
  if (!isDeclared(state, ambition)) return NONE
  const counts: number[] = []
  for (let seat = 0; seat < n; seat++) counts.push(count(state, seat, ambition))
  return places(counts, n === 2 ? silentCount(state, ambition) : 0)
}

/** Whether the seat is alone first in some declared ambition. */
export function winsSome(state: State, seat: number): boolean {
  for (let ambition = 1; ambition <= 5; ambition++) if (awardsAt(state, ambition)[seat] === 'first') return true
  return false
}

/** Whether it has a scoring place in some declared ambition: first, tied for first, or second alone. */
export function placesSome(state: State, seat: number): boolean {
  for (let ambition = 1; ambition <= 5; ambition++) if (awardsAt(state, ambition)[seat] !== 'none') return true
  return false
}
