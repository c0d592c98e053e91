import { muhqPackage } from '@understudy/muhq'
import { romePackage } from '@understudy/rome'
import { expect, test } from 'vitest'
import { changesOf, withOption } from './choosing.ts'
import { begin, controllerOf, type Draft, derivedTitle, freshDraft, problemOf, seatsFor, wayOf } from './draft.ts'

const draft = (part: Partial<Draft> = {}): Draft => ({ ...freshDraft(), ...part })

test('the default game starts with a person against the Kraken, everything by the app', () => {
  const table = begin(muhqPackage, draft())
  expect(table.controller('p1').by).toBe('person')
  expect(table.controller('boss')).toMatchObject({ by: 'bot', bot: 'kraken' })
  expect(new Set(Object.values(table.chance))).toEqual(new Set(['app']))
  expect(derivedTitle(muhqPackage, draft(), 'en')).toMatch(/Kraken/)
})

test('the seats follow the options, unless somebody chose otherwise', () => {
  const four = draft({ options: { players: 4, boss: 'tyrant' } })
  expect(seatsFor(muhqPackage, four)).toHaveLength(5)
  expect(controllerOf(muhqPackage, four, 'boss')).toMatchObject({ bot: 'tyrant' })
  const changed = draft({ seats: { boss: { by: 'random' } } })
  expect(controllerOf(muhqPackage, changed, 'boss')).toEqual({ by: 'random' })
})

test('a seat that gets another role is taken by whoever plays that role; the others stay', () => {
  const before = draft({
    options: { role1: 'human', role2: 'human', role3: 'speed', role4: 'absent' },
    seats: { ROM: { by: 'person' }, GRE: { by: 'person', name: 'Anna' } },
  })
  const after = draft(withOption(romePackage, before, 'role1', 'super'))
  expect(controllerOf(romePackage, after, 'ROM')).toMatchObject({ by: 'bot', bot: 'superbot' })
  expect(controllerOf(romePackage, after, 'GRE')).toEqual({ by: 'person', name: 'Anna' })
  expect(withOption(romePackage, before, 'difficulty', 'hard').seats).toEqual(before.seats)
})

test('beside the board what can come from the table does', () => {
  const beside = draft({ beside: true, chance: { storeCards: 'app' } })
  expect(wayOf(muhqPackage, beside, 'bossCards')).toBe('table')
  expect(wayOf(muhqPackage, beside, 'storeCards')).toBe('app')
  expect(wayOf(muhqPackage, draft({ chance: { bossCards: 'table' } }), 'bossCards')).toBe('app')
})

test('a map that cannot be used is refused in both languages', () => {
  const problem = problemOf(muhqPackage, draft({ options: { map: 'name: [' } }))
  expect(problem?.in('en')).toMatch(/\w/)
  expect(problem?.in('ru')).toMatch(/[а-я]/)
  expect(problemOf(muhqPackage, draft())).toBeUndefined()
})

test('what differs from the usual table is told in a few words, and nothing else', () => {
  const options = romePackage.game.options.filter(({ id }) => ['victory.maxRounds', 'nav.rebuild'].includes(id))
  const told = (own: Draft['options']) => changesOf(romePackage, draft({ options: own }), {}, options, 'en')
  expect(options).toHaveLength(2)
  expect(told({})).toEqual([])
  const [first] = told({ 'victory.maxRounds': 7 })
  expect(first).toMatch(/: 7$/)
  expect(
    changesOf(romePackage, draft({ options: { 'victory.maxRounds': 7 } }), { 'victory.maxRounds': 7 }, options, 'en'),
  ).toEqual([])
})
