// Ships that moved between two positions. Nobody tells ships apart, so each arrival is matched with the nearest departure
// of the same colour; what is left over was built, placed or lost.

import type { State } from '@understudy/arcs'
import { ownerOf, owners, ships } from '@understudy/arcs/state'
import type { Owner } from '@understudy/arcs/vocabulary'
import type { Geometry } from '../draw/geometry.ts'

export interface Flight {
  readonly colour: Owner
  readonly n: number
  /** Undefined: out of the supply, or off the map. */
  readonly from: number | undefined
  readonly to: number | undefined
}

const SYSTEMS = 24

export function flightsBetween(before: State, now: State, { systems }: Geometry): Flight[] {
  const flights: Flight[] = []
  for (const owner of owners(now)) {
    const colour = ownerOf(now, owner)
    const change = Array.from({ length: SYSTEMS }, (_, at) => ships(now, at, owner) - ships(before, at, owner))
    for (const to of indices(change, (n) => n > 0)) {
      const far = (from: number) => Math.hypot(systems[from]!.x - systems[to]!.x, systems[from]!.y - systems[to]!.y)
      const sources = indices(change, (n) => n < 0).sort((a, b) => far(a) - far(b))
      for (const from of sources) {
        const n = Math.min(change[to]!, -change[from]!)
        if (n === 0) continue
        flights.push({ colour, n, from, to })
        change[to]! -= n
        change[from]! += n
      }
      if (change[to]! > 0) flights.push({ colour, n: change[to]!, from: undefined, to })
    }
    for (const from of indices(change, (n) => n < 0)) flights.push({ colour, n: -change[from]!, from, to: undefined })
  }
  return flights
}

const indices = (all: readonly number[], fits: (n: number) => boolean): number[] =>
  all.flatMap((n, at) => (fits(n) ? [at] : []))
