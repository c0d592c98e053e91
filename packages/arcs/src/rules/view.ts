// What a seat may know (arcs 6.15): hands, face-down cards and the order of piles are hidden; everything else is open.

import type { Random } from '@understudy/table'
import { hide } from './cards.ts'
import * as L from './layout.ts'
import { copyState, nthBit, popcount, type State, seatOf } from './state.ts'

/**
 * `into` is an older view that nobody needs any more: its arrays are written over, which spares making new ones. The view
 * itself is always a new object, so that what bots have noted about the older one does not pass for news of this one.
 */
export function viewFor(state: State, colour: string, into?: State): State {
  const view = into?.options === state.options ? copyInto(into, state) : copyState(state)
  const { m } = view
  const seat = seatOf(state, colour)
  const seen = seat < 0 ? 0 : state.m[L.M_SEEN + seat]!
  /** Cards whose place is known in this view. */
  let known = 0
  for (let place = 1; place < L.PLACE_COUNT; place++) {
    if (m[place] === 0) continue
    hide(view, place, ~seen)
    known |= m[place]!
  }
  // What others know is nobody's business.
  for (let other = 0; other < state.options.players; other++) m[L.M_SEEN + other] = known
  return view
}

function copyInto(into: State, state: State): State {
  const { b, m } = into
  b.set(state.b)
  for (let i = 0; i < L.MASKS; i++) m[i] = state.m[i]!
  return { b, m, options: state.options }
}

/**
 * Deals the unknown cards of hands and face-down cards at random. Piles stay unknown: they have no order anyway. So do
 * the seat's own cards: if it has not told us which they are, no world can.
 */
export function resampled(view: State, colour: string, random: Random): State {
  const state = copyState(view)
  const { b, m } = state
  for (let seat = 0; seat < state.options.players; seat++) {
    if (seat === seatOf(view, colour)) continue
    for (const at of [L.P_HAND, L.P_DOWN, L.P_SEIZE]) {
      const place = at + seat
      for (; b[L.UNKNOWN + place]! > 0; b[L.UNKNOWN + place]!--) {
        const unseen = m[L.P_UNSEEN]!
        const card = nthBit(unseen, random.int(popcount(unseen)))
        m[L.P_UNSEEN]! &= ~(1 << card)
        m[place]! |= 1 << card
        m[L.M_SEEN + seat]! |= 1 << card
      }
    }
  }
  return state
}
