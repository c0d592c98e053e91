// Bot against bot (rome 27), in English.

import type { Spoken } from '@understudy/procedure'
import { within } from '../../text/peoples.ts'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

export const en = {
  pages: {
    BVB: { title: 'Bot against bot' },
  },
  nodes: {
    'BVB-4': {
      rule: 'Both generals are shown, both sides gather dice; the attacker rolls first.',
      yes: 'Both sides have dice.',
      no: 'Not both sides have dice.',
    },
    'BVB-5': {
      rule: 'Are the attacker’s points strictly higher?',
      yes: 'The attacker wins.',
      no: 'The defender wins.',
    },
    'BVB-6': {
      rule: 'Do the dice cost cards? By the other’s roll each side loses a main battle card for each skull and each pair of wounds, and a skirmisher for each skirmish, off the tops of the decks; by the option a declared army loses its own. No gold is paid for them.',
    },
    'BVB-7': { rule: 'Does the loser’s toll come to 3 cards or more? The winner scores 2, otherwise 1.' },
    'BVB-8': { rule: 'Does a declared army fall below 2 infantry? It is defeated, winner or not.' },
    'BVB-9': {
      rule: 'A beaten defender retreats; a beaten attacker stays where it attacked from; a winning attacker goes on.',
      aim: 'The battle between bots is decided',
    },
  },
  preferences: {},
  phrases: {
    'camp.lossesOf': (f) => `${f.seat.en}: main battle cards lost ${f.main}, skirmishers ${f.skirmishers}.`,
    'camp.toll': (f) => `Cards lost by ${within(f.seat.en)}: ${f.n}.`,
    'camp.remain': (f) => `${f.seat.en}: infantry left ${f.n}, needed ${f.least}.`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>
