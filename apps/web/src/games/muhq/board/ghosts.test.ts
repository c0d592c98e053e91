import { expect, it } from 'vitest'
import { ghostsOf } from './ghosts.ts'
import type { Look } from './look.ts'

const at = (id: number, x: number, y: number): Look => ({ id, x, y }) as unknown as Look

it('a ghost is who would come, and who would stand elsewhere; whoever stays is none', () => {
  const now = new Map([at(1, 0, 0), at(2, 3, 3)].map((look) => [look.id, look]))
  const { at: ghosts, ways } = ghostsOf(now, [at(1, 0, 2), at(2, 3, 3), at(9, 5, 5)])
  expect([...ghosts].sort()).toEqual([1, 9])
  expect(ways.map(({ from, to }) => [from.y, to.y])).toEqual([[0, 2]])
  expect(ghostsOf(now, [...now.values()]).at.size).toBe(0)
})
