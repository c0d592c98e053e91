// What lies on a real table for Lars: its target marker, its Resource Power die, the numbers beside the Court.

import { sysId } from '../board/ids.ts'
import * as read from '../state/read.ts'
import { boardOf, colourOf, type State } from '../state/state.ts'
import { isLars, larsSeats, targetOf } from './lars.ts'
import { larsSay } from './lars-sayings.ts'
import type { SeatPart } from './seat-rules.ts'

export function larsParts(state: State, seat: number): SeatPart[] {
  if (!isLars(state, seat)) return []
  const of = colourOf(state, seat)
  const target = targetOf(state, seat)
  const power = read.resourcePower(state, seat)
  const out: SeatPart[] = [
    { name: 'resourcePower', looks: power, empty: power === 0, change: larsSay('put.resourcePower', { of, n: power }) },
  ]
  if (target >= 0)
    out.push({
      name: 'target',
      looks: target,
      empty: false,
      change: larsSay('put.target', { of, system: sysId(target) }),
    })
  // The numbers are there once, with whichever Lars comes first in the seating.
  if (read.setup(state) > 0 && seat === Math.min(...larsSeats(state))) {
    const clusters = boardOf(state).clusters.map((cluster) => cluster + 1)
    out.push({ name: 'courtNumbers', looks: clusters, empty: false, change: larsSay('put.courtNumbers', { clusters }) })
  }
  return out
}
