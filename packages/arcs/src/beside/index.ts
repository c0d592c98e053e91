// Arcs on a real table: what has to be done there after each step.

import type { Beside, Change, GameEvent } from '@understudy/table'
import '../rules/positions/checking-part.ts'
import type { State } from '../rules/state/state.ts'
import type { ActionCardId } from '../vocabulary.ts'
import type { ActPart } from './act-part.ts'
import { allInAllOf } from './all-in-all.ts'
import { movesBetween } from './moves.ts'
import { inPlaces } from './places.ts'
import { type BesideSayings, say as sayCarry } from './sayings.ts'
import { scalesBetween } from './scales.ts'
import { besidePhrases } from './words.ts'

export type { Piece, Spot } from './lying.ts'
export type { BesideSayings } from './sayings.ts'

/** Numbers that SUPERCAT keeps for itself. */
const COUNTERS: ReadonlySet<string> = new Set(['carry.counter', 'carry.seizeCounter', 'put.grievances'])

/** Cards that were turned over and put away again are known by their names. */
function withNames(moves: readonly Change[], events: readonly GameEvent[]): Change[] {
  const shown = events.flatMap(({ say, with: facts }) =>
    say === 'log.revealed' ? (facts as unknown as { cards: readonly ActionCardId[] }).cards : [],
  )
  const told = JSON.stringify(moves)
  const rest = shown.filter((card) => !told.includes(`"${card}"`))
  return moves.flatMap((change) => {
    const { piece, n, from, to } = (change.with ?? {}) as Partial<BesideSayings['carry.move']>
    const hidden = piece?.piece === 'action' && piece.card === null && n === rest.length && n > 0
    if (change.say !== 'carry.move' || !hidden || from?.at !== 'stack' || to?.at !== 'discard') return [change]
    return rest.map((card) => sayCarry('carry.move', { piece: { piece: 'action', card }, n: 1, from, to }))
  })
}

export function besideWith(act?: ActPart): Beside<State> {
  return {
    lines(from, to, events) {
      const shuffled = events.find(({ say }) => say === 'log.reshuffled')
      const moves = withNames(movesBetween(from, to, shuffled !== undefined, act), events)
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
