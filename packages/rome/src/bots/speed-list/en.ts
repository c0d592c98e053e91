// The target list of the Speed-bot (rome 24), in English.

import type { NodeText, Spoken } from '@understudy/procedure'
import { below, SURE_STEPS, TESTED_STEPS, WALK_STEPS } from '../targets/steps.ts'
import { noTarget, steps } from '../targets/steps-en.ts'
import type { Sayings } from './notes.ts'
import type * as source from './sources.ts'

const END: NodeText = { rule: 'That is all for this activation.' }

const sure: Record<keyof typeof source.sure, NodeText> = {
  'SPD-1': {
    rule: 'Regain the nearest home region, whatever status and stance; an army in it is fought first.',
    aim: 'This is the nearest home region to regain',
  },
  'SPD-2': {
    rule: 'Attack the nearest enemy target: an army, or a region held by an enemy with no army in it but enemies’.',
    aim: 'This is the nearest enemy target',
  },
  'SPD-3': {
    rule: 'Take a region that nobody holds and that is no playing faction’s home.',
    aim: 'Nobody holds this region, and it is no playing faction’s home',
  },
}

const tested: Record<keyof typeof source.tested, NodeText> = {
  'SPD-5': {
    rule: 'Attack a target of an opponent, an army or a region, by the table.',
    aim: 'By the Priority Order Table it goes for this target of an opponent',
  },
}

const walks: Record<keyof typeof source.walks, NodeText> = {
  'SPD-6': {
    rule: 'Go to the nearest held home region.',
    aim: 'No other army of its own is in a held home region, so it goes to the nearest',
    no: 'There is none to go to.',
  },
}

export const en = {
  pages: {
    SPD: {
      title: 'Summarised Target Priority Order',
      intro:
        'Read from the top; the first line with a target that can be attacked, or approached, is carried out. A target may be two turns away by land (its points now and 3 more); by sea it must be attacked in this activation. After golden rule B, homes of opponents are left out.',
    },
  },
  nodes: {
    ...noTarget(sure),
    ...noTarget(tested),
    ...noTarget(walks),
    'SPD-4': {
      rule: 'Remove unrest from the nearest own region.',
      aim: 'There is unrest in a region of its own',
      no: 'There is no unrest that it could reach.',
    },
    'SPD-4.1': { rule: 'Walk towards it.' },
    'SPD-4.2': END,
    'SPD-6.0': { rule: 'Is no other own army in a held home region?', yes: 'None is.', no: 'Home is guarded:' },
    'SPD-7': {
      rule: 'Go to an own region near an opponent, or stay there.',
      aim: 'It keeps to a region of its own near an opponent',
    },
    'SPD-7.1': { rule: 'Walk there.' },
    'SPD-7.2': END,
    'SPD-7.3': { rule: 'It stays where it is.', aim: 'No line of the list applies, so the army stays' },
    ...below(sure, SURE_STEPS, (_line, step) => steps[step]),
    ...below(tested, TESTED_STEPS, (_line, step) => steps[step]),
    ...below(walks, WALK_STEPS, (_line, step) => steps[step]),
  },
  preferences: {
    mercenary: 'a mercenary region',
    enemyBorder: 'a place next to an enemy’s region',
    opponentStance: 'the highest stance towards that opponent',
  },
  phrases: {},
} satisfies Spoken<keyof typeof source.sources, Sayings>
