import type { Entry } from '@understudy/table'
import { expect, test } from 'vitest'
import { pause } from './pace.ts'
import { shortened, toCome } from './stretch.ts'

const deed = (seat: string, node: string): Entry => ({
  t: 'action',
  seat,
  by: 'bot',
  node,
  action: {},
  hash: '',
})

/** How long each of these beats is shown, if the others are known when it is. */
function shownFor(beats: readonly number[], known = beats.length): number[] {
  const times: number[] = []
  for (const [i, wait] of beats.entries()) {
    const shown = times.reduce((sum, ms) => sum + ms, 0)
    const ahead = beats.slice(i + 1, i < 1 ? known : undefined).reduce((sum, ms) => sum + ms, 0)
    times.push(shortened('normal', wait, shown, ahead))
  }
  return times
}
const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0)

test('a stretch of twenty seconds is not shortened; a longer one is, evenly', () => {
  expect(shownFor(Array(10).fill(2000))).toEqual(Array(10).fill(2000))
  const [first = 0, ...rest] = shownFor(Array(16).fill(2000))
  expect(first).toBe(1250)
  for (const each of rest) expect(each).toBeCloseTo(1250)
})

test('beats of different lengths are shortened by the same share', () => {
  const beats = [1000, 2600, 1400, 2000, 1000, 2600, 2600, 2000, 1400, 2600, 2000, 2600, 1200]
  const times = shownFor(beats)
  expect(sum(times)).toBeCloseTo(20_000)
  const shares = times.map((ms, i) => ms / (beats[i] ?? 0))
  for (const share of shares) expect(share).toBeCloseTo(shares[0] ?? 0)
})

test('no beat is shorter than 600 ms, however many there are', () => {
  expect(shownFor(Array(60).fill(1750))).toEqual(Array(60).fill(600))
  expect(shortened('quick', 360, 19_000, 30_000)).toBe(360)
})

test('what was not known yet while the first beat was read is spread over all others', () => {
  const [first, ...rest] = shownFor(Array(16).fill(2000), 5)
  expect(first).toBe(2000)
  for (const each of rest) expect(each).toBeCloseTo(1200)
})

test('calm, and step by step, nothing is shortened', () => {
  expect(shortened('slow', 2800, 15_000, 60_000)).toBe(2800)
  expect(shortened('step', Number.POSITIVE_INFINITY, 0, 60_000)).toBe(Number.POSITIVE_INFINITY)
})

test('what is to come is counted by beats: one rule of one seat is one of them', () => {
  const beat = pause('normal', false)
  const within = pause('normal', false, true)
  expect(toCome('normal', [], [])).toBe(0)
  const entries = [deed('blue', 'A'), deed('blue', 'A'), deed('blue', 'B'), deed('red', 'B')]
  expect(toCome('normal', [], entries)).toBe(3 * beat + within)
})
