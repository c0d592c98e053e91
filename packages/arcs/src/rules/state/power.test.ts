// Power may be below zero (campaign 2): written, read, compared and shown with its sign.

import { speak } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { Bench } from '../../testing.ts'
import { setPower } from '../edit/index.ts'
import { MOST_POWER } from './numbers.ts'
import * as read from './read.ts'
import * as write from './write.ts'

type Saved = { seats: Record<string, { power: number }> }

describe('Power', () => {
  it('below zero is saved with its sign and read again, and leaves other seats alone', () => {
    const { state } = new Bench(3).settled().power('red', 12).power('yellow', -3).power('blue', 255)
    const saved = JSON.parse(JSON.stringify(arcs.serialise(state))) as Saved
    expect(Object.values(saved.seats).map(({ power }) => power)).toEqual([12, -3, 255])
    const again = arcs.parse(saved)
    expect([0, 1, 2].map((seat) => read.power(again, seat))).toEqual([12, -3, 255])
    expect(arcs.serialise(again)).toEqual(arcs.serialise(state))
  })

  it('crosses zero both ways and ends at the most that is counted', () => {
    const { state } = new Bench(2)
    for (const n of [5, -5, 0, -1, 3, -MOST_POWER, MOST_POWER]) {
      write.setPower(state, 0, n)
      expect(read.power(state, 0)).toBe(n)
      expect(read.power(state, 1)).toBe(0)
    }
    expect(read.captives(state, 0)).toBe(0)
    write.setPower(state, 0, -MOST_POWER - 9)
    expect(read.power(state, 0)).toBe(-MOST_POWER)
    expect(read.captives(state, 0)).toBe(0)
    write.setPower(state, 0, MOST_POWER + 9)
    expect(read.power(state, 0)).toBe(MOST_POWER)
  })

  it('is told with its sign, and taken by the editor', () => {
    const { state } = new Bench(2).settled()
    const below = setPower(state, 0, -3)
    expect(read.power(state, 0)).toBe(0)
    expect(arcs.diff(state, below).map((line) => speak(arcs.phrases, 'en', line))).toEqual(['Power of Red: -3.'])
    expect(arcs.diff(state, below).map((line) => speak(arcs.phrases, 'ru', line))).toEqual(['Власть красного: -3.'])
  })

  it('below zero can still win: the least below it', () => {
    const bench = new Bench(3).settled().power('red', -4).power('yellow', -2).power('blue', -9).chapter(5)
    bench.endChapter()
    expect(arcs.outcome(bench.state)).toMatchObject({ scores: { red: -4, yellow: -2, blue: -9 } })
    expect(read.over(bench.state)).toBe(2)
  })
})
