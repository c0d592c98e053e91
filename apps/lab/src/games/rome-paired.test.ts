import { expect, test } from 'vitest'
import { pairedOf } from '../paired.ts'
import { romePaired } from './rome-paired.ts'

test('from the same positions a Speed-bot needs fewer facts than a Super-bot', () => {
  const [facts] = romePaired(2, 'fewer', ['mapCurt'], 1)
  expect(facts?.turns).toBe(2)
  expect(facts?.bots.speedbot).toBeGreaterThan(0)
  expect(facts?.bots.speedbot).toBeLessThan(facts?.bots.superbot ?? 0)
}, 30_000)

test('the difference is that of the pairs, with its interval', () => {
  const what = { en: 'facts', ru: 'сведений' }
  const paired = pairedOf(
    what,
    ['a', 'b'],
    [
      [4, 2],
      [6, 6],
      [8, 4],
    ],
  )
  expect(paired).toMatchObject({ bots: { a: 6, b: 4 }, difference: -2, turns: 3 })
  expect(paired.within).toBeCloseTo((1.96 * 2) / Math.sqrt(3), 5)
})
