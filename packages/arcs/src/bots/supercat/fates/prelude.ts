// What the Fates have to say in the Prelude; what the Magnate may spend is counted in `magnate/spending.ts`.

import { type RuleNode, rules } from '../context.ts'
import { paidActions } from '../prelude/ways.ts'
import { discards, mayDiscard } from './advocate/prelude.ts'
import { aboutToAwaken, winsByToken } from './caretaker/prelude.ts'
import { keepsTokens } from './magnate/prelude.ts'

const { ask, can } = rules

export const preludeOfFates = (): RuleNode[] => [
  ask('FA.AD4.if', mayDiscard, [can('FA.AD4', discards, (_, use) => use)]),
  ask('FA.MA4', keepsTokens, []),
  ask('FA.CA5.if', aboutToAwaken, [can('FA.CA5', winsByToken, paidActions)]),
]
