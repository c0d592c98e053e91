// What the Fates have to say in the Prelude; the Magnate only keeps its tokens (`magnate/spending.ts`).

import { type RuleNode, rules } from '../context.ts'
import { paidActions } from '../prelude/ways.ts'
import { discards, mayDiscard } from './advocate/prelude.ts'
import { aboutToAwaken, winsByToken } from './caretaker/prelude.ts'

const { ask, can } = rules

export const preludeOfFates = (): RuleNode[] => [
  ask('FA.AD4.if', mayDiscard, [can('FA.AD4', discards, (_, use) => use)]),
  ask('FA.CA5.if', aboutToAwaken, [can('FA.CA5', winsByToken, paidActions)]),
]
