import { expect, test } from 'vitest'
import { allRows, rowsNamed } from './rows.ts'
import { PROMISES } from './tables.ts'

const rows = allRows()

test('Every row can be asked for by itself', () => {
  for (const row of rows) expect(rowsNamed(rows, row.name)).toEqual([row])
  expect(rowsNamed(rows, 'act 1').length).toBeGreaterThan(3)
})

test('Every promise is about a row', () => {
  const names = rows.map(({ name }) => name)
  expect(Object.keys(PROMISES).filter((name) => !names.includes(name))).toEqual([])
})
