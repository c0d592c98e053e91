import { expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { incomeOf } from './tax.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const
it('9.1: only own Roads link Markets', () => {
  const bench = new Bench(people).build('velathri', 'market').build('neapolis', 'market')
  const apart = incomeOf(bench.state, 0)
  bench.road('GRE', 'velathri', 'rome').road('GRE', 'rome', 'neapolis')
  expect(incomeOf(bench.state, 0)).toBe(apart)
  bench.road('ROM', 'velathri', 'rome').road('ROM', 'rome', 'neapolis')
  expect(incomeOf(bench.state, 0)).toBe(apart + 2)
})
