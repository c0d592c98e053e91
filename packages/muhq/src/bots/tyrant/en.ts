// The Tyrant, in English.

import type { Spoken } from '@understudy/procedure'
import { steps } from '../boss/en.ts'
import { perStep } from '../boss/sources.ts'
import type { sources } from './sources.ts'

/** What the book says of this boss. */
export const about = {
  title: 'The Tyrant',
  about:
    'The opponent of the game mode “The Tyrant” of *muhq’s game*: a turn of a few steps, and four simple ways in which its units behave.',
  ends: 'The players win when The Tyrant is destroyed. They lose when there are at least 2 repression marks per player on The Tyrant, or when its turn in the last round of the map ends.',
}

export const en = {
  pages: {
    TYR: { title: 'The Tyrant’s turn' },
  },
  nodes: perStep('TYR', (step) => steps[step]),
  preferences: {},
  phrases: {},
} satisfies Spoken<keyof typeof sources, Record<never, never>>
