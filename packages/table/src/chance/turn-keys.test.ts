import { expect, test } from 'vitest'
import { TurnKeys } from './turn-keys.ts'

test('a key counts once it is used, whether it was made last, before or elsewhere', () => {
  const keys = new TurnKeys('1.a')
  const roll = keys.next('red', 'roll')
  expect(roll).toBe('1.a|red|roll|0')
  // Asked again without a use: the same.
  expect(keys.next('red', 'roll')).toBe(roll)
  keys.use(roll)
  expect(keys.next('red', 'roll')).toBe('1.a|red|roll|1')
  expect(keys.next('red', 'roll', 2)).toBe('1.a|red|roll|3')
  keys.next('blue', 'pick')
  // Not the last one that was made.
  keys.use('1.a|red|roll|1')
  expect(keys.next('red', 'roll')).toBe('1.a|red|roll|2')
  expect(keys.next('blue', 'pick')).toBe('1.a|blue|pick|0')
  expect(keys.copy().next('red', 'roll')).toBe('1.a|red|roll|2')
})

test('keys of an earlier turn do not count, even the last one', () => {
  const keys = new TurnKeys('1.a')
  const key = keys.next('red', 'roll')
  expect(keys.moveTo('1.a')).toBe(false)
  expect(keys.moveTo('1.b')).toBe(true)
  keys.use(key)
  expect([...keys.counts]).toEqual([])
  expect(keys.next('red', 'roll')).toBe('1.b|red|roll|0')
})

test('what for may be in any words, and a copy counts for itself', () => {
  const keys = new TurnKeys('1.a')
  keys.use('1.a|chance|told gold|of|Rome|0')
  expect(keys.next('chance', 'told gold|of|Rome')).toBe('1.a|chance|told gold|of|Rome|1')
  const copy = keys.copy()
  copy.use(copy.next('chance', 'told gold|of|Rome'))
  expect(copy.next('chance', 'told gold|of|Rome')).toBe('1.a|chance|told gold|of|Rome|2')
  expect(keys.next('chance', 'told gold|of|Rome')).toBe('1.a|chance|told gold|of|Rome|1')
})
