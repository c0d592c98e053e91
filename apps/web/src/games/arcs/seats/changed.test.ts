import { copyState, ids, Pile, write } from '@understudy/arcs'
import { expect, it } from 'vitest'
import { SmallBench } from '../compose/small-bench-testing.ts'
import { pointing } from '../pointing.ts'
import { seatChanges } from './changed.tsx'

it('a Guild card that is gone is marked before all else, one that came like any gain', () => {
  const bench = new SmallBench().guild('red', 'BC16')
  const before = copyState(bench.state)
  write.drop(bench.state, Pile.guild(bench.seat('red')), ids.court('BC16'))
  bench.guild('blue', 'BC16').token('red', 5, 'fuel')
  expect(seatChanges(before, bench.state, 'red')).toEqual([
    { what: 'BC16', n: -1 },
    { what: 'fuel', n: 1 },
  ])
  expect(seatChanges(before, bench.state, 'blue')).toEqual([{ what: 'BC16', n: 1 }])
  expect([before, bench.state].map((state) => pointing.worth?.('BC16 red', state))).toEqual([1, 0])
})
