// After a correction: what no longer fits is put right where only one thing can be meant.

import type { State } from '@understudy/muhq'
import { personOf, upkeepSum } from '@understudy/muhq/rules'
import { BOSS } from '@understudy/muhq/vocabulary'
import { pileSize } from '@understudy/table/chance'

/** Changes the position it is given, which nobody else has seen yet. */
export function settled(state: State): State {
  if (!state.units.some((unit) => unit.id === state.active && unit.controller === state.turn)) state.active = 0
  if (state.turn === BOSS) {
    if (state.phase === 'bossDraw' && state.boss.deck.length === 0) state.phase = 'bossAct'
    return state
  }
  const { deck, resources } = personOf(state, state.turn)
  // Nobody draws more cards than there are, and whoever can pay after all need not give up a unit.
  state.draws = Math.min(state.draws, pileSize(deck))
  if (state.phase === 'draw' && state.draws === 0) state.phase = 'act'
  if (state.phase === 'upkeep' && upkeepSum(state, state.turn) <= resources) state.phase = 'act'
  return state
}
