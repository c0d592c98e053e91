// Refusals with numbers in them, for none, one, two, five and twenty-one of a thing, in both languages.

import { LANGS } from '@understudy/procedure'
import { beginsLikeOne, slipIn } from '@understudy/table/testing'
import { expect, it } from 'vitest'
import { refusals as en } from './en/refusals.ts'
import { refusals as ru } from './ru/refusals.ts'

const name = (text: string) => ({ en: text, ru: text })
const facts = (n: number) => ({
  ...{ n, given: n, price: n, has: n, cost: n, mp: n, room: n },
  ...{ region: name('Genua'), sea: name('Mare'), a: name('Genua'), b: name('Roma'), card: name('Bribe') },
  ...{ slot: 'II', building: 'market', die: 'G', face: 'X', why: 'supply' },
})

it.each(Object.keys(en))('%s', (key) => {
  for (const n of [0, 1, 2, 5, 21])
    for (const lang of LANGS) {
      const book = (lang === 'en' ? en : ru) as unknown as Record<string, (facts: object) => string>
      const text = book[key]!(facts(n))
      expect(slipIn(lang, text), text).toBeUndefined()
      expect(beginsLikeOne(text) && text.endsWith('.'), text).toBe(true)
      expect(text).not.toContain('one’s own')
    }
})
