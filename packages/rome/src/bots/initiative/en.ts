// Initiative (rome 18), in English.

import type { Spoken } from '@understudy/procedure'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

export const en = {
  pages: {
    INI: { title: 'Initiative' },
  },
  nodes: {
    'INI-3': { rule: 'A bot that has the choice of turn order goes first itself.' },
    'INI-4': { rule: 'Is its initiative card even?' },
    'INI-4.1': { rule: 'Play goes clockwise.', aim: 'Its initiative card is even, so play goes clockwise' },
    'INI-4.2': { rule: 'Play goes anticlockwise.', aim: 'Its initiative card is odd, so play goes anticlockwise' },
  },
  preferences: {},
  phrases: {
    'bot.card': (f) => `Its initiative card is ${f.card}.`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>
