// This page in English, in our own words.

import type { PageText } from '../../text/page-text.ts'
import { line } from '../text-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Believer',
  intro: 'Teach (Influence) belongs to Spreading the Faith. All its actions may be spent on this page.',
  nodes: {
    'FA.BE.if': {
      rule: 'Is a card to be chosen? Then the lines of this page call for one.',
      no: 'No: a card is chosen already.',
    },
    ...line(
      'FA.BE1',
      'Can it Teach? Mobilization, else Administration.',
      'Can it Teach? To which Guild card does the Faithful card go?',
    ),
    'FA.BE2.if': 'Are there cards left in the Faithful stack?',
    ...line(
      'FA.BE2',
      'Can it Move to a new claim on a planet of a type for which it has no city? Mobilization, else Aggression.',
      'Can it Move to a new claim on a planet of a type for which it has no city?',
    ),
  },
  aims: {
    'FA.BE1.card': 'Its Fate wants it to Teach',
    'FA.BE1': 'Its Fate wants it to Teach',
    'FA.BE2.card': 'Its Fate wants a claim on a planet of a type where it has no city',
    'FA.BE2': 'Its Fate wants a claim on a planet of a type where it has no city',
  },
}
