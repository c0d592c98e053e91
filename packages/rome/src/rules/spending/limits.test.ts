import { expect, it } from 'vitest'
import { Bench } from '../../testing.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const
it('4.5: who buys from a stack that lies face down can pay for its dearest card', () => {
  const bench = new Bench(people).hold('ROM', 'dimmidi').gold('ROM', 1).begin('spending', 'ROM')
  const buy = { do: 'buyTroop', pile: 'dimmidi', into: 'pool' } as const
  expect([bench.why(buy), bench.gold('ROM', 2).why(buy)]).toEqual(['no.gold', undefined])
})
it('Navy cards at sea count towards the five', () => {
  const bench = new Bench(people).navy('ROM', 0, 'tyr', 3).gold('ROM', 9).begin('spending', 'ROM')
  expect(bench.why({ do: 'buyNavy', navy: 0 })).toBe('no.limit')
  bench.side('ROM').navyCards = 1
  expect(bench.why({ do: 'buyNavy', navy: 0 })).toBeUndefined()
})
