// All legal actions at once, in the order of the lists of deeds: for whoever searches or counts. Moves are listed by their
// first leg, as pickers do (next-move.ts).

import { kindBit } from '../../data/action-cards.ts'
import type { Action, Pay } from '../../vocabulary.ts'
import { payKinds, payments } from '../actions/pay.ts'
import { topKind, topSeat } from '../state/stack.ts'
import type { State } from '../state/state.ts'
import { deedsOf, mayUse } from './deeds.ts'
import { offeredNow } from './next.ts'

export function everyAction(state: State): Action[] {
  const out: Action[] = []
  const seat = topSeat(state)
  // The same for all that is paid for, and worked out only if something is.
  let ways: readonly Pay[] | undefined
  let kinds: readonly number[] = []
  const offers = deedsOf(state).offers[topKind(state)]!
  for (const doing of offeredNow(state)) {
    const deed = offers.get(doing)!
    if (!('kind' in deed)) {
      if (mayUse(state, seat, doing)) add(out, deed.list(state, seat))
    } else if (deed.has === undefined || deed.has(state, seat)) {
      if (ways === undefined) {
        ways = payments(state, seat)
        kinds = ways.map((pay) => payKinds(state, seat, pay))
      }
      const kind = kindBit(deed.kind)
      for (let at = 0; at < ways.length; at++)
        if ((kinds[at]! & kind) !== 0) add(out, deed.list(state, seat, ways[at]!))
    }
  }
  return out
}

function add(out: Action[], list: Iterable<Action>): void {
  // An array is gone through by its numbers, which takes a fraction of asking for one after another.
  if (Array.isArray(list)) for (let at = 0; at < list.length; at++) out.push(list[at])
  else for (const action of list) out.push(action)
}
