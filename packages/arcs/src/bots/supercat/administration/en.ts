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
    'ADM.12': 'Can it Repair ships to change that control? (12)',
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
}
