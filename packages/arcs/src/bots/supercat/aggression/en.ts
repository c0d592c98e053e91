// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import {
  ability,
  fight,
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
  title: 'Aggression',
  intro: 'Move, Battle, Secure. After each plan, from the top.',
  nodes: {
    ...same,
    'AGG.0': tidy,
    ...fight('AGG.28x', {
      rule: 'Was the card chosen for a battle over a rival city (GP.10)? That battle comes first.',
      no: 'It was not.',
    }),
    'AGG.2': 'Can it Secure so that it [[contend|contends]] a declared ambition? (2)',
    'AGG.3': 'Can it Secure an [[effective|effective]] Vox card? (3)',
    'AGG.4': 'Can it Secure an [[effective|effective]] Vox card? (4)',
    ...fight(
      'AGG.8',
      'Is there a [[favourable|favourable]] battle with which it [[contend|contends]] a declared ambition? (8)',
    ),
    'AGG.10.if': stranded,
    'AGG.10': 'Can it Move to a new claim? (10)',
    'AGG.13.if': threatened,
    'AGG.13': 'Can it Move to change that control? (13)',
    ...fight('AGG.14', 'Is there a favourable battle that changes that control? (14)'),
    'AGG.16.if': wantsClaims,
    'AGG.16': 'Can it Move to at least one new claim? (16)',
    'AGG.17': 'Can it Secure so that it contends an [[open|open]] ambition? (17)',
    'AGG.18': 'Can it Secure a card with Captives? (18)',
    'AGG.21': 'Can it Secure to [[grow|grow a lead]] in a declared ambition? (21)',
    'AGG.28': rivalCity,
    'AGG.27': rivalCity.replace('(28)', '(27)'),
    'AGG.37.if': 'Is an ambition marker available?',
    ...fight('AGG.37', 'Is there a favourable battle for Trophies? (37)'),
    'AGG.38': 'Can it Secure to grow a lead in an open ambition? (38)',
    'AGG.39': 'Can it Secure any other card? Not a Vox card that does nothing. (39)',
    'AGG.40': gates,
    'AGG.41.if': idle,
    'AGG.41': gather,
    ...fight('AGG.X29x', {
      rule: 'Has the Prelude prepared a battle, or was the card chosen for a battle over a rival city? That battle comes first.',
      no: 'Neither.',
    }),
    'AGG.X2':
      'Can it Secure a [[critical|critical]] card? To [[contend|contend]] a declared ambition it may take several; of the other classes, in their order, one.',
    ...fight(
      'AGG.X4',
      'Is there a [[favourable|favourable]] battle with which it contends a declared ambition: for Trophies, by a raid, or to ransack the Court?',
    ),
    'AGG.Xa': ability,
    ...fight(
      'AGG.X42',
      'Is there a favourable battle with which it contends an [[open|open]] ambition: for Trophies, by a raid, or to ransack the Court?',
    ),
  },
}
