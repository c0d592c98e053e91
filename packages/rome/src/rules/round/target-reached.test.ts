import { expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { concludeRound, targetOf } from './victory.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const
it('13: the game ends when a seat has just reached the target', () => {
  const bench = new Bench(people)
  bench.side('GRE').vp = targetOf(bench.state) - 1
  expect(concludeRound(bench.state, undefined)).toBe(false)
  bench.side('GRE').vp++
  expect(concludeRound(bench.state, undefined)).toBe(true)
  expect(bench.state.over).toEqual({ winners: [1], why: 'target' })
})
