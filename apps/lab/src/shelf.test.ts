import { expect, test } from 'vitest'
import { games } from './games.ts'
import { shelf } from './shelf.ts'

test('every game goes by its own name, and its bots by theirs', () => {
  for (const [id, { pkg }] of Object.entries(games)) {
    expect(pkg.game.id).toBe(id)
    expect(new Set(shelf[id]?.bots)).toEqual(new Set(pkg.bots.map((spec) => spec.id)))
  }
  expect(Object.keys(games)).toEqual(Object.keys(shelf))
})
