// The target planet in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { found } from '../text/shared-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  pages: {
    START: { title: 'First target planet' },
    SHIFT: { title: 'New target planet', intro: 'The cluster always changes.' },
  },
  nodes: {
    'START.1': {
      rule: 'While no cluster that is in play has come up:',
      ...found('Roll for a cluster.', 'The cluster is found.'),
    },
    'START.1.1': { rule: 'Roll a six-sided die for the number of the cluster.' },
    'START.2': {
      rule: 'While no symbol has come up, or the planet holds the starport of another Lars:',
      ...found('Roll for a symbol.', 'The planet is found.'),
    },
    'START.2.1': { rule: 'Roll a six-sided die for the symbol: 1–2 arrow, 3–4 crescent, 5–6 hex.' },
    'START.3': {
      rule: 'That planet of that cluster is its [[target]]. Put its spare Power marker beside it.',
      aim: 'The dice gave it its first target planet',
    },
    'SHIFT.1': {
      rule: 'Roll a six-sided die for the cluster: 1–2 the next one in play, 3–4 the one after that, 5–6 the previous one.',
    },
    'SHIFT.2': {
      rule: 'While no symbol has come up, or the planet holds the starport of another Lars:',
      ...found('Roll for a symbol.', 'The planet is found.'),
    },
    'SHIFT.2.1': { rule: 'Roll a six-sided die for the symbol: 1–2 arrow, 3–4 crescent, 5–6 hex.' },
    'SHIFT.3': {
      rule: 'That planet is its new [[target]]. Move its marker there.',
      aim: 'The dice gave it a new target planet',
    },
  },
}
