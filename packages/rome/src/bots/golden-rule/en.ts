// The Golden Rule (rome 31), in English.

import type { Spoken } from '@understudy/procedure'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

export const en = {
  pages: {
    GLD: { title: 'The Golden Rule' },
  },
  nodes: {
    'GLD-1': {
      rule: 'What no page decides: take what is best for the bot by what everybody can see.',
      aim: 'No page decides this, so it takes what is best for it by what everybody can see',
    },
  },
  preferences: {
    mostPoints: 'the most victory points',
    mostOwnGold: 'the most gold for itself',
    fewestLost: 'the fewest own cards lost',
  },
  phrases: {
    'bot.outcome': (f) => `points ${f.points}, gold ${f.gold}, own cards lost ${f.lost}`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>
