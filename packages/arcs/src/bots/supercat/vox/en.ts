// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { same } from './same.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Vox cards',
  intro:
    'A Vox card is Secured if it is [[effective|effective]], or for Captives. What it does is looked up when it is resolved. Call to Action needs no decision: a card for its board.',
  nodes: {
    ...same,
    'VX.1': {
      rule: 'Mass Uprising: the cluster of the [[task-force|task force]].',
      no: 'Another Vox card is being resolved.',
    },
    'VX.2': {
      rule: 'Populist Demands: declare an open ambition in which it is first, or tied for first; otherwise none.',
      no: 'Another Vox card is being resolved.',
    },
    'VX.3': {
      rule: 'Outrage Spreads: a type that costs a person the lead in a declared ambition; otherwise none.',
      no: 'Another Vox card is being resolved.',
    },
    'VX.4': {
      rule: 'Song of Freedom: if it can seize the initiative, free a rival city that it controls, and seize.',
      no: 'Another Vox card is being resolved.',
    },
    'VX.5': {
      rule: 'Guild Struggle: steal a Guild card.',
      no: 'Another Vox card is being resolved.',
    },
    'VX.X3': {
      rule: 'Outrage Spreads: a type that costs some rival the lead in a declared ambition; otherwise none.',
      no: 'Another Vox card is being resolved.',
    },
  },
  aims: {
    'VX.1': 'Mass Uprising goes to the cluster of its task force, if it has one',
    'VX.2': 'It declares an open ambition in which it is first or tied for first, else none',
    'VX.3': 'It wants a type that costs a person the lead in a declared ambition, else none',
    'VX.X3': 'It wants a type that costs a rival the lead in a declared ambition, else none',
    'VX.4': 'If it can seize the initiative, it frees a rival city that it controls',
    'VX.5': 'Guild Struggle lets it steal a Guild card',
  },
}
