// How the Fates did in acts of bots (docs/supercat.md, "How the Fates do"), in percent by two, three and four seats, and how
// hard each is to play for a person, by our judgement. The test compares the figures with that page.

import type { FateId } from '@understudy/arcs/act'

interface Strength {
  /** Seats with this Fate that won; that completed the objective. */
  readonly wins: readonly [number, number, number]
  readonly objective: readonly [number, number, number]
  /** 1: few rules of its own; 3: much to keep in mind. */
  readonly hard: 1 | 2 | 3
}

export const STRENGTH: Readonly<Record<FateId, Strength>> = {
  steward: { wins: [68.8, 51.9, 51.9], objective: [53.1, 34.7, 39.9], hard: 1 },
  founder: { wins: [35.7, 21.2, 11.5], objective: [61.2, 51.1, 34.2], hard: 1 },
  magnate: { wins: [60.2, 45.9, 37.8], objective: [8.8, 36.7, 62.4], hard: 2 },
  advocate: { wins: [53.2, 35.2, 22.3], objective: [8.9, 14.6, 10.1], hard: 2 },
  caretaker: { wins: [40.1, 17.4, 8.9], objective: [29.6, 13.3, 7.6], hard: 3 },
  partisan: { wins: [73.1, 59.8, 44.2], objective: [22.0, 26.3, 20.3], hard: 1 },
  admiral: { wins: [30.0, 16.0, 11.0], objective: [3.0, 2.5, 2.9], hard: 2 },
  believer: { wins: [40.7, 20.7, 11.7], objective: [2.7, 2.7, 0.2], hard: 3 },
}

/** For a first act: easy to play, and strong enough not to fall behind by itself. */
export const GENTLE: readonly FateId[] = ['steward', 'partisan', 'founder']
