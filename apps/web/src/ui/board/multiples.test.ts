import { expect, it } from 'vitest'
import { multiples } from './multiples.ts'

it('marks a scale at all multiples, also below zero', () => {
  expect(multiples(5, 0, 27)).toEqual([0, 5, 10, 15, 20, 25])
  expect(multiples(5, -7, 12)).toEqual([-5, 0, 5, 10])
  expect(multiples(5, -3, 4)).toEqual([0])
})
