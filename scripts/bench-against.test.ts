import { expect, test } from 'vitest'
// @ts-expect-error: a script
import { amongProcesses, compared, sameRow, sharedAmong } from './bench-against.mjs'

const rows = ['arcs/supercat, traced', 'arcs/supercat@0.5, traced', 'arcs/supercat@0.7, traced', 'arcs, random']

test('a row is compared with the same row', () => {
  for (const row of rows) expect(sameRow(row, rows, rows)).toBe(row)
  expect(sameRow('arcs, random', rows, ['arcs, other'])).toBeUndefined()
})

test('a tree that does not tell versions apart has the oldest of them alone', () => {
  const before = ['arcs/supercat, traced', 'arcs, random']
  expect(rows.map((row) => sameRow(row, rows, before))).toEqual([
    undefined,
    'arcs/supercat, traced',
    undefined,
    'arcs, random',
  ])
})

const process = (...speeds: [number, number, number][]) => ({
  unit: 'games',
  stretches: speeds.map(([before, now, after]) => ({ before, now, after })),
})

test('rounds are shared among pairs of processes', () => {
  expect(sharedAmong(15, 3)).toEqual([5, 5, 5])
  expect(sharedAmong(16, 3)).toEqual([5, 5, 6])
  expect(sharedAmong(2, 3)).toEqual([1, 1])
})

test('the other tree differs from itself from round to round and from process to process', () => {
  const pairs = [process([100, 90, 100], [100, 90, 100]), process([120, 108, 120], [120, 108, 120])]
  expect(amongProcesses(pairs)).toBeCloseTo((0.2 + 1 / 6) / 2)
  expect(amongProcesses(pairs.slice(0, 1))).toBe(0)
  const { ratio, spreads } = compared(pairs)
  expect(ratio).toBeCloseTo(0.9)
  expect(spreads[0]).toBe(0)
  expect(compared([process([100, 100, 110])]).spreads[0]).toBeCloseTo(0.1)
})
