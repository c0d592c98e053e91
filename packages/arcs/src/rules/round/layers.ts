// What ends a round and an act, by act: the base game, and what each act adds to it.

import type { EventSink } from '@understudy/table'
import { COURT_CARDS } from '../cards/index.ts'
import * as read from '../state/read.ts'
import { F } from '../state/stack.ts'
import type { State } from '../state/state.ts'
import { actRules, hasAct } from './act-rules.ts'
import { ACT_END } from './chapter-end.ts'
import { ROUND_END } from './round.ts'
import { nextStep, type Step } from './steps.ts'

interface Layer {
  readonly roundEnd: readonly Step[]
  readonly actEnd: readonly Step[]
}

const ofCards = new Set(COURT_CARDS.flatMap(({ roundEnd }) => roundEnd ?? []))
export const BASE: Layer = { roundEnd: [...ofCards, ...ROUND_END], actEnd: ACT_END }
const layerOf = (state: State): Layer => (state.options.act === 0 || !hasAct() ? BASE : actRules())

/** Frame `endRound` (arcs 7.10). */
export const endRound = (state: State, events?: EventSink): void =>
  nextStep(state, layerOf(state).roundEnd, F.round, events)

/** Frame `endAct`: the last chapter is over. */
export const endAct = (state: State, events?: EventSink): void =>
  nextStep(state, layerOf(state).actEnd, undefined, events)

/** The step at the end of a round or an act that somebody is asked about, or undefined. */
export function stepNow(state: State): string | undefined {
  for (let n = 0; n < read.depth(state); n++) {
    const kind = read.frameKind(state, n)
    if (kind !== F.endRound && kind !== F.endAct) continue
    const { roundEnd, actEnd } = layerOf(state)
    return (kind === F.endRound ? roundEnd : actEnd)[read.frameArg(state, n, 0) - 1]?.id
  }
  return undefined
}

/** Names a moment: rounds and turns are counted, not named by seat, as who begins is decided by chance. */
export function momentOf(state: State): string {
  const { act } = state.options
  const turn = `${read.chapter(state)}.${read.round(state)}.${read.turn(state)}`
  const step = stepNow(state)
  return `${act === 0 ? '' : `act${act}.`}${turn}${step === undefined ? '' : `.${step}`}`
}
