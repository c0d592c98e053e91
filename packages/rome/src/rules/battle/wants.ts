// 11, 26: which side has something to decide at this point of a battle, and between what.

import type { CardId } from '../../vocabulary.ts'
import { countOf, troopOf, waysToDraw } from '../army/cards.ts'
import type { BattleFrame, BattleSide } from '../state/frames.ts'
import { armyOf, starsOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { cardsOf, leftOf, terrainOf } from './frame.ts'
import { handOf } from './hand.ts'

export const starsIn = (state: State, { side, slot }: BattleSide): number => starsOf(state, armyOf(state, side, slot))

// ---- What is asked -------------------------------------------------------------------------------------------------

/** BAT-2: how many infantry cards a bot still has to send into the terrain. */
export function terrainShort(state: State, frame: BattleFrame, side: BattleSide): number {
  if (!side.bot || frame.phase !== 'terrain' || frame.round > 0) return 0
  const infantry = countOf(state, cardsOf(state, side), 'MI')
  return Math.min(terrainOf(state, frame) - countOf(state, cardsOf(state, side), 'SK'), infantry) - side.terrain.length
}

/** Infantry that a bot can still choose for the terrain. */
export function terrainChoices(state: State, side: BattleSide): CardId[] {
  const left = [...cardsOf(state, side).known]
  for (const card of side.terrain) left.splice(left.indexOf(card), 1)
  return [...new Set(left.filter((card) => troopOf(state, card).cls === 'MI'))]
}

export function hiddenInfantry(state: State, side: BattleSide): Map<CardId, number> {
  const hand = cardsOf(state, side)
  return waysToDraw(state, { known: [], unknown: hand.unknown }, ['MI'])
}

/** Bots with artillery decide after the other side has shown its card. */
export function shooter(state: State, frame: BattleFrame): BattleSide | undefined {
  if (frame.phase !== 'centre') return undefined
  return frame.sides.find((side) => side.bot && side.line !== null && !side.shot && leftOf(state, side, ['AR']) > 0)
}

export const aiming = (frame: BattleFrame): BattleSide | undefined =>
  frame.sides.find((side) => side.aims && side.artillery === null)

/** Dice that Tactics dice may replace, as far as the option goes (TAC). */
export function tacticalDice(state: State, frame: BattleFrame, role: 0 | 1): number[] {
  const mode = state.options['difficulty.tactics']
  const useless = uselessS(frame.sides[role])
  return frame.sides[role].roll.flatMap((face, at) => {
    if (face === '-' || (mode === 's' && useless.includes(at))) return [at]
    return face !== 'K' && mode === 'all' ? [at] : []
  })
}

/** The S of a roll that have no effect: those beyond what an S can kill. */
export function uselessS({ roll, useful }: BattleSide): number[] {
  return roll.flatMap((face, at) => (face === 'S' ? [at] : [])).slice(useful)
}

/** Who may still change something about the roll, and how. */
export function adjuster(state: State, frame: BattleFrame): { role: 0 | 1; how: 'reroll' | 'tactics' } | undefined {
  for (const role of [0, 1] as const) {
    const side = frame.sides[role]
    if (side.roll.length === 0) continue
    if (frame.phase === 'envelopment' && !side.rerolled && side.roll.some((face) => face !== 'K'))
      return { role, how: 'reroll' }
    const tactical = side.bot && side.tactics > 0 && frame.phase !== 'terrain' && !side.tactical
    if (tactical && tacticalDice(state, frame, role).length > 0) return { role, how: 'tactics' }
  }
  return undefined
}

/** a bot gives up its cheapest line card, so those that still lie face down are looked at first. */
export function hiddenLine(state: State, frame: BattleFrame, role: 0 | 1): Map<CardId, number> {
  const side = frame.sides[role]
  if (!side.bot || frame.toTakeSkirmishers[role] > 0) return new Map()
  return waysToDraw(state, { known: [], unknown: cardsOf(state, side).unknown }, ['MI', 'CV'])
}

/** 11.5: line cards first, then skirmishers, then artillery. */
export function takeChoices(
  state: State,
  frame: BattleFrame,
  role: 0 | 1,
): { known: CardId[]; ways: Map<CardId, number> } {
  const side = frame.sides[role]
  const groups =
    frame.toTakeSkirmishers[role] > 0 ? [['SK'] as const] : [['MI', 'CV'] as const, ['SK'] as const, ['AR'] as const]
  for (const classes of groups) {
    const losable = handOf(state, side).losable(state, side, classes)
    if (losable.known.length > 0 || losable.ways.size > 0) return losable
  }
  return { known: [], ways: new Map() }
}

export function taker(frame: BattleFrame): 0 | 1 | undefined {
  return ([0, 1] as const).find((role) => frame.toTake[role] + frame.toTakeSkirmishers[role] > 0)
}

/** People with cavalry left say after the Flanks where it fights. */
export const undecided = (state: State, frame: BattleFrame): BattleSide | undefined =>
  frame.phase === 'flanks' && frame.sides.some((side) => leftOf(state, side, ['CV']) === 0)
    ? frame.sides.find((side) => !side.bot && side.centreCavalry === null && leftOf(state, side, ['CV']) > 0)
    : undefined

export function demander(state: State, frame: BattleFrame): BattleSide | undefined {
  const [a, b] = frame.sides.map((side) => starsIn(state, side))
  if (a === undefined || b === undefined || a === b) return undefined
  const side = frame.sides[a > b ? 0 : 1]
  return side.bot ? undefined : side
}
