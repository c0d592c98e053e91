// The spending table (29.1), every column and both of its values; what it says of buildings is in the tests of those.

import { describe, expect, it } from 'vitest'
import type { Bench } from '../../testing.ts'
import { purse, reserves, shows, spend } from './spending-testing.ts'

const STANCES = [
  [1, 'A'],
  [2, 'A'],
  [3, 'A'],
  [4, 'B'],
  [5, 'B'],
  [6, 'B'],
  [7, 'C'],
  [8, 'C'],
  [9, 'D'],
] as const
const columnOf = (bench: Bench): unknown => {
  const { events } = spend(reserves(bench, 'ROM'), 'ROM', { anyTie: true })
  return events.flatMap((event) => (event.e === 'act' ? [event.vars] : []))[0]
}

describe('SPN-0', () => {
  it.each(STANCES)('stance %d alone calls for column %s', (stance, column) => {
    expect(columnOf(purse('ROM', 0, 1, stance, 1))).toMatchObject({ column })
    expect(columnOf(purse('ROM', 0, stance, stance, stance))).toMatchObject({ column })
  })

  it('the most alarming of several counts, and war before all', () => {
    expect(columnOf(purse('ROM', 0, 8, 9, 4))).toMatchObject({ column: 'D' })
    expect(columnOf(purse('ROM', 0, 7, 6, 1))).toMatchObject({ column: 'C' })
    expect(columnOf(purse('ROM', 0, 1, 1, 1).status('ROM', 'BAR', 'enemy'))).toMatchObject({ column: 'E' })
  })
})

const COLUMNS: readonly (readonly [
  name: string,
  boxes: readonly number[],
  troops: number,
  fresh: number,
  later: number,
])[] = [
  ['A', [1, 1, 1], 4, 3, 3],
  ['B', [1, 4, 1], 6, 2, 2],
  ['C', [1, 7, 1], 7, 2, 1],
  ['D', [1, 9, 1], 8, 1, 1],
  ['E', [1, 1, 1], 9, 1, 0],
]

describe('values of the columns', () => {
  const rich = (name: string, boxes: readonly number[]): Bench => {
    const bench = purse('ROM', 90, ...boxes)
    return name === 'E' ? bench.status('ROM', 'GRE', 'enemy') : bench
  }

  it.each(COLUMNS)('SPN-4: column %s spends its value on cards of cost 1', (name, boxes, troops) => {
    const cards = Array<string>(12).fill('R01')
    const bench = reserves(rich(name, boxes).develop('ROM', 3, 3, 3), 'ROM', ...cards)
    const { actions } = spend(bench, 'ROM', { anyTie: true, chance: shows(...cards) })
    expect(actions.filter((action) => action.do === 'buyTroop')).toHaveLength(troops)
  })

  // Costs down the first two columns of the tree: 1, 2, 2, then 2, 3, 3.
  it.each(COLUMNS)('SPN-5: column %s buys developments within its value', (name, boxes, _troops, fresh, later) => {
    const bought = (start: number): number => {
      const bench = reserves(rich(name, boxes).develop('ROM', start, 0, 0), 'ROM')
      return spend(bench, 'ROM', { anyTie: true }).actions.filter((action) => action.do === 'develop').length
    }
    expect([bought(0), bought(1)]).toEqual([fresh, later])
  })
})
