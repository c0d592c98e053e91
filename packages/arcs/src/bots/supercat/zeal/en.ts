// This page in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { anyInfluence, fight, idle, stranded, threatened, tidy, wantsClaims } from '../text/shared-en.ts'
import { same } from './same.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  title: 'Faithful Zeal',
  intro: 'Move, Influence, Battle, Tax. After each plan, from the top.',
  nodes: {
    ...same,
    'ZEAL.0': tidy,
    'ZEAL.1': 'Can it Tax so that it [[contend|contends]] a declared ambition?',
    ...fight(
      'ZEAL.2',
      'Is there a [[favourable|favourable]] battle with which it [[contend|contends]] a declared ambition?',
    ),
    'ZEAL.3.if': stranded,
    'ZEAL.3': 'Can it Move to a new claim?',
    'ZEAL.4.if': threatened,
    'ZEAL.4': 'Can it Move to change a rival’s control of a [[loyal|loyal]] building’s system?',
    ...fight(
      'ZEAL.4b',
      'Is there a favourable battle that changes a rival’s control of a [[loyal|loyal]] building’s system?',
    ),
    'ZEAL.5.if': wantsClaims,
    'ZEAL.5': 'Can it Move to at least one new claim?',
    'ZEAL.6a': 'Can it Tax so that it contends an [[open|open]] ambition?',
    'ZEAL.6b': 'Can it Tax a rival city and take a Captive?',
    'ZEAL.7.if': 'Is there an [[open|open]] ambition?',
    ...fight('ZEAL.7', 'Is there a favourable battle for Trophies?'),
    'ZEAL.8': anyInfluence.replace(' (43)', ''),
    'ZEAL.F': {
      rule: 'Are actions left when this page has nothing more? Then as on the pages of Mobilization and Administration, in this order.',
      no: 'The table wants them to be lost.',
    },
    'ZEAL.F41.if': idle,
  },
  aims: {
    'ZEAL.0': 'It puts the tokens that it has just gained in order',
    'ZEAL.1': 'By taxing it contends a declared ambition',
    'ZEAL.2': 'A favourable battle makes it contend a declared ambition',
    'ZEAL.4': 'A rival controls a system with its building; this move changes that',
    'ZEAL.5': 'It needs claims for its unbuilt cities',
    'ZEAL.6a': 'By taxing it contends an open ambition',
    'ZEAL.6b': 'From a rival city it takes a Captive, too',
    'ZEAL.3': 'It has neither a starport nor a claim',
    'ZEAL.4b': 'A rival controls a system with its building; this battle changes that',
    'ZEAL.7': 'An ambition is open, and a battle for Trophies is favourable',
    'ZEAL.8': 'It has actions left to influence a card',
  },
}
