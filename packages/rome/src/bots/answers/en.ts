// Answers to an offer of trade or a treaty (rome 19), in English.

import type { Spoken } from '@understudy/procedure'
import { within } from '../../text/peoples.ts'
import { face, STATUS } from '../book/words.ts'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

export const en = {
  pages: {
    'TRD-A': { title: 'Answer to an offer of trade' },
    'TRT-A': { title: 'Answer to a treaty' },
    ANS: { title: 'Consent' },
  },
  nodes: {
    'TRD-A': { rule: 'Does the offer come from an [[enemy]]?' },
    'TRD-A.1': { rule: 'Refuse.', aim: 'The offer comes from an enemy, so it refuses' },
    'TRD-A.2': { rule: 'Follow **Consent**.' },
    'TRT-A': { rule: 'Whatever the status, follow **Consent**.' },
    'ANS-1': { rule: 'Is the [[stance]] towards the proposer 1 to 3?' },
    'ANS-1.1': { rule: 'Accept.', aim: 'Its stance towards the proposer is 1 to 3, so it accepts' },
    'ANS-2': { rule: 'Is it 9?' },
    'ANS-2.1': { rule: 'Refuse.', aim: 'Its stance towards the proposer is 9, so it refuses' },
    'ANS-3': { rule: 'Is it 4 to 6?', no: 'It is 7 or 8.' },
    'ANS-3.1': { rule: 'Roll a green die.' },
    'ANS-3.2': { rule: 'Roll a yellow die.' },
    'ANS-4': { rule: 'Does the die show a wound?' },
    'ANS-4.1': { rule: 'Refuse.', aim: 'A wound on the die makes it refuse' },
    'ANS-4.2': { rule: 'Accept.', aim: 'No wound on the die, so it accepts' },
  },
  preferences: {},
  phrases: {
    'bot.stanceIs': (f) => `Its stance towards ${within(f.seat.en)} is ${f.stance}.`,
    'bot.statusIs': (f) => `Its status with ${within(f.seat.en)}: ${STATUS.en[f.status]}.`,
    'bot.rolled': (f) => `The die shows: ${face('en', f.face)}.`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>
