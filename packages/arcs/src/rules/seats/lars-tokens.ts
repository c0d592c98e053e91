// Lars's tokens (lars 3, lars/A7, lars/A8): a new one goes leftmost and pushes the others to the right; what is pushed past
// the open slots is discarded at the end of its turn, for Resource Power.

import type { EventSink } from '@understudy/table'
import { RESOURCES } from '../../vocabulary.ts'
import * as L from '../layout.ts'
import { colourOf, type State } from '../state.ts'
import { raiseResourcePower } from './lars.ts'
import { larsSay } from './lars-text.ts'

const row = (seat: number): number => L.SLOTS + seat * L.SLOTS_PER_SEAT

/** Pushes the tokens up to the first gap; a row that is full to the end loses its last one at once. */
export function pushToken(state: State, seat: number, type: number, events?: EventSink): void {
  const { b } = state
  const at = row(seat)
  let gap = 0
  while (gap < L.SLOTS_PER_SEAT - 1 && b[at + gap] !== 0) gap++
  const lost = b[at + gap]!
  if (lost !== 0) {
    b[L.SUPPLY + lost]!++
    events?.event(larsSay('log.overflow', { seat: colourOf(state, seat), type: RESOURCES[lost - 1]! }))
    raiseResourcePower(state, seat, 1, events)
  }
  for (let slot = gap; slot > 0; slot--) b[at + slot] = b[at + slot - 1]!
  b[at] = type
}

/** Discards what lies beyond the open slots and answers how many. */
function truncate(state: State, seat: number, open: number, events?: EventSink): number {
  const { b } = state
  let n = 0
  for (let at = row(seat) + open, end = row(seat) + L.SLOTS_PER_SEAT; at < end; at++) {
    const type = b[at]!
    if (type === 0) continue
    b[at] = 0
    b[L.SUPPLY + type]!++
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
  const { b } = state
  const at = row(seat)
  let to = 0
  for (let slot = 0; slot < L.SLOTS_PER_SEAT; slot++) {
    const type = b[at + slot]!
    if (type === 0) continue
    b[at + slot] = 0
    b[at + to++] = type
  }
  truncate(state, seat, open, events)
}
