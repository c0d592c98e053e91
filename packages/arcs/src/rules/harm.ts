// What one seat does to another that the other may hold against it (supercat 2.9): noted where it happens, and counted by an
// act when the step is over, so that one action counts once for each kind.

import * as camp from './state/campaign/read.ts'
import * as set from './state/campaign/write.ts'
import { isSeat } from './state/owners.ts'
import type { State } from './state/state.ts'

export const HARMS = ['battle', 'destroyed', 'stolen', 'taxed', 'captured'] as const
export type Harm = (typeof HARMS)[number]

/** Only what the seat does that acts: whoever attacks loses ships by an action of its own (supercat/A150). */
export function noteHarm(state: State, by: number, of: number, harm: Harm): void {
  if (state.options.act === 0 || by === of || !isSeat(of) || camp.actor(state) !== by) return
  set.noteHarm(state, of, by, 1 << HARMS.indexOf(harm))
}
