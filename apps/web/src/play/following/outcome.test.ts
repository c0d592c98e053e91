import type { Logged } from '@understudy/table'
import { expect, test } from 'vitest'
import { gistOf, outcomeOf } from './outcome.ts'

const step = (index: number, entry: object, events: object[] = [{ say: 'x' }]): Logged =>
  ({ index, entry, events, moment: 'm' }) as unknown as Logged
const own = (index: number) => step(index, { t: 'action', by: 'person', seat: 'ROM' })
const bot = (index: number, events?: object[]) => step(index, { t: 'action', by: 'bot', seat: 'GRE' }, events)
const roll = (index: number) => step(index, { t: 'answer', kind: 'roll' })

test('what came of a deed is the last that is told after it', () => {
  expect(outcomeOf([own(1), roll(2), bot(3)])?.index).toBe(3)
  expect(outcomeOf([own(1), roll(2), bot(3, [])])?.index).toBe(2)
})

test('a deed that needed nobody else has no outcome, nor has a whole turn of others', () => {
  expect(outcomeOf([roll(0), own(1)])).toBeUndefined()
  expect(outcomeOf([roll(0)])).toBeUndefined()
  expect(outcomeOf([own(1), bot(2), bot(3), bot(4), bot(5)])).toBeUndefined()
  expect(outcomeOf([own(1), bot(2), step(3, { t: 'edit' })])).toBeUndefined()
})

test('what one took part in is told however much came after: who won the initiative', () => {
  const won = { say: 'won' }
  const log = [own(1), bot(2, [{ say: 'shown' }, won]), bot(3), bot(4), bot(5), bot(6)]
  expect(outcomeOf(log, 'won')).toMatchObject({ index: 2, events: [won] })
  expect(outcomeOf(log)).toBeUndefined()
  expect(outcomeOf([...log, own(7)], 'won')).toBeUndefined()
  // One's own may be the last word that was waited for.
  expect(outcomeOf([step(1, { t: 'action', by: 'person', seat: 'ROM' }, [won]), bot(2)], 'won')?.index).toBe(1)
})

test('of a long story its last short sentence', () => {
  expect(gistOf('Greeks refused the trade.')).toBe('Greeks refused the trade.')
  const rolled =
    'Rome, army IV (Scipio Africanus) rolled 1 skull, 2 wounds, 1 skirmish; Athens: 2 wounds. In points 4 against 2.'
  expect(gistOf(rolled)).toBe('In points 4 against 2.')
  const one = 'Sea fight: Carthage rolled 1 wound, 2 skirmishes, 2 blanks, and nothing at all came of it'
  expect(gistOf(one)).toBe(one)
})
