// This page in English, in our own words.

import type { PageText } from '../../text/page-text.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Magnate',
  nodes: {
    'FA.MA.if': { rule: 'Is a card to be chosen?' },
    'FA.MA.0': 'Not written yet: it declines if it may; otherwise chance decides.',
  },
}
