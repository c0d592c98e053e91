// 11, 26: who plays a card now, and which cards can be played.

import type { CardId } from '../../vocabulary.ts'
import type { BattleFrame, BattleSide } from '../state/frames.ts'
import type { State } from '../state/state.ts'
import { draws, leftOf, other } from './frame.ts'
import { centreCards, handOf } from './hand.ts'

/** The classes from which the next card of this side comes. */
function lineClasses(frame: BattleFrame): readonly ('MI' | 'SK' | 'CV')[] {
  if (frame.phase === 'terrain') return ['SK', 'MI']
  return frame.phase === 'centre' ? ['MI'] : ['CV']
}

/** Who plays next: the one who has to show first, else people before bots, the attacker before the defender. */
export function playerOf(frame: BattleFrame): 0 | 1 | undefined {
  const [a, b] = frame.sides
  const order: (0 | 1)[] = frame.first === 1 || (frame.first < 0 && a.bot && !b.bot) ? [1, 0] : [0, 1]
  return order.find((role) => !frame.sides[role].ready)
}

/** What a bot may draw for its line now. Undefined: it plays nothing. */
export function botDraw(state: State, frame: BattleFrame, role: 0 | 1): Map<CardId, number> | undefined {
  const side = frame.sides[role]
  switch (frame.phase) {
    case 'terrain': {
      const ways = draws(state, side, ['SK'])
      for (const card of side.terrain) ways.set(card, (ways.get(card) ?? 0) + 1)
      return ways
    }
    case 'centre':
      if (leftOf(state, side, ['MI']) > 0) return draws(state, side, ['MI', 'SK'])
      if (!usesReserve(state, frame, role)) return undefined
      // PH3-3, PH3-6: skirmishers that no infantry followed turn up now, and one a round supports the cavalry.
      return draws(state, side, side.skirmisher === null && leftOf(state, side, ['SK']) > 0 ? ['SK'] : ['CV'])
    default:
      return draws(state, side, ['CV'])
  }
}

/** PH3-6: reserve cavalry meets line cards of the other side when infantry has run out. */
function usesReserve(state: State, frame: BattleFrame, role: 0 | 1): boolean {
  const side = frame.sides[role]
  const enemy = frame.sides[other(role)]
  if (!side.reserve || leftOf(state, side, ['CV']) === 0) return false
  // Once a round has begun, everybody knows whether the other side can play.
  return frame.step === 'begin' ? centreCards(state, enemy) > 0 && !enemy.spent : !enemy.out
}

/** Line cards that a person can play now. */
export function lines(state: State, frame: BattleFrame, side: BattleSide): CardId[] {
  const hand = handOf(state, side)
  // 11.5: cavalry that was kept back.
  if (frame.phase === 'envelopment') return [...new Set(hand.cavalry(state, side, false))]
  const cards = hand.unplayed(state, side, lineClasses(frame))
  return [...new Set(frame.phase === 'centre' ? [...cards, ...hand.cavalry(state, side, true)] : cards)]
}

/** Whether a person may also play nothing: in the terrain, and where nobody opposes, which everybody knows. */
export function mayDecline(frame: BattleFrame, role: 0 | 1): boolean {
  return frame.phase === 'terrain' || (frame.phase === 'centre' && frame.sides[other(role)].out)
}

/** Whether a side has a line card for the round of the Centre that begins. */
export function canPlay(state: State, frame: BattleFrame, role: 0 | 1): boolean {
  const side = frame.sides[role]
  if (side.bot) return leftOf(state, side, ['MI']) > 0 || usesReserve(state, frame, role)
  return !side.spent && centreCards(state, side) > 0
}
