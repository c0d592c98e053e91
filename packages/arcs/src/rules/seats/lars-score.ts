// The end of a chapter with Lars (lars 7): undeclared ambitions, Resource Power, new target planets.

import type { EventSink } from '@understudy/table'
import { count, places } from '../ambitions.ts'
import { isDeclared, markerValue } from '../declare.ts'
import { ambitionId } from '../ids.ts'
import * as L from '../layout.ts'
import { F, push } from '../stack.ts'
import { colourOf, playersOf, type State } from '../state.ts'
import { anyLars, isLars, larsSeats } from './lars.ts'
import { larsSay } from './lars-text.ts'

/** First- and second-place Power of the lowest marker, before one is flipped (lars/A47). */
export function lowestMarker(state: State): readonly [number, number] {
  let lowest = markerValue(state, 0)
  for (let marker = 1; marker < 3; marker++) {
    const value = markerValue(state, marker)
    if (value[0] < lowest[0]) lowest = value
  }
  return lowest
}

/** Step 1.1: only Lars seats compete, without city bonus (lars/A46, lars/A48). Answers the Power of each seat. */
export function undeclaredPower(state: State, events?: EventSink): number[] {
  const n = playersOf(state)
  const gained = new Array<number>(n).fill(0)
  const [high, low] = lowestMarker(state)
  for (let ambition = 1; ambition <= 5; ambition++) {
    if (isDeclared(state, ambition)) continue
    const counts = Array.from({ length: n }, (_, seat) => (isLars(state, seat) ? count(state, seat, ambition) : 0))
    places(counts, 0).forEach((place, seat) => {
      const power = place === 'none' ? 0 : place === 'first' ? high : low
      if (power === 0) return
      gained[seat]! += power
      events?.event(larsSay('log.undeclared', { seat: colourOf(state, seat), ambition: ambitionId(ambition), power }))
    })
  }
  return gained
}

/** Step 1.2: how often a Lars adds its Resource Power: 0 for the first, 2 for the last, otherwise 1 (lars/A49). */
export function resourceFactor(state: State, seat: number): number {
  const { b } = state
  const own = b[L.POWER + seat]!
  let above = 0
  let below = 0
  for (let other = 0; other < playersOf(state); other++) {
    if (other === seat) continue
    const power = b[L.POWER + other]!
    // Level with a human, Lars ranks below the human.
    if (power > own || (power === own && !isLars(state, other))) above++
    else if (power < own) below++
  }
  if (above === 0) return 0
  return below === 0 ? 2 : 1
}

/** Steps 1.1 to 1.3, after the declared ambitions were scored. */
export function scoreLars(state: State, events?: EventSink): void {
  if (!anyLars(state)) return
  const { b } = state
  const n = playersOf(state)
  undeclaredPower(state, events).forEach((power, seat) => {
    b[L.POWER + seat] = Math.min(255, b[L.POWER + seat]! + power)
  })
  const factors = Array.from({ length: n }, (_, seat) => (isLars(state, seat) ? resourceFactor(state, seat) : 0))
  for (let seat = 0; seat < n; seat++) {
    const power = factors[seat]! * b[L.RESOURCE_POWER + seat]!
    b[L.RESOURCE_POWER + seat] = 0
    if (power === 0) continue
    b[L.POWER + seat] = Math.min(255, b[L.POWER + seat]! + power)
    events?.event(larsSay('log.resourceScored', { seat: colourOf(state, seat), power }))
  }
  pushTargets(state)
}

/** Each Lars chooses a target planet, the first in turn order first. */
export function pushTargets(state: State): void {
  for (const seat of larsSeats(state).reverse()) push(state, F.target, seat)
}
