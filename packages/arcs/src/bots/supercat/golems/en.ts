// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Golems',
  intro:
    'An awake Golem is spent in the Prelude, before anything else. A Seeker is spent like Fuel, for a combat card.',
  nodes: {
    'GO.1': {
      rule: 'Does it have the Warrior, and would the damaged ships of some system, as Trophies, make it [[contend|contend]] Warlord, declared or not? Strike there.',
      no: 'It has no awake Warrior, or not enough is damaged anywhere.',
    },
    'GO.2': {
      rule: 'Does it have the Protector, and a damaged ship? Repair all its ships, and as a Regent the Imperial ships beside them.',
      no: 'It has no awake Protector, or no damaged ship.',
    },
    'GO.4': {
      rule: 'Does it have the Harvester, and would some token make it contend a declared ambition? Gain it.',
      no: 'It has no awake Harvester, or no token would help.',
    },
    'GO.5': 'A Golem that leaves it goes to a rival.',
  },
  aims: {
    'GO.1': 'With these Trophies the Warrior makes it contend Warlord',
    'GO.2': 'The Protector repairs its ships, and for a Regent the Imperial ships beside them',
    'GO.4': 'A token from the Harvester makes it contend a declared ambition',
    'GO.5': 'A Golem that leaves it goes to a rival',
  },
}
