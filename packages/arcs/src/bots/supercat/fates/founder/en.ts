// This page in English, in our own words.

import type { PageText } from '../../text/page-text.ts'
import { fight, line } from '../text-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Founder',
  intro:
    'While it is a Regent, Events are [[effective-event|effective]]; it always calls a Summit and leaves the Empire there.',
  nodes: {
    'FA.FO.if': {
      rule: 'Is a card to be chosen? Then the lines of this page call for one.',
      no: 'No: a card is chosen already.',
    },
    'FA.FO.turn': {
      rule: 'Is it its turn, with actions to spend here?',
      no: 'No: a card of this Fate asks something.',
    },
    'FA.FO1.if': 'Is it a Regent?',
    ...line(
      'FA.FO1',
      'A Regent: can it Secure the Imperial Council (Aggression), or else Influence it (Mobilization, Administration)?',
      'Can it Secure the Imperial Council, or else Influence it?',
    ),
    ...line(
      'FA.FO1b',
      'A Regent: can it Secure a card with which it would declare an ambition (Aggression), or else Influence one (Mobilization, Administration)?',
      'Can it Secure a card with which it would declare an ambition, or else Influence one?',
    ),
    ...line(
      'FA.FO2',
      'Can it Build (Construction), Repair (Construction, Administration) or Move (Mobilization, Aggression) to take control of a system?',
      'Can it Build or Repair to take control of a system?',
    ),
    'FA.FO2m': 'Can it Move to take control of a system?',
    ...fight(
      'FA.FO3',
      'Is there a [[favourable|favourable]] battle that takes control of a system? A [[combat-card|card for combat]]; all its actions may go into it.',
      'Is there a favourable battle that takes control of a system? All actions may go into it.',
    ),
    'FA.FO4': {
      rule: 'Parade Fleets: ships go to a Free city; a Regent always becomes an Outlaw.',
      no: 'That is not what is asked.',
    },
  },
  aims: {
    'FA.FO2.card': 'Its Fate wants it to control systems',
    'FA.FO2': 'Its Fate wants it to control systems',
    'FA.FO2m': 'Its Fate wants it to control systems',
    'FA.FO3.card': 'Its Fate wants it to control systems',
    'FA.FO3': 'Its Fate wants it to control systems',
    'FA.FO1.card': 'Its Fate wants the Imperial Council',
    'FA.FO1': 'Its Fate wants the Imperial Council',
    'FA.FO1b.card': 'As a Regent it wants a card with which it would declare an ambition',
    'FA.FO1b': 'As a Regent it wants a card with which it would declare an ambition',
    'FA.FO4': 'With Parade Fleets ships go to a Free city, and a Regent becomes an Outlaw',
  },
}
