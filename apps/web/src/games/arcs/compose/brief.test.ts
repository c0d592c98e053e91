import { arcs } from '@understudy/arcs'
import { LANGS, speak } from '@understudy/procedure'
import { expect, it } from 'vitest'
import { briefOf } from './brief.ts'

it('a card stands right after the verb on a phone, with its number, in both languages', () => {
  for (const lang of LANGS) {
    const plans = (['lead', 'surpass', 'pivot'] as const).map((what) =>
      speak(arcs.phrases, lang, arcs.describe({ do: what, card: 'administration-4' } as never)),
    )
    for (const plan of plans) {
      const brief = briefOf(plan)
      expect(brief).toMatch(/4/)
      expect(brief.indexOf('4')).toBeLessThan(32)
      expect(brief).not.toMatch(/ with | картой /)
    }
  }
  expect(briefOf('Move ships: gate 1 to gate 2')).toBe('Move ships: gate 1 to gate 2')
})
