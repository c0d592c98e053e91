// 11, 26: the frame of a battle that is fought card by card, and what each side can still play.

import { packOf } from '../../pack/setting.ts'
import type { CardId, Cls } from '../../vocabulary.ts'
import { countIn, troopOf, waysToDraw } from '../army/cards.ts'
import type { Assault, BattleFrame, BattleSide, Fighter } from '../state/frames.ts'
import { armyOf, isBot, regionOf, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'

const newSide = (state: State, { side, slot }: Fighter): BattleSide => ({
  side,
  slot,
  bot: isBot(sideOf(state, side)),
  wounds: 0,
  killed: [],
  played: [],
  terrain: [],
  waiting: [],
  reserve: false,
  centreCavalry: null,
  line: null,
  skirmisher: null,
  artillery: null,
  ready: false,
  shot: false,
  aims: false,
  spent: false,
  out: false,
  lineLeft: 0,
  useful: 0,
  tactics: 0,
  dice: [],
  roll: [],
  extra: [],
  rerolled: false,
  tactical: false,
})

export function newBattle(state: State, assault: Assault, defender: Fighter): BattleFrame {
  return {
    kind: 'battle',
    assault,
    sides: [newSide(state, assault), newSide(state, defender)],
    phase: 'start',
    round: 0,
    step: 'begin',
    first: -1,
    toTake: [0, 0],
    toTakeSkirmishers: [0, 0],
    turn: 0,
    again: null,
  }
}

export const other = (role: number): 0 | 1 => (role === 0 ? 1 : 0)

/** Terrain symbols of the region that is fought over. */
export const terrainOf = (state: State, frame: BattleFrame): number =>
  regionOf(packOf(state), frame.assault.target).terrain

/** All that a side has with it, played or not. */
export const cardsOf = (state: State, { side, slot }: Fighter) => armyOf(state, side, slot).cards

/** Cards that are not to be drawn any more: played, waiting, or already in this round. */
export const busy = (side: BattleSide): CardId[] => [
  ...side.played,
  ...side.waiting,
  ...[side.line, side.skirmisher, side.artillery].filter((card) => card !== null),
]

/** Bots: what the next card of the deck can be. */
export function draws(state: State, side: BattleSide, classes: readonly Cls[]): Map<CardId, number> {
  return waysToDraw(state, cardsOf(state, side), classes, busy(side))
}

/** How many cards of these classes a side can still play. */
export function leftOf(state: State, side: BattleSide, classes: readonly Cls[]): number {
  let n = 0
  for (const cls of classes) n += countIn(state, armyOf(state, side.side, side.slot), cls)
  return n - busy(side).filter((card) => classes.includes(troopOf(state, card).cls)).length
}
