// Arcs on a real table: what has to be done there after each step.

import { type Beside, untold } from '@understudy/table'
import type { State } from '../rules/state.ts'
import { movesBetween } from './moves.ts'
import { scalesBetween } from './scales.ts'
import { tellsOf } from './tells.ts'
import { besidePhrases } from './words.ts'

export type { Piece, Spot } from './lying.ts'
export type { BesideSayings } from './sayings.ts'

export const arcsBeside: Beside<State> = {
  carried(from, to, events) {
    const changes = [...movesBetween(from, to), ...scalesBetween(from, to)]
    return untold(changes, events, tellsOf(events, changes))
  },
  phrases: besidePhrases,
}
