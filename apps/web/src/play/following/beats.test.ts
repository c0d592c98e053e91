import type { Logged } from '@understudy/table'
import { expect, test } from 'vitest'
import { beatsOf, headline } from './beats.ts'

const step = (index: number, entry: object): Logged => ({ index, entry, events: [], moment: 'm' }) as unknown as Logged
const act = (index: number, seat: string, node?: string) =>
  step(index, { t: 'action', seat, by: 'bot', action: {}, ...(node === undefined ? {} : { node }) })
const roll = (index: number, seat: string) => step(index, { t: 'answer', seat, kind: 'roll', value: 1 })

test('the steps of one rule are one beat, with the dice and the end that belong to them', () => {
  const steps = [
    roll(1, 'yellow'),
    act(2, 'yellow', 'BT.4a'),
    act(3, 'yellow', 'MOB.13'),
    roll(4, 'yellow'),
    act(5, 'yellow', 'MOB.13'),
    act(6, 'yellow'),
    act(7, 'blue', 'MOB.13'),
  ]
  expect(beatsOf(steps).map((beat) => beat.map(({ index }) => index))).toEqual([[1, 2], [3, 4, 5, 6], [7]])
})

test('a beat is told by what was done, not by its dice', () => {
  expect(headline([act(1, 'blue', 'A'), roll(2, 'blue')])?.index).toBe(1)
  expect(headline([roll(2, 'blue')])?.index).toBe(2)
})

test('nothing is lost: all steps of a run are in its beats, in their order', () => {
  const steps = Array.from({ length: 40 }, (_, i) =>
    i % 3 === 0 ? roll(i, 'a') : act(i, i % 2 ? 'a' : 'b', `N${i % 5}`),
  )
  expect(beatsOf(steps).flat()).toEqual(steps)
})
