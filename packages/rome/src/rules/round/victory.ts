// 13: when the game ends, and who has won.

import { packOf } from '../../pack/setting.ts'
import type { Log } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { sideName } from '../state/names.ts'
import { heldBy, isBot, numberOption, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'

export function targetOf(state: State): number {
  const { target } = packOf(state).victory
  return target[Math.min(4, Math.max(2, state.sides.length)) as 2 | 3 | 4]
}

/** After a round: true if it was the last one. */
export function concludeRound(state: State, log: Log): boolean {
  for (const side of state.sides) for (const army of side.armies) army.seenBy = []
  const reached = state.sides.some((side) => side.vp >= targetOf(state))
  const last = state.round >= numberOption(state, 'victory.maxRounds')
  if (!reached && !last) return false
  state.over = { winners: winnersOf(state), why: reached ? 'target' : 'rounds' }
  log?.event(say('gameOver', { winners: state.over.winners.map((no) => sideName(state, no)), why: state.over.why }))
  return true
}

/** Most points; bots beat people, tied bots share; people by regions, then gold, then shared. */
export function winnersOf(state: State): number[] {
  const most = Math.max(...state.sides.map((side) => side.vp))
  const tied = state.sides.flatMap((side, no) => (side.vp === most ? [no] : []))
  const bots = tied.filter((no) => isBot(sideOf(state, no)))
  if (bots.length > 0) return bots
  const regions = best(tied, (no) => heldBy(state, no).length)
  return best(regions, (no) => sideOf(state, no).gold)
}

function best(sides: readonly number[], value: (no: number) => number): number[] {
  const most = Math.max(...sides.map(value))
  return sides.filter((no) => value(no) === most)
}
