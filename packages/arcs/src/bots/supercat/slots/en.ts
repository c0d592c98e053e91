// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Resource slots',
  nodes: {
    'SL.1': 'Tokens that do not fit: discard those whose loss costs least (see [[order|order]]), keep the rest.',
  },
  aims: {
    'SL.1': 'Its tokens do not all fit, and it keeps those whose loss would cost most',
  },
}
