import { BadInput } from '@understudy/table'
import { expect, test } from 'vitest'
import { readArgs, wholeNumber } from './flags.ts'

const args = {
  folder: { type: 'positional' },
  number: { type: 'positional' },
  arm: { type: 'string' },
} as const

test('A negative number is a value, not a flag', () => {
  expect(readArgs(['ex', '-1', '--arm', '-2'], args)).toEqual({ folder: 'ex', number: '-1', arm: '-2' })
  expect(() => readArgs(['ex', '0', '-1'], args)).toThrow('"-1" is one word too many')
})

test('A number with one possible value names it', () => {
  const refused = (max: number): BadInput | undefined => {
    try {
      wholeNumber('--arm', '3', 0, max)
    } catch (error) {
      if (error instanceof BadInput) return error
    }
    return undefined
  }
  expect(refused(0)?.what).toEqual({
    en: '--arm can only be 0 here, not "3"',
    ru: '--arm: здесь возможно только 0, а не «3»',
  })
  expect(refused(2)?.what.en).toContain('from 0 to 2')
  expect(refused(3)).toBeUndefined()
})
