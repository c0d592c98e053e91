import { expect, it } from 'vitest'
import { keyedAmounts, MOST_KEYS } from './amounts.ts'

const upTo = (gold: number): number[] => Array.from({ length: gold + 1 }, (_, n) => n)

it('as many amounts as fit in a row have a key each', () => {
  expect(keyedAmounts(upTo(9))).toEqual(upTo(9))
})

it('of more, nothing, everything and round ones, with room for a stepper', () => {
  expect(keyedAmounts(upTo(10))).toEqual([0, 1, 2, 5, 10])
  expect(keyedAmounts(upTo(79))).toEqual([0, 1, 2, 5, 10, 20, 79])
  for (const gold of [11, 50, 80, 200, 9999]) {
    const keys = keyedAmounts(upTo(gold))
    expect(keys.length + 3).toBeLessThanOrEqual(MOST_KEYS)
    expect([keys[0], keys.at(-1)]).toEqual([0, gold])
  }
})
