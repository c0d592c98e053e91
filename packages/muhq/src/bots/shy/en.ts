// The Shy AI, in English.

import type { Spoken } from '@understudy/procedure'
import { list } from '../book/words.ts'
import { attackSomebody } from '../unit/en.ts'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

export const en = {
  pages: {
    SHY: { title: 'Shy', intro: 'The unit does its work from a distance and keeps away.' },
  },
  nodes: {
    'SHY.1': { rule: 'Is the unit outside the [[attack-range]] of every enemy?' },
    'SHY.1.1': {
      rule: 'Use its [[full-action]], if it can.',
      aim: 'No enemy can attack it here, so it uses its full action',
      yes: 'It uses its full action.',
      no: 'It has no full action that it could use.',
    },
    'SHY.2': {
      rule: 'Can it [[move]]? Then move to the tile that is [[most-distant]] from all enemies.',
      aim: 'It keeps as far from all enemies as it can',
      yes: 'There are tiles farther away.',
      no: 'It cannot move, or no tile is farther away.',
    },
    'SHY.3': {
      rule: 'Does it still have its attack, and is an enemy in [[attack-range]]? Attack it.',
      aim: 'An enemy is in attack range',
      ...attackSomebody,
    },
  },
  preferences: {
    farthest: 'the tile that is farthest from all enemies',
  },
  phrases: {
    'bot.threatened': ({ by }) => `It stands in the attack range of ${list('en', by)}.`,
    'bot.safe': () => 'It stands in no enemy’s attack range.',
  },
} satisfies Spoken<keyof typeof sources, Sayings>
