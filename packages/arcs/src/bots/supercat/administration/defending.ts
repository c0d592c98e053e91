// The lines about defending a card, which stand on two pages.

import { d6 } from '@understudy/procedure'
import { type RuleNode, rules } from '../context.ts'
import { influence } from '../doing.ts'
import type { Version } from '../versions/version.ts'
import { cardsToDefend, cardToDefend, defendNow, noteDefence } from './defend.ts'

const { can, choose, repeat, roll, set } = rules

/** One card after another is rolled for, until agents go somewhere. */
export const defending = (version: Version, id: 'ADM.X13' | 'MOB.X13' | 'ZEAL.X13'): RuleNode =>
  repeat(id, cardToDefend, [
    choose(`${id}.1`, cardsToDefend(version), 'defends', [
      roll(`${id}.2`, d6, 'defence'),
      set(noteDefence),
      can(`${id}.3`, defendNow, influence),
    ]),
  ])
