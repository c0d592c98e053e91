// Arcs on a real table: what has to be done there after each step.

import { type Beside, untold } from '@understudy/table'
import '../rules/checking-part.ts'
import type { State } from '../rules/state/state.ts'
import { movesBetween } from './moves.ts'
import { scalesBetween } from './scales.ts'
import { tells } from './tells.ts'
import { besidePhrases } from './words.ts'

export type { Piece, Spot } from './lying.ts'
export type { BesideSayings } from './sayings.ts'

export const arcsBeside: Beside<State> = {
  carried(from, to, events) {
    const shuffled = events.find(({ say }) => say === 'log.reshuffled')
    const changes = [...movesBetween(from, to, shuffled !== undefined), ...scalesBetween(from, to)]
    const { told, rest } = untold(changes, events, tells)
    return { told: shuffled === undefined ? told : [shuffled, ...told], rest }
  },
  phrases: besidePhrases,
}
