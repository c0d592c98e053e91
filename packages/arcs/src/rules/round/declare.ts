// Declaring ambitions (arcs 8.1 to 8.3).

import type { EventSink } from '@understudy/table'
import { numberOf } from '../../data/action-cards.ts'
import type { CourtId } from '../../vocabulary.ts'
import { ambitionId } from '../board/ids.ts'
import type { No } from '../choosing/deed.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { say } from '../sayings.ts'
import * as read from '../state/read.ts'
import { colourOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'

export { EMPATH, KEEPER, TYCOON, TYRANT, WARLORD } from '../state/numbers.ts'

/** First- and second-place Power of the large, medium and small marker, blue side and gold side (arcs 8.3). */
const VALUES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [5, 3],
    [9, 4],
  ],
  [
    [3, 2],
    [6, 3],
  ],
  [
    [2, 0],
    [4, 2],
  ],
]

export const markerValue = (state: State, marker: number): readonly [number, number] =>
  VALUES[marker]![Number(read.markerFlipped(state, marker))]!

/** The Available marker with the highest first-place value, or -1. */
export function bestMarker(state: State): number {
  let best = -1
  for (let marker = 0; marker < 3; marker++) {
    if (read.markerAt(state, marker) !== 0) continue
    if (best < 0 || markerValue(state, marker)[0] > markerValue(state, best)[0]) best = marker
  }
  return best
}

export const markersOn = read.markersAt
export const isDeclared = (state: State, ambition: number): boolean => markersOn(state, ambition) > 0

/** Whether a card of this number can declare this ambition (arcs 5.3). */
export const numberDeclares = (card: number, ambition: number): boolean => {
  const number = numberOf(card)
  return number === 7 || (number > 1 && number - 1 === ambition)
}

export function refuseDeclaring(state: State, seat: number, give: CourtId | undefined): No {
  if (bestMarker(state) < 0) return say('no.marker', {})
  const [price] = heard(points.declaringPrice, state, seat)
  if (price !== undefined) return price.refuse(state, seat, give)
  return give === undefined ? undefined : say('no.giveNothing', { card: give })
}

/** Moves the marker and sets off what follows. The zero marker is put by whoever leads. */
export function declare(
  state: State,
  seat: number,
  ambition: number,
  give: CourtId | undefined,
  events?: EventSink,
): void {
  // The price is paid first: a card given away no longer acts (arcs/D51).
  if (give !== undefined)
    for (const price of heard(points.declaringPrice, state, seat)) price.pay(state, seat, give, events)
  const marker = bestMarker(state)
  const first = markersOn(state, ambition) === 0
  write.setMarkerAt(state, marker, ambition)
  write.setDeclared(state, true)
  const [high, low] = markerValue(state, marker)
  events?.event(say('log.declared', { seat: colourOf(state, seat), ambition: ambitionId(ambition), high, low }))
  // What is pushed last comes first.
  for (const follow of heard(points.declared, state, seat)) follow(state, seat, ambition, first)
}

/** All ways to pay for a declaration. */
export function givings(state: State, seat: number): (CourtId | undefined)[] {
  const [price] = heard(points.declaringPrice, state, seat)
  return price === undefined ? [undefined] : price.givings(state, seat)
}
