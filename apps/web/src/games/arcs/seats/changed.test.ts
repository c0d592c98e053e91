import { copyState, ids, Pile, write } from '@understudy/arcs/state'
import { expect, it } from 'vitest'
import { SmallBench } from '../compose/small-bench-testing.ts'
import { pointing } from '../pointing.ts'
import { pageOf, seatChanges } from './changed.tsx'

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

it('changes that find no room fold into a number that shows them in turn', () => {
  expect(pageOf([1, 2, 3, 4], 0)).toEqual({ shown: [1, 2, 3, 4], more: 0 })
  expect(pageOf([1, 2, 3, 4, 5, 6], 0)).toEqual({ shown: [1, 2, 3], more: 3 })
  expect(pageOf([1, 2, 3, 4, 5, 6], 3)).toEqual({ shown: [4, 5, 6], more: 3 })
  expect(pageOf([1, 2, 3, 4, 5], 3)).toEqual({ shown: [4, 5], more: 3 })
})
