// Arcs on a real table: what has to be done there after each step.

import type { Beside } from '@understudy/table'
import '../rules/positions/checking-part.ts'
import type { State } from '../rules/state/state.ts'
import type { ActPart } from './act-part.ts'
import { allInAllOf } from './all-in-all.ts'
import { movesBetween } from './moves.ts'
import { inPlaces } from './places.ts'
import { scalesBetween } from './scales.ts'
import { besidePhrases } from './words.ts'

export type { Piece, Spot } from './lying.ts'
export type { BesideSayings } from './sayings.ts'

/** Numbers that SUPERCAT keeps for itself. */
const COUNTERS: ReadonlySet<string> = new Set(['carry.counter', 'carry.seizeCounter', 'put.grievances'])

export function besideWith(act?: ActPart): Beside<State> {
  return {
    lines(from, to, events) {
      const shuffled = events.find(({ say }) => say === 'log.reshuffled')
      const moves = movesBetween(from, to, shuffled !== undefined, act)
      const more = act === undefined || to.options.act === 0 ? [] : act.after(from, to, moves)
      const first = shuffled === undefined ? [] : [{ say: shuffled.say, with: shuffled.with ?? {} }]
      return inPlaces(to, [...first, ...moves, ...more, ...scalesBetween(from, to, act)])
    },
    allInAll: (from, to) => allInAllOf(from, to, act),
    isCounter: ({ say }) => COUNTERS.has(say),
    phrases: besidePhrases(act),
  }
}

export const arcsBeside: Beside<State> = besideWith()
