import { packOf, rome } from '@understudy/rome'
import { expect, it } from 'vitest'
import { isLast } from './target.ts'

it('the round in which somebody reaches the goal is the last', () => {
  const state = rome.start({ role1: 'human', role2: 'speed', role3: 'absent', role4: 'absent' }, {})
  const { target } = packOf(state).victory
  state.sides[1]!.vp = target[2] - 1
  expect(isLast(state)).toBe(false)
  state.sides[1]!.vp = target[2]
  expect(isLast(state)).toBe(true)
})
