import { expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { viewFor } from './view.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const
it('1.2: an army that was spied on looks the same to whoever looks twice', () => {
  const bench = new Bench(people).hold('GRE', 'segestica').place('ROM', 0, 'patavium', ['R01', 'R02', 'R05'], 'rom4')
  bench.place('GRE', 0, 'segestica', ['G01', 'G02', 'G05'], 'gre4').status('ROM', 'GRE', 'enemy')
  bench.army('ROM', 0).seenBy = [bench.no('CAR')]
  bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'segestica', path: [] })
  bench.act({ do: 'play', line: 'R01' }).act({ do: 'play', line: 'G05' })
  const view = viewFor(bench.state, 'CAR')
  expect(viewFor(view, 'CAR').sides[0]?.armies[0]?.cards.known).toEqual(['R01', 'R02', 'R05'])
  expect(view.sides[0]?.armies[0]?.cards.known).toEqual(['R01', 'R02', 'R05'])
})
