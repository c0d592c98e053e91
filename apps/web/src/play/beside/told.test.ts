import type { TableQuestion } from '@understudy/table'
import type { Foreseen } from '@understudy/table/chance'
import { expect, test } from 'vitest'
import { Told } from './told.ts'

const die = { id: 'd6', faces: [1, 2, 3, 4, 5, 6] }
const roll = (key: string) => ({ ask: 'roll', key, seat: 'yellow', node: key, die }) as const
const foreseen = (...keys: string[]): Foreseen<never>[] => keys.map(roll)
const asked = (key: string): TableQuestion<never> => roll(key)

test('what was told is taken in its order, each for its own question', () => {
  const told = new Told()
  told.keep(foreseen('b', 'c'), [4, 2])
  expect([told.take(asked('b')), told.take(asked('c')), told.take(asked('d'))]).toEqual([4, 2, undefined])
})

test('another question than expected throws the rest away', () => {
  const told = new Told()
  told.keep(foreseen('b', 'c'), [4, 2])
  expect(told.take(asked('x'))).toBeUndefined()
  expect(told.take(asked('b'))).toBeUndefined()
})

test('the last ones may be left out, and everything can be forgotten', () => {
  const told = new Told()
  told.keep(foreseen('b', 'c'), [4])
  expect([told.take(asked('b')), told.take(asked('c'))]).toEqual([4, undefined])
  told.keep(foreseen('b'), [4])
  told.forget()
  expect(told.take(asked('b'))).toBeUndefined()
})

test('what is certain to come later in the turn survives other questions, but not the turn', () => {
  const told = new Told()
  const lasting = (key: string): Foreseen<never> => ({ ...roll(key), lasting: true })
  told.keep([lasting('1|flip|1'), lasting('1|flip|2')], [4, 2])
  expect(told.take(asked('1|test|0'))).toBeUndefined()
  told.keep(foreseen('1|test|1'), [5])
  told.interrupt('1')
  expect([told.take(asked('1|test|1')), told.take(asked('1|flip|1'))]).toEqual([undefined, 4])
  told.interrupt('2')
  expect(told.take(asked('1|flip|2'))).toBeUndefined()
})
