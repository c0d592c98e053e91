// The Target-oriented AI, in English.

import type { Spoken } from '@understudy/procedure'
import { attackSomebody } from '../unit/en.ts'
import type { Sayings } from './notes.ts'
import type { sources } from './sources.ts'

export const en = {
  pages: {
    TGT: { title: 'Target-oriented', intro: 'The unit goes for what its card names as its target.' },
  },
  nodes: {
    'TGT.1': {
      rule: 'Use its [[full-action]], if it can.',
      aim: 'It can use its full action',
      yes: 'It uses its full action.',
      no: 'It has no full action that it could use here.',
    },
    'TGT.2a': {
      rule: 'Is there a [[target]] that it can reach? Take the one with the shortest way.',
      yes: 'Yes.',
      no: 'No target can be reached.',
    },
    'TGT.2a.1': {
      rule: 'Move onto it, or [[towards]] it.',
      aim: 'It makes for its target',
      yes: 'It gets nearer.',
      no: 'It cannot move, cannot get nearer, or is there already.',
    },
    'TGT.3a': {
      rule: 'Does it still have its attack, and is an enemy in [[attack-range]]? Attack it.',
      aim: 'An enemy is in attack range',
      ...attackSomebody,
    },
    'TGT.2b': { rule: 'Otherwise follow the page **Wandering X** with X = 3.' },
  },
  preferences: {
    nearestTarget: 'the target with the shortest way',
  },
  phrases: {},
} satisfies Spoken<keyof typeof sources, Sayings>
