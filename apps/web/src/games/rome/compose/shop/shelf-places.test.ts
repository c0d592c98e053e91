import { expect, it } from 'vitest'
import { inPlace, openedIn } from './shelf-places.ts'
import type { Good, Shelf } from './shop-goods.ts'

const good = (key: string): Good => ({ key, title: key, price: 1 })
const shelf = (...keys: string[]): readonly Shelf[] => [{ key: 'recruits', goods: keys.map(good) }]
const shop = () => ({}) as Parameters<typeof openedIn>[1]
const soldOut = (was: Good): Good => ({ ...was, key: was.key, note: 'none left' })
const placed = (first: readonly Shelf[], now: readonly Shelf[]): string[] =>
  inPlace(first, now, soldOut).flatMap(({ goods }) =>
    goods.map(({ key, note }) => (note === undefined ? key : `${key}: ${note}`)),
  )

it('what is sold out keeps its place, and so does all the rest', () => {
  expect(placed(shelf('hastati', 'velites', 'equites'), shelf('hastati', 'equites'))).toEqual([
    'hastati',
    'velites: none left',
    'equites',
  ])
  // The last of a shelf leaves a shelf.
  expect(placed(shelf('hastati'), shelf())).toEqual(['hastati: none left'])
})

it('whatever order it is offered in, a good stands where it stood', () => {
  expect(placed(shelf('a', 'b', 'c'), shelf('c', 'a', 'b'))).toEqual(['a', 'b', 'c'])
})

it('what comes instead takes the places that are free, what comes besides comes last', () => {
  expect(placed(shelf('hastati', 'velites', 'equites'), shelf('legion', 'equites', 'auxilia', 'ballista'))).toEqual([
    'legion',
    'auxilia',
    'equites',
    'ballista',
  ])
})

it('what is taken back stands where it was', () => {
  const first = shelf('hastati', 'velites')
  expect(placed(first, shelf('velites', 'legion'))).toEqual(['legion', 'velites'])
  expect(placed(first, first)).toEqual(['hastati', 'velites'])
})

it('a turn has the shelves that it began with, and another game its own', () => {
  const [first, later, other] = [shop(), shop(), shop()]
  expect(openedIn('one 3 0', first)).toBe(first)
  expect(openedIn('one 3 0', later)).toBe(first)
  expect(openedIn('two 3 0', other)).toBe(other)
})
