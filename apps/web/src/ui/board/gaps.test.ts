import { expect, it } from 'vitest'
import { withGaps } from './gaps.ts'

it('cards that are left keep their places, new ones come after them', () => {
  expect(withGaps(['a', 'b', 'b', 'c'], ['a', 'b', 'c']).places).toEqual(['a', 'b', undefined, 'c'])
  const { order, places } = withGaps(['a', 'b'], ['b', 'd'])
  expect(places).toEqual([undefined, 'b', 'd'])
  // Taken back, it lies where it lay.
  expect(withGaps(order, ['a', 'b', 'd']).places).toEqual(['a', 'b', 'd'])
})
