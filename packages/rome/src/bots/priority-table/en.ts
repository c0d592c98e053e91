// The Priority Order Table (rome 22.3), in English.

import type { Spoken } from '@understudy/procedure'
import { SAYS, STATUSES } from '../book/words.ts'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

export const en = {
  pages: {
    POT: { title: 'Priority Order Table', intro: 'For one target at a time.' },
  },
  nodes: {
    'POT-1': {
      rule: 'Does an opponent’s army stand there? Its owner is the one concerned, otherwise the holder.',
    },
    'POT-2': {
      rule: 'Does the [[priority-table]] say yes? Then the target is taken.',
      aim: 'The table of attacks lets it',
      yes: 'The target is taken.',
    },
    'POT-2.1': {
      rule: 'Does it call for a die? If not, the target is dropped.',
      no: 'The table says no: the target is dropped.',
    },
    'POT-2.2': { rule: 'Roll it.' },
    'POT-2.3': {
      rule: 'Is it a skull? Then the target is taken, otherwise dropped.',
      aim: 'A skull on the die lets it attack',
      yes: 'The target is taken.',
      no: 'The target is dropped.',
    },
    'POT-3': { rule: 'Was it dropped, and is no other target left under this rule? Then the next rule is read.' },
  },
  preferences: {},
  phrases: {
    'camp.table': (f) =>
      `${f.seat.en}: ${STATUSES.en[f.status]}, stance ${f.stance}. The table of attacks has: ${SAYS.en[f.says] ?? f.says}.`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>
