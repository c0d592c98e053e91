// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Setup (Act I)',
  nodes: {
    'SET.1': { rule: 'Of two Fates that were drawn it keeps one by lot.', no: 'It has its Fate.' },
    'SET.2': { rule: 'Is it the Believer?', no: 'A city, then a starport.' },
    'SET.2.1': 'It places a city both times.',
    'SET.3': {
      rule: 'Its first building is a city, in an empty slot by lot.',
      no: 'It has placed its first building.',
    },
    'SET.4': 'Its second building is a starport, in an empty slot by lot.',
  },
  aims: {
    'SET.3': 'Its first building is a city, and the lot finds the place',
    'SET.4': 'Its second building is a starport, and the lot finds the place',
    'SET.1': 'Of two Fates that were drawn it keeps one by lot',
    'SET.2.1': 'The Believer places a city both times',
  },
}
