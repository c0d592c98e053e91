// The Kraken, in English.

import type { Spoken } from '@understudy/procedure'
import { steps } from '../boss/en.ts'
import { perStep } from '../boss/sources.ts'
import type { sources } from './sources.ts'

/** What the book says of this boss. */
export const about = {
  title: 'The Kraken',
  about:
    'The opponent of the game mode “The Kraken” of *muhq’s game*: a turn of a few steps, and four simple ways in which its units behave.',
  ends: 'The players win when The Kraken is destroyed. They lose if none of them has a unit on the board at the end of its turn (from the second round on), or when its turn in the last round of the map ends.',
}

export const en = {
  pages: {
    KRA: { title: 'The Kraken’s turn' },
  },
  nodes: perStep('KRA', (step) => steps[step]),
  preferences: {},
  phrases: {},
} satisfies Spoken<keyof typeof sources, Record<never, never>>
