import type { Line, Logged } from '@understudy/table'
import { expect, it } from 'vitest'
import { bySeat } from './by-seat.ts'
import { inOrder, inPlaces, netLines, stretchesOf } from './to-do-lines.ts'

const at = (index: number, seat: string, by: 'bot' | 'person' = 'bot'): Logged => ({
  index,
  entry: { t: 'action', seat, by, action: {} } as unknown as Logged['entry'],
  events: [],
  moment: '1',
})
const die = (index: number): Logged => ({
  index,
  entry: { t: 'answer', kind: 'roll', by: 'app', seat: 'a', key: '' } as unknown as Logged['entry'],
  events: [],
  moment: '1',
})
const line = (place: string, say: string): Line => ({ place: { say: place }, change: { say } })
const isBot = ({ entry }: Logged): boolean => entry.t === 'action' && entry.by === 'bot'

it('what somebody does on the table themselves parts a list in two', () => {
  const log = [at(0, 'you', 'person'), at(1, 'a'), at(2, 'a'), at(3, 'you', 'person'), at(4, 'a'), at(5, 'a')]
  const steps = [log[1]!, log[2]!, log[5]!]
  expect(stretchesOf(log, steps)).toEqual([
    { from: 1, to: 3 },
    { from: 5, to: 6 },
  ])
  expect(stretchesOf(log, [])).toEqual([])
})

it('a line is asked about where it was decided: a die belongs to what follows it', () => {
  const steps = [die(4), at(5, 'a'), at(6, 'a'), die(7)]
  const ordered = inOrder(steps, ({ index }) => [line('p', `${index}`)], isBot)
  expect(ordered.map(({ why }) => why)).toEqual([5, 5, 6, 6])
})

it('the net of a place is asked about where it was touched last, in the same way if there is such', () => {
  const ordered = [
    { ...line('gate', 'move'), why: 3 },
    { ...line('gate', 'build'), why: 5 },
    { ...line('court', 'agent'), why: 7 },
  ]
  const net = netLines([line('gate', 'move'), line('gate', 'other'), line('nowhere', 'x')], ordered)
  expect(net.map(({ why }) => why)).toEqual([3, 5, 7])
  expect(inPlaces(net).map(({ lines }) => lines.length)).toEqual([2, 1])
})

it('each seat is told once, whoever answers in its turn', () => {
  const beats = [[at(1, 'a')], [at(2, 'b')], [at(3, 'a'), at(4, 'b')], [die(5)]]
  expect(bySeat(beats).map(({ seat, beats: own }) => [seat, own.length])).toEqual([
    ['a', 2],
    ['b', 1],
    [undefined, 1],
  ])
})
