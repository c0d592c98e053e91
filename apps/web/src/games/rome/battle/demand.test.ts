import type { BattleFrame, State } from '@understudy/rome'
import { expect, test } from 'vitest'
import { demand, demanded, demandIn, repeated } from './demand.ts'

const state = { round: 1 } as State
const frame = (target: number, round: number) =>
  ({
    assault: { side: 0, target },
    sides: [
      { side: 0, slot: 1 },
      { side: 1, slot: 2 },
    ],
    phase: 'centre',
    round,
  }) as unknown as BattleFrame

test('asked once a battle; the last answer holds until it is changed; whoever takes it back is asked again', () => {
  demanded.value = undefined
  expect(repeated(state, frame(7, 1))).toBeUndefined()
  demand(state, frame(7, 1), true)
  expect(repeated(state, frame(7, 2))).toBe(true)
  // Taken back: the same round comes again.
  expect(repeated(state, frame(7, 2))).toBeUndefined()
  demand(state, frame(7, 2), false)
  expect(demandIn(state, frame(7, 3))).toBe(false)
  expect(repeated(state, frame(7, 3))).toBe(false)
  // Another battle is another question.
  expect(repeated(state, frame(8, 1))).toBeUndefined()
})
