// Whose dice come from where beside the board.

import { BOT_DICE } from '@understudy/table/steps'
import { expect, test } from 'vitest'
import { Bench } from '../../testing.ts'
import { newBattle } from '../battle/frame.ts'
import type { BattleFrame, Frame } from '../state/frames.ts'
import { NONE } from '../state/query.ts'
import { BOTS_AGAINST_PEOPLE, sourceOf } from './source-of.ts'

const PEOPLE = 'dice'
const [ROM, GRE, CAR] = [0, 1, 2]
const { state } = new Bench({ ROM: 'human', GRE: 'super', CAR: 'speed' })
const of = (frame: Frame) => sourceOf(state, frame, 'roll')

function battle(
  a: number,
  b: number,
  dice: readonly [number, number],
  again: BattleFrame['again'] = null,
): BattleFrame {
  const assault = { side: a, slot: 0, target: 0, stage: 1, bySea: false, infantry: NONE }
  const frame = newBattle(state, assault, { side: b, slot: 0 })
  dice.forEach((n, role) => {
    frame.sides[role as 0 | 1].dice = Array.from({ length: n }, () => 'G')
  })
  return { ...frame, again }
}

test('dice that people roll, alone or with a bot, are theirs', () => {
  expect(of(battle(GRE, ROM, [2, 1]))).toBe(PEOPLE)
  expect(of(battle(GRE, ROM, [0, 1]))).toBe(PEOPLE)
  expect(of(battle(GRE, ROM, [2, 1], { side: 1, dice: [0], how: 'reroll' }))).toBe(PEOPLE)
  expect(of({ kind: 'seaFight', side: GRE, navy: 0, of: ROM, ofNavy: 0 })).toBe(PEOPLE)
})

test('dice that only a bot rolls against a person may be left to the page', () => {
  expect(of(battle(GRE, ROM, [2, 0]))).toBe(BOTS_AGAINST_PEOPLE)
  expect(of(battle(GRE, ROM, [2, 1], { side: 0, dice: [0], how: 'tactics' }))).toBe(BOTS_AGAINST_PEOPLE)
  const target = { seat: ROM, region: NONE, slot: NONE, agent: NONE, building: null, with: NONE } as const
  const agents = { kind: 'test', agent: 0, card: 'SAB', target, die: 'Y' } as const
  expect(of({ ...agents, side: CAR })).toBe(BOTS_AGAINST_PEOPLE)
  expect(of({ ...agents, side: ROM, target: { ...target, seat: CAR } })).toBe(PEOPLE)
})

test('dice of bots among themselves concern nobody else', () => {
  expect(of(battle(GRE, CAR, [2, 1]))).toBe(BOT_DICE)
  expect(of(battle(GRE, CAR, [2, 0]))).toBe(BOT_DICE)
})
