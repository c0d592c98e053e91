// Declaring an army (rome 21.1, CNQ-5, BVB-3), in English.

import type { NodeText, Spoken } from '@understudy/procedure'
import { between, cards, DECK } from '../book/words.ts'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

const ROLL: NodeText = { rule: 'Roll a d6 for this deck.' }
const INFANTRY: NodeText = {
  rule: 'Does the Main column of the [[declare-table]] show more than one number?',
  no: 'There is only one number.',
}
const COUNTS: NodeText = {
  rule: 'The army counts for so many infantry, never more than the Main deck holds.',
  aim: 'The table says for how many infantry the army counts',
}

export const en = {
  pages: {
    DEC: {
      title: 'Declaring an army',
      intro:
        'When a spy has seen it, when it attacks a person’s army or is attacked by one, and for a battle of bots where the rules below say so.',
    },
    STR: { title: 'Strength of an undeclared army that attacks a region' },
    BVS: { title: 'Strength of an undeclared army against a bot' },
  },
  nodes: {
    'DEC-2.1': { rule: 'Does the [[declare-table]] show more than one number for the Skirmisher deck?' },
    'DEC-2.1.1': ROLL,
    'DEC-2.2': { rule: 'Does it for the Cavalry deck?' },
    'DEC-2.2.1': ROLL,
    'DEC-2.3': { rule: 'Does it for the Main deck?' },
    'DEC-2.3.1': ROLL,
    'DEC-2.4': { rule: 'Does it for the Artillery deck?' },
    'DEC-2.4.1': ROLL,
    'DEC-3': {
      rule: 'Draw so many cards of each deck, never more than it holds; infantry and cavalry together are six at most.',
      aim: 'The table says how many cards of each deck the army gets',
    },
    'CNQ-5': INFANTRY,
    'CNQ-5.1': ROLL,
    'CNQ-5.2': COUNTS,
    'BVB-3': INFANTRY,
    'BVB-3.1': ROLL,
    'BVB-3.2': COUNTS,
  },
  preferences: {},
  phrases: {
    'bot.deck': (f) => `${DECK.en[f.cls]}: ${cards('en', f.n)}, the table shows ${between(f.low, f.high)}.`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>
