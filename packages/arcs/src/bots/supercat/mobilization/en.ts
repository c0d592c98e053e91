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
    'MOB.13': 'Can it Move to change that control? (13)',
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
}
