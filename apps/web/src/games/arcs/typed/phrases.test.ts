import { LANGS, type Say, speak } from '@understudy/procedure'
import { slipIn } from '@understudy/table/testing'
import { expect, it } from 'vitest'
import { type Missing, say, typedPhrases } from './phrases.ts'

const MISSING: readonly Missing[] = [
  'system',
  'way',
  'piece',
  'court',
  'seat',
  'dice',
  'type',
  'ambition',
  'action',
  'card',
]

it('refusals of the typed line agree in number, and have no slips', () => {
  const all: Say[] = [
    ...[0, 1, 2, 5, 11].flatMap((n) => [
      say('typed.ships', { word: '4c', most: n }),
      say('typed.faces', { told: n + 1, wanted: 1 }),
      say('typed.faces', { told: 1, wanted: n + 1 }),
      say('typed.tooMany', { told: n + 2, wanted: n + 1 }),
    ]),
    ...MISSING.map((missing) => say('typed.missing', { word: 'b', missing })),
  ]
  for (const lang of LANGS)
    for (const each of all) {
      const text = speak(typedPhrases, lang, each)
      expect(slipIn(lang, text), text).toBeUndefined()
      expect(text).not.toMatch(/\b1 (?:faces|answers|dice|ships)\b|only 1 are|больше 0/)
    }
  expect(speak(typedPhrases, 'en', say('typed.missing', { word: 'b', missing: 'seat' }))).toBe(
    'After “b” this is missing: the rival to fight, such as red.',
  )
})
