import { expect, test } from 'vitest'
import { slotsOf } from './count-up-times.ts'

test('a scoring takes six seconds at most, however many lines it has, in their order', () => {
  for (const lines of [0, 1, 4, 9, 15, 30])
    for (const factor of [0.4, 1, 1.6])
      for (const after of [0, 450, 3000]) {
        const { at, all } = slotsOf(lines, factor, after)
        expect(at).toHaveLength(lines)
        expect(at).toEqual([...at].sort((a, b) => a - b))
        expect(at[0] ?? after).toBe(after)
        expect(all).toBeLessThan(5600)
        expect(all).toBeGreaterThan(at.at(-1) ?? 0)
      }
  expect(slotsOf(3, 1, 0).at).toEqual([0, 650, 1300])
})
