// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Other decisions',
  nodes: {
    'OT.1': {
      rule: 'No ship and no starport on the map: three ships go to a gate.',
      no: 'That is not what is asked.',
    },
    'OT.2': 'It does not look into other hands: its own cards are not known yet.',
    'OT.3': 'Anything else that cards ask: it declines if it may; otherwise chance decides.',
  },
  aims: {
    'OT.3': 'No page says what to do here; it declines if it may, else chance decides',
    'OT.1': 'It has no ship and no starport on the map, so three ships go to a gate',
    'OT.2': 'It does not look into other hands, as its own cards are not known yet',
  },
}
