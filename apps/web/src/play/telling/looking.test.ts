import type { Entry, Logged } from '@understudy/table'
import { expect, it } from 'vitest'
import { inChapters, shownAt, stopFrom, stopsOf } from './looking.ts'

const step = (index: number, moment: string, seat: string, node: string): Logged =>
  ({ index, moment, entry: { t: 'action', seat, node, action: {}, by: 'bot' }, events: [{ say: 'x' }] }) as never

const LOG = [
  step(1, '1.1.0', 'red', 'a'),
  step(2, '1.1.0', 'red', 'a'),
  step(3, '1.1.0', 'red', 'b'),
  step(5, '1.1.1', 'blue', 'a'),
  step(6, '1.2.0', 'red', 'a'),
  step(8, '2.1.0', 'red', 'a'),
  step(9, '2.1.0', 'red', 'a'),
]

it('stops at every line, at turns and chapters', () => {
  expect(stopsOf(LOG, 'step')).toEqual([1, 2, 3, 5, 6, 8, 9])
  expect(stopsOf(LOG, 'turn')).toEqual([1, 5, 6, 8])
  expect(stopsOf(LOG, 'part')).toEqual([1, 8])
  const act = [step(1, 'act1.1.1.0', 'red', 'a'), step(2, 'act1.2.1.0', 'red', 'a')]
  expect(stopsOf(act, 'part')).toEqual([1, 2])
  const rounds = [step(1, '1.agents.turn.1', 'ROM', 'a'), step(2, '2.agents.turn.1', 'ROM', 'a')]
  expect(stopsOf(rounds, 'part')).toEqual([1, 2])
})

it('goes on from anywhere, and no further than the ends', () => {
  const turns = stopsOf(LOG, 'turn')
  expect(stopFrom(turns, 3, 1)).toBe(5)
  expect(stopFrom(turns, 3, -1)).toBe(1)
  expect(stopFrom(turns, 1, -1)).toBeUndefined()
  expect(stopFrom(turns, 8, 1)).toBeUndefined()
})

it('knows chapters from rounds', () => {
  expect(['1.2.0', 'act1.1.2.0', 'act1.1.2.0.summit'].every(inChapters)).toBe(true)
  expect(['1.p1', '3.agents.turn.1', ''].some(inChapters)).toBe(false)
})

it('shows a set-up as a whole, then every step as it left the table', () => {
  const entries = ['start', 'answer', 'answer', 'action', 'answer', 'action'].map((t) => ({ t }) as Entry)
  expect(entries.map((_, index) => shownAt(entries, index))).toEqual([3, 3, 3, 4, 5, 6])
  expect(shownAt(entries.slice(0, 2), 0)).toBe(2)
})
