// This page in English, in our own words.

import type { PageText } from '../../text/page-text.ts'
import { line } from '../text-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Magnate',
  intro:
    'Events are always [[effective-event|effective]]. While it has three tokens or fewer in its slots, it spends none in the Prelude.',
  nodes: {
    'FA.MA.if': {
      rule: 'Is a card to be chosen? Then the lines of this page call for one.',
      no: 'No: a card is chosen already.',
    },
    'FA.MA.turn': {
      rule: 'Is it its turn, with actions to spend here?',
      no: 'No: a card of this Fate asks something.',
    },
    'FA.MA1.if': 'Is the Imperial Council in session?',
    ...line(
      'FA.MA1',
      'Can it Secure the Imperial Council (Aggression), or else Influence it (Mobilization, Administration)?',
      'Can it Secure the Imperial Council, or else Influence it?',
    ),
    ...line('FA.MA2', 'Can it Tax for any token? Administration.', 'Can it Tax for any token?'),
    'FA.MA3': { rule: 'Merchant League: two tokens.', no: 'That is not what is asked.' },
    'FA.MA4': {
      rule: 'Is it the Magnate, with three tokens or fewer in its slots? Then it spends none in the Prelude.',
      no: 'It is not the Magnate, or it has more.',
    },
  },
  aims: {
    'FA.MA1.card': 'Its Fate wants the Imperial Council',
    'FA.MA1': 'Its Fate wants the Imperial Council',
    'FA.MA2.card': 'Its Fate wants tokens',
    'FA.MA2': 'Its Fate wants tokens',
    'FA.MA3': 'Merchant League brings it two tokens',
  },
}
