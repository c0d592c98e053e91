// 11.2: one round of a battle, from the cards to the fallen.

import type { CardId, Colour } from '../../vocabulary.ts'
import { troopOf } from '../army/cards.ts'
import type { Log } from '../play/handler.ts'
import type { BattleFrame, BattleSide } from '../state/frames.ts'
import type { State } from '../state/state.ts'
import { take } from './deeds.ts'
import { playerOf } from './play.ts'
import { takeChoices, taker } from './wants.ts'

/** Nobody is asked for a card: the side has none, or both have played. */
export function passOrGoOn(frame: BattleFrame): void {
  const role = playerOf(frame)
  if (role !== undefined) {
    frame.sides[role].ready = true
    return
  }
  frame.step = 'shoot'
}

export function startRoll(state: State, frame: BattleFrame, log: Log): void {
  const both = frame.sides.every((side) => side.line !== null)
  for (const side of frame.sides) {
    side.dice = side.line === null || (frame.phase === 'terrain' && !both) ? [] : diceOf(state, frame, side)
    side.roll = []
    side.extra = []
  }
  if (frame.sides.some((side) => side.dice.length > 0)) {
    frame.step = 'roll'
    return
  }
  frame.step = 'take'
  takeOrEnd(state, frame, log)
}

function diceOf(state: State, frame: BattleFrame, side: BattleSide): Colour[] {
  const of = (card: CardId | null, kind: 'terrain' | 'flanks' | 'centre'): readonly Colour[] =>
    card === null ? [] : troopOf(state, card)[kind]
  if (frame.phase === 'terrain') return [...of(side.line, 'terrain')]
  if (frame.phase !== 'centre') return [...of(side.line, 'flanks')]
  return [...of(side.line, 'centre'), ...of(side.skirmisher, 'centre'), ...of(side.artillery, 'centre')]
}

export function takeOrEnd(state: State, frame: BattleFrame, log: Log): void {
  const role = taker(frame)
  if (role === undefined) {
    endRound(frame)
    return
  }
  const [card] = takeChoices(state, frame, role).known
  if (card !== undefined) {
    take(state, frame, role, card, log)
    return
  }
  // Nothing is left to lose.
  frame.toTake[role] = 0
  frame.toTakeSkirmishers[role] = 0
}

/** Survivors have been played; the next round begins. */
function endRound(frame: BattleFrame): void {
  for (const side of frame.sides) {
    side.played.push(...[side.line, side.skirmisher, side.artillery].filter((card) => card !== null))
    side.line = null
    side.skirmisher = null
    side.artillery = null
    side.ready = false
    side.shot = false
    side.aims = false
    side.dice = []
    side.roll = []
    side.extra = []
    side.rerolled = false
    side.tactical = false
    side.useful = 0
  }
  frame.step = 'begin'
}
