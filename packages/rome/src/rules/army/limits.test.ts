import { expect, it } from 'vitest'
import { Bench } from '../../testing.ts'

const ARMY = ['R01', 'R01', 'R02']

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const

it('merging costs a point beside the way', () => {
  const bench = new Bench(people).place('ROM', 0, 'rome', ['R01', 'R01'], 'rom1')
  bench.place('ROM', 1, 'neapolis', ['R02', 'R02'], 'rom2').begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
  const merge = { do: 'merge', into: 1, path: ['neapolis'] } as const
  bench.army('ROM', 0).mp = 1
  expect(bench.why(merge)).toBe('no.mp')
  bench.army('ROM', 0).mp = 2
  expect(bench.why(merge)).toBeUndefined()
})
it('an army takes two artillery cards', () => {
  const bench = new Bench(people).place('ROM', 0, 'rome', [...ARMY, 'R09', 'R09'], 'rom1').gold('ROM', 9)
  const buy = { do: 'buyTroop', pile: 'reserves', card: 'R10', into: 0 } as const
  expect(bench.begin('spending', 'ROM').why(buy)).toBe('no.artillery')
})
