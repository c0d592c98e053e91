// The Wandering X AI, in English.

import type { Spoken } from '@understudy/procedure'
import { tiles } from '../../text/words.ts'
import { list } from '../book/words.ts'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

export const en = {
  pages: {
    WAN: {
      title: 'Wandering X',
      intro: 'The unit roams at random until an enemy comes within X tiles. X is the number on its card.',
    },
  },
  nodes: {
    'WAN.1': { rule: 'Is an enemy no more than X [[distance|tiles away]]?' },
    'WAN.1.1': { rule: 'Follow the page **Aggressive**, then go on here.' },
    'WAN.2': {
      rule: 'Can it still [[move]]? Then move to a random tile that it can reach with this move.',
      aim: 'It wanders at random',
      yes: 'It wanders.',
      no: 'It cannot move any more.',
    },
    'WAN.2.1': { rule: 'Go back to **WAN.1**.' },
  },
  preferences: {},
  phrases: {
    'bot.within': ({ units, x }) => `Within ${tiles('en', x)}: ${list('en', units)}.`,
    'bot.noneWithin': ({ x }) => `No enemy is within ${tiles('en', x)}.`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>
