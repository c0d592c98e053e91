// The Aggressive AI, in English.

import type { Spoken } from '@understudy/procedure'
import { unitEn } from '../../text/words.ts'
import { upper } from '../book/words.ts'
import { attackSomebody } from '../unit/en.ts'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

export const en = {
  pages: {
    AGG: { title: 'Aggressive', intro: 'The unit goes for the nearest enemy and attacks whatever it can.' },
  },
  nodes: {
    'AGG.1': {
      rule: 'Does the unit still have its attack, and is an enemy in [[attack-range]]? Attack it.',
      aim: 'An enemy is in attack range',
      ...attackSomebody,
    },
    'AGG.2': { rule: 'While the unit can still [[move]]:' },
    'AGG.3a': {
      rule: 'Is there an enemy at all? Take the [[nearest]] one.',
      aim: 'Of its enemies it takes the nearest',
      yes: 'Yes.',
      no: 'No, there are no enemies on the board.',
    },
    'AGG.3a.1': {
      rule: 'Move [[towards]] it, until it is in attack range.',
      aim: 'It goes for the nearest enemy, until that is in attack range',
      yes: 'It can get nearer.',
      no: 'No tile brings it nearer, or it is near enough.',
    },
    'AGG.3a.2': { rule: 'If it cannot get nearer or need not, it stays where it is, and this page ends.' },
    'AGG.3a.3': { rule: 'Does it still have its attack?' },
    'AGG.3a.4': { rule: 'Go back to **AGG.1**.' },
    'AGG.3b': {
      rule: 'Otherwise move to a random tile that it can reach with this [[move]].',
      aim: 'There are no enemies, so it moves at random',
      yes: 'It can move.',
      no: 'It is shut in and cannot move.',
    },
    'AGG.3b.1': { rule: 'If it cannot move at all, it stays where it is, and this page ends.' },
  },
  preferences: {
    nearest: 'the enemy that is the fewest tiles away',
  },
  phrases: {
    'bot.noAttackLeft': ({ unit }) => `${upper(unitEn(unit))} has no attack left this turn.`,
    'bot.attackLeft': ({ unit }) => `${upper(unitEn(unit))} still has its attack.`,
    'bot.moveLeft': ({ unit }) => `${upper(unitEn(unit))} can still move.`,
    'bot.noMoveLeft': ({ unit }) => `${upper(unitEn(unit))} has no move left.`,
  },
} satisfies Spoken<keyof typeof sources, Sayings>
