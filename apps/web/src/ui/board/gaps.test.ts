import { expect, it } from 'vitest'
import { gapsIn, withGaps } from './gaps.ts'

it('cards that are left keep their places, new ones come after them', () => {
  expect(withGaps(['a', 'b', 'b', 'c'], ['a', 'b', 'c']).places).toEqual(['a', 'b', undefined, 'c'])
  const { order, places } = withGaps(['a', 'b'], ['b', 'd'])
  expect(places).toEqual([undefined, 'b', 'd'])
  // Taken back, it lies where it lay.
  expect(withGaps(order, ['a', 'b', 'd']).places).toEqual(['a', 'b', 'd'])
})

it('a plan that would end the turn moves no card, and what it would draw is forgotten', () => {
  const held = { turn: 'red 3', order: ['a', 'b', 'c'] }
  const shown = gapsIn(held, ['a', 'c', 'd'], 'yellow 1', true)
  expect(shown).toEqual({ held, places: ['a', undefined, 'c', 'd'] })
  expect(gapsIn(shown.held, ['a', 'c'], 'red 3', false).places).toEqual(['a', undefined, 'c'])
  // Once it is over the gap closes.
  expect(gapsIn(held, ['a', 'c'], 'yellow 1', false).places).toEqual(['a', 'c'])
})
