// How the Fates did in acts of bots (docs/supercat.md, "How the Fates do"), in percent by two, three and four seats, and how
// hard each is to play for a person, by our judgement. The test compares the figures with that page.

import type { FateId } from '@understudy/arcs/act'

export interface Strength {
  /** Seats with this Fate that won; that completed the objective. */
  readonly wins: readonly [number, number, number]
  readonly objective: readonly [number, number, number]
  /** 1: few rules of its own; 3: much to keep in mind. */
  readonly hard: 1 | 2 | 3
}

export const STRENGTH: Readonly<Record<FateId, Strength>> = {
  steward: { wins: [69.2, 54.7, 53.1], objective: [53.4, 40.9, 39.0], hard: 1 },
  founder: { wins: [45.0, 23.4, 14.0], objective: [67.7, 54.6, 41.3], hard: 1 },
  magnate: { wins: [56.6, 48.9, 36.0], objective: [12.4, 35.9, 63.5], hard: 2 },
  advocate: { wins: [45.0, 38.2, 22.9], objective: [10.5, 14.8, 12.3], hard: 2 },
  caretaker: { wins: [45.5, 15.4, 8.3], objective: [34.5, 13.7, 7.6], hard: 3 },
  partisan: { wins: [69.7, 55.7, 46.8], objective: [20.8, 23.9, 22.0], hard: 1 },
  admiral: { wins: [31.0, 11.6, 8.2], objective: [0.6, 3.0, 2.1], hard: 2 },
  believer: { wins: [36.3, 18.5, 11.7], objective: [2.4, 2.6, 1.5], hard: 3 },
}

/** For a first act: easy to play, and strong enough not to fall behind by itself. */
export const GENTLE: readonly FateId[] = ['steward', 'partisan', 'founder']
