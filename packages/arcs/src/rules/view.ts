// What a seat may know (arcs 6.15): hands, face-down cards and the order of piles are hidden; everything else is open.

import type { Random } from '@understudy/table'
import { hide } from './cards.ts'
import * as L from './layout.ts'
import { copyState, nthBit, popcount, type State, seatOf } from './state.ts'

export function viewFor(state: State, colour: string): State {
  const view = copyState(state)
  const seat = seatOf(state, colour)
  const seen = seat < 0 ? 0 : state.m[L.M_SEEN + seat]!
  for (let place = 1; place < L.PLACE_COUNT; place++) if (view.m[place] !== 0) hide(view, place, ~seen)
  // What others know is nobody's business.
  for (let other = 0; other < state.options.players; other++) view.m[L.M_SEEN + other] = known(view)
  return view
}

/** Cards whose place is known in this state. */
function known(state: State): number {
  let mask = 0
  for (let place = 1; place < L.PLACE_COUNT; place++) mask |= state.m[place]!
  return mask
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
