// Influence in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { found } from '../text/shared-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  pages: {
    INF: { title: 'Influence' },
  },
  nodes: {
    'INF.1': { rule: 'Roll one assault die.' },
    'INF.2': {
      rule: 'For each hit put one agent on the Court card in the slot with the number of the [[target]]’s cluster.',
      aim: 'Each hit brings an agent to the Court card of its target planet’s cluster',
      ...found('It places agents there.', 'No hit, no agent or no card there.'),
    },
    'INF.3': {
      rule: 'On an intercept put one agent on every Court card with agents of rivals, from the left.',
      aim: 'An intercept brings an agent to every Court card with rivals’ agents',
      ...found('It places agents beside those of rivals.', 'No intercept, or nobody to join.'),
    },
  },
}
