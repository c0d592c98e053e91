// Beats by the seats that they belong to.

import type { Logged, Seat } from '@understudy/table'

interface OfSeat {
  /** Undefined: nobody's, such as cards that are drawn before anybody has acted. */
  readonly seat: Seat | undefined
  readonly beats: readonly (readonly Logged[])[]
}

/** Whose turn it was: whoever answers in between, by chance or under attack, has a part in it. */
function seatOf(beat: readonly Logged[]): Seat | undefined {
  const first = beat.find(({ entry }) => entry.t === 'action')?.entry
  return first?.t === 'action' ? first.seat : undefined
}

/** Each seat once, in the order in which they began. */
export function bySeat(beats: readonly (readonly Logged[])[]): OfSeat[] {
  const out = new Map<Seat | undefined, (readonly Logged[])[]>()
  for (const beat of beats) {
    const seat = seatOf(beat)
    out.set(seat, [...(out.get(seat) ?? []), beat])
  }
  return [...out].map(([seat, own]) => ({ seat, beats: own }))
}
