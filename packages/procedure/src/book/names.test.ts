// What is noted has a name of the context, and fits it. Mistakes here are for the compiler: `tsc` reads this file, and an
// expected error that does not come is an error.

import { describe, expect, it } from 'vitest'
import { type Ctx, d6, type FactQuestion, language, type Noted, type Ways } from './nodes.ts'
import type { Rulebook } from './rulebook.ts'

type Vars = { target?: string; die?: number; side?: 'heads' | 'tails'; seizes?: boolean }
type C = Ctx<{ done: string[] }, Vars>
const { act, can, choose, fact, roll, select } = language<C, string, '1' | '2', 'P', string>()

const words: Ways<C, string> = { from: () => ['a', 'b'] }
const numbers: Ways<C, number> = { from: () => [1, 2] }
const coin = { id: 'coin', faces: ['heads', 'tails'] } as const
const yesNo = (): FactQuestion<boolean> => ({ ask: { say: '?' }, answers: [{ value: true, text: { say: 'yes' } }] })
const said = () => 'x'

describe('a name under which something is noted', () => {
  it('is a variable of the context', () => {
    const right = [
      choose('1', words, 'target'),
      select('1', words, 'target', []),
      roll('1', d6, 'die'),
      fact('1', yesNo, 'seizes'),
      act('1', said, 'target', 'die'),
      can('1', words, said, { of: ['target'] }),
    ]
    const wrong = [
      // @ts-expect-error
      choose('1', words, 'traget'),
      // @ts-expect-error
      select('1', words, 'traget', []),
      // @ts-expect-error
      roll('1', d6, 'dye'),
      // @ts-expect-error
      fact('1', yesNo, 'seizs'),
      // @ts-expect-error
      act('1', said, 'target', 'dye'),
      // @ts-expect-error
      can('1', words, said, { of: ['traget'] }),
    ]
    expect(wrong.map(({ kind }) => kind)).toEqual(right.map(({ kind }) => kind))
  })

  it('takes only what fits it', () => {
    const right = [
      choose('1', { from: () => ['a'], prefer: [] }, 'target'),
      roll('1', coin, 'side'),
      roll('1', () => coin, 'target'),
      roll('1', { id: 'd2', faces: [1, 2] }, 'die'),
    ]
    const wrong = [
      // @ts-expect-error
      choose('1', numbers, 'target'),
      // @ts-expect-error
      select('1', words, 'die', []),
      // @ts-expect-error
      roll('1', d6, 'target'),
      // @ts-expect-error
      roll('1', d6, 'seizes'),
      // @ts-expect-error
      roll('1', coin, 'die'),
      // @ts-expect-error
      roll('1', () => d6, 'side'),
      // @ts-expect-error
      fact('1', yesNo, 'die'),
    ]
    expect([right.length, wrong.length]).toEqual([4, 7])
  })

  it('is one wherever an action is said to be about it', () => {
    const concerns = (action: string, ...[as, value]: Noted<C>): boolean => {
      // @ts-expect-error
      if (as === 'traget') return false
      return as === 'target' && action === value.trim()
    }
    const about: Pick<Rulebook<C['view'], string, '1' | '2', 'P', string, C>, 'concerns' | 'settles'> = {
      concerns,
      // @ts-expect-error
      settles: () => ['3'],
    }
    expect([about.concerns?.('a', 'target', ' a '), about.concerns?.('a', 'die', 1)]).toEqual([true, false])
    // @ts-expect-error
    expect(about.concerns?.('a', 'traget', 'a')).toBe(false)
  })

  it('may be any where the context names none', () => {
    const free = language<Ctx<unknown>, string, string, string, string>()
    expect(free.choose('1', { from: () => [1] }, 'whatever')).toMatchObject({ as: 'whatever' })
  })
})
