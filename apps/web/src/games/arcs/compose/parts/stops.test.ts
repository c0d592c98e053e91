import { expect, it } from 'vitest'
import type { MovePage } from '../model/tap.ts'
import { stopsOf } from './stops.ts'

it('ships leave from where the move begins, and from every stop but the last', () => {
  const page: MovePage = {
    at: 'move',
    head: [],
    from: 'g4',
    path: ['g5', 'g6', '6a'],
    counts: [
      { fresh: 3, damaged: 1 },
      { fresh: 2, damaged: 1 },
      { fresh: 2, damaged: 0 },
    ],
  } as unknown as MovePage
  expect(stopsOf(page)).toEqual([
    { at: 'g4', leg: 0, goOn: 4 },
    { at: 'g5', leg: 1, goOn: 3 },
    { at: 'g6', leg: 2, goOn: 2 },
  ])
  expect(stopsOf({ ...page, path: [], counts: [] })).toEqual([])
})
