// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import {
  ability,
  anyInfluence,
  contendInfluence,
  contestedInfluence,
  criticalInfluence,
  defends,
  repairs,
  threatened,
  tidy,
} from '../text/shared-en.ts'
import { same } from './same.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Administration',
  intro: 'Tax, Repair, Influence. After each plan, from the top.',
  nodes: {
    ...same,
    'ADM.0': tidy,
    'ADM.1': 'Can it Tax so that it [[contend|contends]] a declared ambition? (1)',
    'ADM.12.if': threatened,
    'ADM.12': 'Can it Repair ships to change a rival’s control of a [[loyal|loyal]] building’s system? (12)',
    'ADM.19': 'Can it Tax so that it contends an [[open|open]] ambition? (19)',
    'ADM.20': 'Can it Tax a rival city and take a Captive? (20)',
    'ADM.22': contendInfluence,
    'ADM.23': contestedInfluence,
    'ADM.26': 'Can it Repair ships to take control of a system with a rival building? (26)',
    'ADM.34': repairs,
    'ADM.42': 'Can it Tax to [[grow|grow a lead]] in a declared ambition? (42)',
    'ADM.43': anyInfluence,
    'ADM.44': 'Can it Tax for a token that fits into an empty slot? (44)',
    ...defends('ADM.X13'),
    'ADM.Xa': ability,
    'ADM.X24': criticalInfluence,
  },
  aims: {
    'ADM.0': 'It puts the tokens that it has just gained in order',
    'ADM.1': 'By taxing it contends a declared ambition',
    'ADM.12': 'A rival controls a system with its building; repaired ships change that',
    'ADM.19': 'By taxing it contends an open ambition',
    'ADM.20': 'From a rival city it takes a Captive, too',
    'ADM.22': 'It wants a card that would make it contend a declared ambition',
    'ADM.23': 'It bids for a contested card',
    'ADM.26': 'Repaired ships take control of a system with a rival building',
    'ADM.34': 'It repairs what is damaged',
    'ADM.42': 'By taxing it grows its lead in a declared ambition',
    'ADM.43': 'It has actions left to influence a card',
    'ADM.44': 'It has an empty slot for a token',
    'ADM.X13.3': 'It defends a card with agents of its own, as the die lets it',
    'ADM.Xa': 'It can use an ability',
    'ADM.X24': 'It wants a critical card',
  },
}
