// The names of frames and their numbers, which are part of the saved form, are one list.

import { expect, it } from 'vitest'
import { F, FRAMES } from './stack.ts'

it('numbers the frames in the order of their names', () => {
  // An act adds its own after them.
  const own = FRAMES.slice(0, Object.keys(F).length)
  expect(Object.fromEntries(own.map((name, number) => [name, number]))).toEqual({ ...F })
})
