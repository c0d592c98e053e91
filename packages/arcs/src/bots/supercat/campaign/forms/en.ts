// What the campaign has on the pages of the base game, in English.

import type { PageText } from '../../text/page-text.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources>['nodes'] = {
  'BT.3b':
    'Events among its cards are shuffled back into the stack, and others drawn in their place: it never leads one.',
  'BT.4d': {
    rule: 'Is one of its cards an Event, and has none been played this round?',
    no: 'Use **General Priorities**.',
  },
  'BT.4d.1': 'Play it: it acts like the lead card.',
  'BT.5g': {
    rule: 'Did the page of its Fate call for the card?',
    no: 'Only the page of the suit is read.',
  },
  'BT.5g.1': 'Spend half of the actions there, rounded up.',
  'GP.0': 'Check the page of its Fate first.',
  'GP.0.1': 'Was a card selected there?',
  'GP.0.2': 'Take that card.',
  'AGG.5': 'Can it Secure the Imperial Council? (5)',
  'AGG.6': 'Can it Secure a Faithful card? (6)',
  'AGG.7': 'Can it Secure a card with an attached Guild card? (7)',
}
