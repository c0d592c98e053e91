import { expect, test } from 'vitest'
// @ts-expect-error: a script
import { sameRow } from './bench-against.mjs'

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
