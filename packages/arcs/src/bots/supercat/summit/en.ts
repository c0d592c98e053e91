// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Summits',
  nodes: {
    'SU.0': 'Not written yet: it declines if it may; otherwise chance decides.',
  },
}
