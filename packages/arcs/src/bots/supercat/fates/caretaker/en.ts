// This page in English, in our own words.

import type { PageText } from '../../text/page-text.ts'
import { fight, line } from '../text-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Caretaker',
  intro: 'Awaken (Influence) belongs to Golem Beacon.',
  nodes: {
    'FA.CA.if': {
      rule: 'Is a card to be chosen? Then the lines of this page call for one.',
      no: 'No: a card is chosen already.',
    },
    'FA.CA.turn': {
      rule: 'Is it its turn, with actions to spend here?',
      no: 'No: a card of this Fate asks something.',
    },
    'FA.CA1.if': 'Can it Awaken?',
    'FA.CA1a': {
      rule: 'It is winning no declared ambition: can it Tax so that it wins one, with an action left to Awaken?',
      no: 'It wins one already, or no Tax would do it: the Golems are taken at once.',
    },
    ...line('FA.CA1', 'Can it Awaken? Mobilization, else Administration.', 'Awaken: all Golems under its control.'),
    ...line(
      'FA.CA2',
      'Can it Move (Mobilization, Aggression), Build (Construction) or Repair (Construction, Administration) to take control where a Golem is?',
      'Can it Move to take control where a Golem is?',
    ),
    'FA.CA2b': 'Can it Build or Repair to take control there?',
    ...fight(
      'FA.CA3',
      'Is there a favourable battle that takes control where a Golem is? A card for combat.',
      'Is there a favourable battle that takes control there?',
    ),
    'FA.CA4': {
      rule: 'Stone-Speakers: if it is winning what it has just declared and has no Golem, it takes all of the rivals’ and ends its turn; otherwise it declines.',
      no: 'That is not what is asked.',
    },
    'FA.CA5.if': {
      rule: 'Is it the Caretaker, about to Awaken, and winning no declared ambition?',
      no: 'It is not the Caretaker, it will not Awaken, or it wins one already.',
    },
    'FA.CA5': 'Can a token pay for a Secure or a Tax that makes it win one?',
  },
  aims: {
    'FA.CA1.card': 'Its Fate wants Golems awake',
    'FA.CA1': 'Its Fate wants Golems awake',
    'FA.CA2.card': 'Its Fate wants control where a Golem is',
    'FA.CA2': 'Its Fate wants control where a Golem is',
    'FA.CA2b': 'Its Fate wants control where a Golem is',
    'FA.CA3.card': 'Its Fate wants control where a Golem is',
    'FA.CA3': 'Its Fate wants control where a Golem is',
    'FA.CA5': 'Before it awakens Golems, a token pays for what makes it win a declared ambition',
    'FA.CA1a': 'It wins no declared ambition, and a Tax before it awakens Golems makes it win one',
    'FA.CA4': 'It takes rivals’ Golems if it wins what it just declared and has none, else declines',
  },
}
