// What a seat may know (arcs 6.15): hands, face-down cards and the order of piles are hidden; everything else is open.

import type { Random } from '@understudy/table'
import { actRules } from '../round/act-rules.ts'
import { sampleUnseen, viewAs } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { copyInto, copyState, type State, seatOf } from '../state/state.ts'
import * as write from '../state/write.ts'

/**
 * `into` is an older view that nobody needs any more: its arrays are written over, which spares making new ones. The view
 * itself is always a new object, so that what bots have noted about the older one does not pass for news of this one.
 */
export function viewFor(state: State, colour: string, into?: State): State {
  const view = into?.options === state.options ? copyInto(into, state) : copyState(state)
  viewAs(view, seatOf(state, colour))
  if (state.options.act !== 0) actRules().view(view, seatOf(state, colour))
  return view
}

/**
 * Deals the unknown cards of hands and face-down cards at random. Piles stay unknown: they have no order anyway. So do
 * the seat's own cards: if it has not told us which they are, no world can.
 */
export function resampled(view: State, colour: string, random: Random): State {
  const state = copyState(view)
  if (state.options.act !== 0) actRules().resample(state, seatOf(view, colour), random)
  for (let seat = 0; seat < state.options.players; seat++) {
    if (seat === seatOf(view, colour)) continue
    for (const place of [Pile.hand(seat), Pile.down(seat), Pile.seize(seat)]) {
      for (; read.unknown(state, place) > 0; write.addUnknown(state, place, -1)) {
        const card = sampleUnseen(state, random)
        write.drop(state, Pile.UNSEEN, card)
        write.put(state, place, card)
        write.put(state, Pile.seenBy(seat), card)
      }
    }
  }
  return state
}
