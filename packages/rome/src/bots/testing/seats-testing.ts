// Four bots, and what they think of each other.

import type { Bench, Seating } from '../../testing.ts'

export const FOUR: Seating = { ROM: 'super', GRE: 'super', CAR: 'super', BAR: 'super' }

/** Stances of a seat by opponent; the others stay on 5. */
export function stances(bench: Bench, seat: string, boxes: Readonly<Record<string, number>>): Bench {
  for (const [other, box] of Object.entries(boxes)) bench.side(seat).stance[bench.no(other)] = box
  return bench
}
