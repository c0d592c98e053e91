import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { median, quantile, shareOf, spreadOf, wilson } from './statistics.ts'

test('the Wilson interval of known cases', () => {
  // Newcombe 1998, Statistics in Medicine 17: 81 of 263, and 0 of 20.
  const some = wilson(81, 263)
  expect(some.low).toBeCloseTo(0.2553, 4)
  expect(some.high).toBeCloseTo(0.3662, 4)
  const none = wilson(0, 20)
  expect(none.low).toBe(0)
  expect(none.high).toBeCloseTo(0.1611, 4)
})

test('nothing is known before the first game', () => {
  expect(shareOf(0, 0)).toEqual({ count: 0, of: 0, share: 0, low: 0, high: 1 })
})

test('the interval holds the share, lies within 0 and 1, and is mirrored by the opposite', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
      const count = Math.round(part * of)
      const { low, high } = wilson(count, of)
      const opposite = wilson(of - count, of)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
      expect(low).toBeLessThanOrEqual(count / of + 1e-12)
      expect(high).toBeGreaterThanOrEqual(count / of - 1e-12)
      expect(opposite.low).toBeCloseTo(1 - high, 10)
    }),
  )
})

test('quantiles lie between the values around them', () => {
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5)
  expect(quantile([1, 2, 3], 0.5)).toBe(2)
  expect(quantile([10, 20], 0.95)).toBeCloseTo(19.5)
  expect(quantile([], 0.5)).toBe(0)
  expect(median([3, 1, 2])).toBe(2)
})

test('a spread does not care about the order', () => {
  expect(spreadOf([5, 1, 3])).toEqual({ mean: 3, median: 3, p95: 4.8, min: 1, max: 5 })
  expect(spreadOf([])).toEqual({ mean: 0, median: 0, p95: 0, min: 0, max: 0 })
})
