// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { repairs, threatened, tidy } from '../text/shared-en.ts'
import { same } from './same.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Faithful Wisdom',
  intro: 'Build, Repair, Secure. After each plan, from the top.',
  nodes: {
    ...same,
    'WIS.0': tidy,
    'WIS.1': 'Can it Secure so that it [[contend|contends]] a declared ambition?',
    'WIS.2.if': 'Does it have no starport on the map?',
    'WIS.2': 'Can it Build a starport?',
    'WIS.3.if': threatened,
    'WIS.3': 'Can it Build or Repair ships to change a rival’s control of a [[loyal|loyal]] building’s system?',
    'WIS.4':
      'Can it Build a city at a claim? A [[double|double city]] only as a sole leader of a declared ambition, for a Power bonus.',
    'WIS.5a': 'Can it Secure so that it contends an [[open|open]] ambition?',
    'WIS.5b': 'Can it Secure to [[grow|grow a lead]] in a declared ambition?',
    'WIS.F': {
      rule: 'Are actions left when this page has nothing more? Then as on the pages of Construction and Aggression, in this order.',
      no: 'The table wants them to be lost.',
    },
    'WIS.F34': repairs,
  },
  aims: {
    'WIS.0': 'It puts the tokens that it has just gained in order',
    'WIS.1': 'A card that it secures makes it contend a declared ambition',
    'WIS.2': 'It has no starport on the map',
    'WIS.3': 'A rival controls a system with its building; building or repairing ships changes that',
    'WIS.4': 'There is a claim to build a city on',
    'WIS.5a': 'A card that it secures makes it contend an open ambition',
    'WIS.5b': 'A card that it secures grows its lead in a declared ambition',
    'WIS.F34': 'It repairs what is damaged',
  },
}
