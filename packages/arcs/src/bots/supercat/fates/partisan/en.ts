// This page in English, in our own words.

import type { PageText } from '../../text/page-text.ts'
import { line } from '../text-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Partisan',
  intro: 'Spy (Influence) belongs to Informants. It seizes the initiative by an Outrage instead of a card.',
  nodes: {
    'FA.PA.if': {
      rule: 'Is a card to be chosen? Then the lines of this page call for one.',
      no: 'No: a card is chosen already.',
    },
    ...line(
      'FA.PA1',
      'Can it Secure a card with which it could gain the initiative (Aggression), or else Influence one (Mobilization, Administration)?',
      'Can it Secure a card with which it could gain the initiative, or else Influence one?',
    ),
    ...line(
      'FA.PA2',
      'Can it Secure a card that brings an action card (Aggression), or else Influence one (Mobilization, Administration)?',
      'Can it Secure a card that brings an action card, or else Influence one?',
    ),
    'FA.PA3.if': 'Does it have four cards or more?',
    ...line(
      'FA.PA3',
      'Does it have four cards or more, and can it Spy on a person, not having done so in this chapter? Mobilization, else Administration.',
      'Can it Spy on a person? Once a chapter.',
    ),
  },
  aims: {
    'FA.PA1.card': 'Its Fate wants a card with which it could gain the initiative',
    'FA.PA1': 'Its Fate wants a card with which it could gain the initiative',
    'FA.PA2.card': 'Its Fate wants a card that brings an action card',
    'FA.PA2': 'Its Fate wants a card that brings an action card',
    'FA.PA3.card': 'It has four cards or more and can spy on a person',
    'FA.PA3': 'It can spy on a person',
  },
}
