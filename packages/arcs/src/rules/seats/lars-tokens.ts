// Lars's tokens (lars 3, lars/A7, lars/A8): a new one goes leftmost and pushes the others to the right; what is pushed past
// the open slots is discarded at the end of its turn, for Resource Power.

import type { EventSink } from '@understudy/table'
import { RESOURCES } from '../../vocabulary.ts'
import { SLOTS_PER_SEAT } from '../state/numbers.ts'
import * as read from '../state/read.ts'
import { colourOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { raiseResourcePower } from './lars.ts'
import { larsSay } from './lars-sayings.ts'

/** Pushes the tokens up to the first gap; a row that is full to the end loses its last one at once. */
export function pushToken(state: State, seat: number, type: number, events?: EventSink): void {
  let gap = 0
  while (gap < SLOTS_PER_SEAT - 1 && read.slot(state, seat, gap) !== 0) gap++
  const lost = read.slot(state, seat, gap)
  if (lost !== 0) {
    write.addSupply(state, lost, 1)
    events?.event(larsSay('log.overflow', { seat: colourOf(state, seat), type: RESOURCES[lost - 1]! }))
    raiseResourcePower(state, seat, 1, events)
  }
  for (let slot = gap; slot > 0; slot--) write.setSlot(state, seat, slot, read.slot(state, seat, slot - 1))
  write.setSlot(state, seat, 0, type)
}

/** Discards what lies beyond the open slots and answers how many. */
function truncate(state: State, seat: number, open: number, events?: EventSink): number {
  let n = 0
  for (let slot = open; slot < SLOTS_PER_SEAT; slot++) {
    const type = read.slot(state, seat, slot)
    if (type === 0) continue
    write.setSlot(state, seat, slot, 0)
    write.addSupply(state, type, 1)
    n++
    events?.event(larsSay('log.overflow', { seat: colourOf(state, seat), type: RESOURCES[type - 1]! }))
  }
  return n
}

/** End of its turn: one Resource Power for each token that does not fit. */
export function discardOverflow(state: State, seat: number, open: number, events?: EventSink): void {
  const n = truncate(state, seat, open, events)
  if (n > 0) raiseResourcePower(state, seat, n, events)
}

/** A slot closed on somebody's turn (lars/A8): tokens close ranks, and what is too much goes without Resource Power. */
export function closeRanks(state: State, seat: number, open: number, events?: EventSink): void {
  let to = 0
  for (let slot = 0; slot < SLOTS_PER_SEAT; slot++) {
    const type = read.slot(state, seat, slot)
    if (type === 0) continue
    write.setSlot(state, seat, slot, 0)
    write.setSlot(state, seat, to++, type)
  }
  truncate(state, seat, open, events)
}
