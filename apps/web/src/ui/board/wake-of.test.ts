import { expect, test } from 'vitest'
import { type Stood, wakeBetween } from './wake-of.ts'

const at = (key: string, x: number, y = 0): Stood => ({ key, seat: 's', x, y })
const keys = (all: readonly Stood[]) => all.map(({ key }) => key)

test('moves in the order in which they were made, arrivals and losses; a step aside is no move', () => {
  const before = [at('a', 0), at('b', 100), at('c', 200), at('fell', 300)]
  const now = [at('a', 64), at('b', 164), at('c', 220), at('new', 0, 64)]
  const { moved, came, gone } = wakeBetween(before, now, ['b', 'a'])
  expect(moved.map(({ from, to }) => [to.key, from.x, to.x])).toEqual([
    ['b', 100, 164],
    ['a', 0, 64],
  ])
  expect(keys(came)).toEqual(['new'])
  expect(keys(gone)).toEqual(['fell'])
})
