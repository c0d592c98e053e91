// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import {
  ability,
  anyInfluence,
  contendInfluence,
  contestedInfluence,
  criticalInfluence,
  defends,
  gates,
  gather,
  idle,
  rivalCity,
  stranded,
  threatened,
  tidy,
  wantsClaims,
} from '../text/shared-en.ts'
import { same } from './same.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Mobilization',
  intro: 'Move, Influence. After each plan, from the top.',
  nodes: {
    ...same,
    'MOB.0': tidy,
    'MOB.10.if': stranded,
    'MOB.10': 'Can it Move to a new claim? (10)',
    'MOB.13.if': threatened,
    'MOB.13': 'Can it Move to change a rival’s control of a [[loyal|loyal]] building’s system? (13)',
    'MOB.16.if': wantsClaims,
    'MOB.16': 'Can it Move to at least one new claim? (16)',
    'MOB.22': contendInfluence,
    'MOB.23': contestedInfluence,
    'MOB.28': rivalCity,
    'MOB.27': rivalCity.replace('(28)', '(27)'),
    'MOB.40': gates,
    'MOB.41.if': idle,
    'MOB.41': gather,
    'MOB.43': anyInfluence,
    ...defends('MOB.X13'),
    'MOB.Xa': ability,
    'MOB.X24': criticalInfluence,
  },
  aims: {
    'MOB.0': 'It puts the tokens that it has just gained in order',
    'MOB.10': 'It has neither a starport nor a claim, and moves to a claim',
    'MOB.13': 'A rival controls a system with its building; this move changes that',
    'MOB.16': 'It needs claims for its unbuilt cities',
    'MOB.22': 'It wants a card that would make it contend a declared ambition',
    'MOB.23': 'It bids for a contested card',
    'MOB.27': 'It goes to control a system with a rival city',
    'MOB.28': 'It goes to control a system with a rival city',
    'MOB.40': 'It ends a rival’s control of a gate',
    'MOB.41': 'Ships that hold nothing go to the task force',
    'MOB.43': 'It has actions left to influence a card',
    'MOB.X13.3': 'It defends a card with agents of its own, as the die lets it',
    'MOB.Xa': 'It can use an ability',
    'MOB.X24': 'It wants a critical card',
  },
}
