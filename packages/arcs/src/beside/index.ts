// Arcs on a real table: what has to be done there after each step.

import { type Beside, untold } from '@understudy/table'
import '../rules/positions/checking-part.ts'
import type { State } from '../rules/state/state.ts'
import type { ActPart } from './act-part.ts'
import { movesBetween } from './moves.ts'
import { scalesBetween } from './scales.ts'
import { tells } from './tells.ts'
import { besidePhrases } from './words.ts'

export type { Piece, Spot } from './lying.ts'
export type { BesideSayings } from './sayings.ts'

export function besideWith(act?: ActPart): Beside<State> {
  const known = act === undefined ? tells : { ...tells, ...act.tells }
  return {
    carried(from, to, events) {
      const shuffled = events.find(({ say }) => say === 'log.reshuffled')
      const moves = movesBetween(from, to, shuffled !== undefined, act)
      const more = act === undefined || to.options.act === 0 ? [] : act.after(from, to, moves)
      const changes = [...moves, ...more, ...scalesBetween(from, to, act)]
      const { told, rest } = untold(changes, events, known)
      return { told: shuffled === undefined ? told : [shuffled, ...told], rest }
    },
    phrases: besidePhrases(act),
  }
}

export const arcsBeside: Beside<State> = besideWith()
