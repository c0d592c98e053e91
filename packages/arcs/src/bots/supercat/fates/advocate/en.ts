// This page in English, in our own words.

import type { PageText } from '../../text/page-text.ts'
import { fight, line } from '../text-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Advocate',
  intro:
    'It uses a Prelude action that discards its Guild card only while it is first or second in a declared ambition.',
  nodes: {
    'FA.AD.if': {
      rule: 'Is a card to be chosen? Then the lines of this page call for one.',
      no: 'No: a card is chosen already.',
    },
    ...line(
      'FA.AD1',
      'Can it Secure a Guild card with a [[self-discarding|Prelude action that discards it]] (Aggression), or else Influence one (Mobilization, Administration)?',
      'Can it Secure a Guild card with a Prelude action that discards it, or else Influence one?',
    ),
    ...line(
      'FA.AD2',
      'Can it Recover? Mobilization, else Aggression.',
      'Can it Recover (an action of Guild Investigators)? To which card?',
    ),
    ...fight(
      'FA.AD3',
      'Is there a favourable raid for a Guild card of that kind? A card for combat.',
      'Is there a favourable raid for a Guild card of that kind?',
    ),
    'FA.AD4.if': {
      rule: 'Is it the Advocate, first or second in a declared ambition?',
      no: 'It is not the Advocate, or it keeps such cards: it has no place in a declared ambition.',
    },
    'FA.AD4': 'Can it use a Prelude action that discards its Guild card, for something?',
  },
  aims: {
    'FA.AD1.card': 'Its Fate wants Guild cards with a Prelude action that discards them',
    'FA.AD1': 'Its Fate wants Guild cards with a Prelude action that discards them',
    'FA.AD4': 'First or second in a declared ambition, it gains by a Prelude that discards its card',
    'FA.AD2.card': 'It can Recover',
    'FA.AD2': 'It can Recover',
    'FA.AD3.card': 'A raid for a Guild card with a Prelude action that discards it is favourable',
    'FA.AD3': 'A raid for a Guild card with a Prelude action that discards it is favourable',
  },
}
