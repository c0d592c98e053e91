// Repair in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { found } from '../text/shared-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  pages: {
    REP: { title: 'Repair' },
  },
  nodes: {
    'REP.1': {
      rule: 'Repair all its buildings.',
      aim: 'It repairs all its buildings',
      ...found('Its buildings are repaired.', 'None of its buildings is damaged.'),
    },
    'REP.2': {
      rule: 'Repair one ship in each [[focus]].',
      aim: 'It repairs one ship in each focus system',
      ...found('Ships are repaired.', 'None of its ships in a focus system is damaged.'),
    },
  },
}
