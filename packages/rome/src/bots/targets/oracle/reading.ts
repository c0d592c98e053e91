// What a trace tells about one rule each time it was read: what it found, what its preferences left, what was taken.

import type { TraceEvent } from '@understudy/procedure/trace'

export interface Reading {
  readonly node: string
  readonly all: readonly unknown[]
  readonly left: readonly unknown[]
  readonly taken: unknown
}

export function readings(events: readonly TraceEvent[]): Reading[] {
  return events.flatMap((event, at): Reading[] => {
    if (event.e !== 'found') return []
    const values = event.candidates.map(({ value }) => value)
    let left = values.map((_, index) => index)
    let picked: number | undefined
    for (const next of events.slice(at + 1)) {
      if (!('node' in next) || next.node !== event.node) break
      if (next.e === 'prefer') left = [...next.kept]
      else if (next.e === 'pick') picked = next.chosen
      else break
    }
    const taken = values[picked ?? left[0] ?? 0]
    return [{ node: event.node, all: values, left: left.map((index) => values[index]), taken }]
  })
}

/** The face of each die that was rolled at this rule, and its colour. */
export const rollsOf = (events: readonly TraceEvent[], node: string): { die: string; face: number | string }[] =>
  events.flatMap((event) => (event.e === 'roll' && event.node === node ? [{ die: event.die, face: event.face }] : []))
