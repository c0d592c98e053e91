import { expect, test } from 'vitest'
import { pause, reading } from './pace.ts'

test('a beat lasts as long as it is read, within bounds', () => {
  expect(reading(0)).toBe(900)
  expect(reading(50)).toBe(1750)
  expect(reading(500)).toBe(2600)
})

test('pace: calm is slower, quick is faster, at once does not wait, step by step waits for the person', () => {
  expect(pause('slow', false, false, 50)).toBe(2800)
  expect(pause('normal', false, false, 50)).toBe(1750)
  expect(pause('quick', false, false, 50)).toBe(700)
  expect(pause('instant', false, false, 50)).toBe(0)
  expect(pause('step', true)).toBe(Number.POSITIVE_INFINITY)
})

test('the first beat begins so soon that it is drawn within 150 ms, and steps of one beat follow each other quickly', () => {
  expect(pause('normal', true, false, 50)).toBe(120)
  expect(pause('slow', true, false, 50)).toBe(120)
  expect(pause('normal', false, true, 500)).toBe(300)
})
