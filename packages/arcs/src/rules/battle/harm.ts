// What one seat does to another that the other may hold against it (supercat 2.9): noted where it happens, and counted by an
// act when the step is over, so that one action counts once for each kind.

import { actRules } from '../round/act-rules.ts'
import { isSeat } from '../state/owners.ts'
import type { State } from '../state/state.ts'

export const HARMS = ['battle', 'destroyed', 'stolen', 'taxed', 'captured'] as const
export type Harm = (typeof HARMS)[number]

/** A base game keeps no count of it. */
export function noteHarm(state: State, by: number, of: number, harm: Harm): void {
  if (state.options.act !== 0 && by !== of && isSeat(of)) actRules().harmed(state, by, of, harm)
}
