// The name of a turn.

import type { State } from './state.ts'

let round = -1
let phase = ''
let step = ''
let turn = -1
let name = ''

/** Asked after every action, of which a turn has many: the same text is given again, which need not be compared letter by letter. */
export function momentOf(state: State): string {
  if (state.turn === turn && state.step === step && state.phase === phase && state.round === round) return name
  round = state.round
  phase = state.phase
  step = state.step
  turn = state.turn
  name = `${round}.${phase}.${step}.${turn}`
  return name
}
