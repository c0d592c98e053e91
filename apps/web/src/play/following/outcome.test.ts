import type { Logged } from '@understudy/table'
import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

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
