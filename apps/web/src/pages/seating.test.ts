import { arcsPackage } from '@understudy/arcs'
import { expect, test } from 'vitest'
import { groups } from '../games/arcs/groups.ts'
import { begin, type Draft, freshDraft, problemOf } from './draft.ts'
import { recolour, sitDown, swapPlaces } from './seating.ts'

const draft: Draft = { ...freshDraft(), options: { players: 3 } }

test('the role of a seat follows from who sits down there', () => {
  const bots = { ...draft, ...sitDown(arcsPackage, groups, draft, 2, { by: 'bot', bot: 'supercat' }) }
  expect(bots.options.role2).toBe('supercat')
  const table = begin(arcsPackage, bots)
  expect(table.controller('yellow')).toMatchObject({ by: 'bot', bot: 'supercat' })
  const person = { ...bots, ...sitDown(arcsPackage, groups, bots, 2, { by: 'person', name: 'Anna' }) }
  expect(person.options.role2).toBe('human')
  expect(begin(arcsPackage, person).controller('yellow')).toEqual({ by: 'person', name: 'Anna' })
})

test('a player who can play with anything keeps what is there', () => {
  const cat = { ...draft, ...sitDown(arcsPackage, groups, draft, 2, { by: 'bot', bot: 'supercat' }) }
  const eager = { ...cat, ...sitDown(arcsPackage, groups, cat, 2, { by: 'bot', bot: 'eager' }) }
  expect(eager.options.role2).toBe('supercat')
  expect(problemOf(arcsPackage, eager)).toBeUndefined()
})

test('seats swap colours; everybody stays where they sit', () => {
  const cat = { ...draft, ...sitDown(arcsPackage, groups, draft, 2, { by: 'bot', bot: 'supercat' }) }
  const swapped = { ...cat, ...recolour(arcsPackage, groups, cat, 1, 'yellow') }
  expect(swapped.options).toMatchObject({ seat1: 'yellow', seat2: 'red' })
  const table = begin(arcsPackage, swapped)
  expect(table.controller('yellow').by).toBe('person')
  expect(table.controller('red')).toMatchObject({ bot: 'supercat' })
})

test('a colour that nobody has is simply taken', () => {
  const white = { ...draft, ...recolour(arcsPackage, groups, draft, 1, 'white') }
  expect(problemOf(arcsPackage, white)).toBeUndefined()
  expect(begin(arcsPackage, white).controller('white').by).toBe('person')
})

test('seats change places in the turn order, with colour, role and whoever sits there', () => {
  const cat = { ...draft, ...sitDown(arcsPackage, groups, draft, 2, { by: 'bot', bot: 'supercat' }) }
  const led = { ...cat, options: { ...cat.options, leaders: 'assigned', leader1: 'LEAD01', leader2: 'LEAD02' } }
  const moved = { ...led, ...swapPlaces(arcsPackage, groups, led, 1, 2) }
  expect(moved.options).toMatchObject({
    seat1: 'yellow',
    seat2: 'red',
    role1: 'supercat',
    role2: 'human',
    leader1: 'LEAD02',
    leader2: 'LEAD01',
  })
  const table = begin(arcsPackage, moved)
  expect(arcsPackage.game.seats(table.options).map(({ id }) => id)).toEqual(['yellow', 'red', 'blue'])
  expect(table.controller('yellow')).toMatchObject({ bot: 'supercat' })
  expect(table.controller('red').by).toBe('person')
})
