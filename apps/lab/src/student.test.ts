import { expect, test } from 'vitest'
import { t95 } from './student.ts'

test.each([
  [1, 12.7062],
  [2, 4.30265],
  [5, 2.57058],
  [10, 2.22814],
  [30, 2.04227],
  [120, 1.97993],
  [100_000, 1.95999],
])('95 %% of Student’s t with %i degrees of freedom lie within %f', (freedom, value) => {
  expect(t95(freedom)).toBeCloseTo(value, 4)
})

test('from one value nothing can be said', () => {
  expect(t95(0)).toBe(Number.POSITIVE_INFINITY)
})
