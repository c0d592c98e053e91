// The order of actions in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { go } from '../text/shared-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  pages: {
    AGG: { title: 'Aggression', intro: 'The actions of the card, in reverse order.' },
    ADM: { title: 'Administration', intro: 'The actions of the card, in reverse order.' },
    MOB: { title: 'Mobilization', intro: 'The actions of the card, in reverse order.' },
    CON: { title: 'Construction', intro: 'The actions of the card, in reverse order.' },
  },
  nodes: {
    'AGG.1': go('Secure'),
    'AGG.2': go('Move'),
    'AGG.3': go('Battle'),
    'ADM.1': go('Influence'),
    'ADM.2': go('Repair'),
    'ADM.3': go('Tax'),
    'MOB.1': go('Influence'),
    'MOB.2': go('Move'),
    'CON.1': go('Repair'),
    'CON.2': go('Build'),
  },
}
