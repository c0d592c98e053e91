// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import type { sources } from './sources.ts'

const OTHER = 'That is not what is asked.'

export const en: PageText<keyof typeof sources> = {
  title: 'Council and Crises',
  nodes: {
    'CR.1': {
      rule: 'As an Outlaw that resolves the Council it takes as much of the Imperial Trust as it has room for.',
      no: OTHER,
    },
    'CR.2': { rule: 'It does not reroll the dice of an Event.', no: OTHER },
    'CR.3': { rule: 'Diplomatic Fiasco: which Guild cards it discards.', no: OTHER },
    'CR.4': 'Song of Freedom, as a Crisis: which of its cities becomes a Free one.',
  },
  aims: {
    'CR.1': 'As an Outlaw it takes as much of the Imperial Trust as it has room for',
    'CR.2': 'It does not reroll the dice of an Event',
    'CR.3': 'Diplomatic Fiasco makes it discard Guild cards',
    'CR.4': 'By Song of Freedom one of its cities becomes a Free one',
  },
}
