import { keyedRandom } from '@understudy/table'
import { expect, test } from 'vitest'
import { emptied } from '../../facts/emptied.ts'
import { house, startOptions } from '../../facts/facts-testing.ts'
import { hasGaps, packOf } from '../../pack/setting.ts'
import { romePackage } from '../../package.ts'
import { distancesWithin, distanceToNearest, edgeDistancesWithin, edgesToNearest } from './near.ts'
import { distances, edgeDistances } from './ways.ts'

/** Its borders are known, something else is not: distances are looked for step by step. */
const files = emptied(house, { 'regions.csv': ['gold'] })
const state = romePackage.game.start(startOptions(files, { role1: 'speed', role2: 'speed' }), {})
const size = packOf(state).regions.length
const random = keyedRandom('near', 'sets')
const some = (n: number): number[] => Array.from({ length: n }, () => random.int(size))

test('the nearest of several is as far as the whole search says', () => {
  expect(hasGaps(state)).toBe(true)
  for (let n = 0; n < 300; n++) {
    const start = random.int(size)
    const to = some(n % 5)
    const least = (all: readonly number[]) => Math.min(...to.map((no) => all[no] ?? 0))
    expect(distanceToNearest(state, start, to)).toBe(least(distances(state, start)))
    expect(edgesToNearest(state, start, to)).toBe(least(edgeDistances(state, start)))
  }
})

test('within a limit distances are the same, and beyond it there are none', () => {
  expect(size).toBeGreaterThan(50)
  for (let start = 0; start < size; start++) {
    const cut = (all: readonly number[], limit: number) =>
      all.map((far) => (far <= limit ? far : Number.POSITIVE_INFINITY))
    for (const limit of [0, 1, 3, 4]) {
      expect(distancesWithin(state, start, limit)).toEqual(cut(distances(state, start), limit))
      expect(edgeDistancesWithin(state, start, limit)).toEqual(cut(edgeDistances(state, start), limit))
    }
  }
})
