import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadOf } from '../statistics.ts'
import { Histogram, Mean, Part } from './tallies.ts'

const meanOf = (values: readonly number[]) => {
  const mean = new Mean()
  for (const value of values) mean.add(value)
  return mean.interval()
}

test('the t interval of a mean, worked out by hand', () => {
  // Mean 5, standard deviation 2, four values: 5 ± 3.18245 · 2 / 2.
  const { mean, low, high, n } = meanOf([5 - Math.sqrt(3), 5 - Math.sqrt(3), 5 + Math.sqrt(3), 5 + Math.sqrt(3)])
  expect([mean, n]).toEqual([5, 4])
  expect(low).toBeCloseTo(5 - 3.18245, 4)
  expect(high).toBeCloseTo(5 + 3.18245, 4)
})

test('the interval of a few values goes no further than values can be', () => {
  const mean = new Mean()
  for (const value of [-1, 0]) mean.add(value)
  expect(mean.interval()).toMatchObject({ mean: -0.5, low: expect.closeTo(-6.85, 2) as number })
  expect(mean.interval(-1, 1)).toEqual({ mean: -0.5, low: -1, high: 1, n: 2 })
})

test('one value has no interval', () => {
  expect(meanOf([3])).toEqual({ mean: 3, low: Number.NaN, high: Number.NaN, n: 1 })
})

test('games won in part are parts of a share', () => {
  const part = new Part()
  for (const each of [1, 0.5, 0, 0.5]) part.add(each)
  expect(part.interval()).toMatchObject({ mean: 0.5, count: 2, n: 4 })
  expect(part.interval().low).toBeCloseTo(0.15, 2)
})

test('a histogram knows what the whole list would have known', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1 }), (values) => {
      const histogram = new Histogram()
      for (const value of values) histogram.add(value)
      expect(histogram.spread()).toEqual(spreadOf(values))
    }),
  )
})
