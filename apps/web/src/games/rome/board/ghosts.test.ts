import { expect, it } from 'vitest'
import { ghostsOf } from './ghosts.tsx'
import type { PieceLook } from './look.ts'

const at = (key: string, x: number, y: number) => ({ key, x, y }) as PieceLook

it('who would stand elsewhere is a ghost with a way; a step aside is none; who would be gone is still seen', () => {
  const now = [at('army ROM.0', 0, 0), at('army ROM.1', 200, 0), at('agent ROM.0', 300, 0)]
  const then = [at('army ROM.0', 100, 0), at('army ROM.1', 210, 0), at('navy ROM.0', 50, 50)]
  const { at: ghosts, moved, gone } = ghostsOf(now, then)
  expect([...ghosts]).toEqual(['army ROM.0', 'navy ROM.0'])
  expect(moved.map(({ from, to }) => [from.x, to.x])).toEqual([[0, 100]])
  expect(gone.map(({ key }) => key)).toEqual(['agent ROM.0'])
})
