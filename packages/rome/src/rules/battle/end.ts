// 11.6, RES, BVB-7: who has won, what it is worth, and where the loser goes.

import { packOf } from '../../pack/setting.ts'
import { addPoints } from '../lands/lands.ts'
import { type Log, push } from '../play/handler.ts'
import { say } from '../sayings.ts'
import type { Fighter } from '../state/frames.ts'
import { sideName } from '../state/names.ts'
import { armyOf, isBot, NONE, numberOption, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'

interface Result {
  readonly attacker: Fighter
  readonly defender: Fighter
  /** 0 the attacker, 1 the defender, -1 neither. */
  readonly winner: -1 | 0 | 1
  /** Cards that each side lost. */
  readonly killed: readonly [number, number]
  /** False: no battle could be fought, so nobody scores. */
  readonly scored: boolean
}

/** Tells the attack below how it ended, and sends a beaten defender away. */
export function concludeBattle(state: State, result: Result, log: Log): void {
  const { attacker, defender, winner } = result
  const attack = state.frames.findLast((frame) => frame.kind === 'attack')
  if (attack?.kind === 'attack') attack.won = winner === 0
  if (winner >= 0 && result.scored)
    score(state, winner === 0 ? attacker : defender, result.killed[winner === 0 ? 1 : 0], log)
  if (winner === 0 && armyOf(state, defender.side, defender.slot).region !== NONE) {
    push(state, { kind: 'retreat', side: defender.side, slot: defender.slot, why: 'beaten' })
  }
}

function score(state: State, { side }: Fighter, enemies: number, log: Log): void {
  const { victory } = packOf(state)
  const bonus = isBot(sideOf(state, side)) ? numberOption(state, 'difficulty.vpBonus') : 0
  log?.event(say('battleWon', { seat: sideName(state, side), killed: enemies }))
  addPoints(state, side, (enemies >= victory.bigBattleFrom ? victory.bigBattle : victory.battle) + bonus, log)
}
