// Taxation (rome 20), in English.

import type { Spoken } from '@understudy/procedure'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

export const en = {
  pages: {
    TAX: { title: 'Taxation' },
  },
  nodes: {
    'TAX-3': {
      rule: 'By option: does one Speed-bot at the table make the income of all bots fixed?',
      no: 'Each bot collects by its kind.',
    },
    'TAX-3.1': {
      rule: 'Collect as a Speed-bot does: 15 gold, 20 or 25 if it shall be harder, and 3 for each own Market.',
      aim: 'By option it collects as a Speed-bot does',
    },
    'TAX-1': {
      rule: 'A Super-bot collects like a person: regions, Markets and developments, and what the difficulty adds.',
      aim: 'A Super-bot collects like a person',
    },
    'TAX-2': {
      rule: 'A Speed-bot collects 15 gold, 20 or 25 if it shall be harder, and 3 for each own Market wherever it stands.',
      aim: 'A Speed-bot has a fixed income, and more for each Market',
    },
  },
  preferences: {},
  phrases: {
    'bot.income': (f) => `The income is ${f.n} gold.`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>
