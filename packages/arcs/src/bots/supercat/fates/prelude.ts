// What the Fates have to say in the Prelude; what the Magnate may spend is counted in `magnate/spending.ts`.

import { type RuleNode, rules } from '../context.ts'
import { paidActions } from '../prelude/ways.ts'
import type { Version, VersionId } from '../versions/version.ts'
import { discards, discardsNow, mayDiscard, mayDiscardNow } from './advocate/prelude.ts'
import { aboutToAwaken, winsByToken } from './caretaker/prelude.ts'
import { keepsTokens } from './magnate/prelude.ts'

const { ask, can } = rules

const advocates: Readonly<Record<VersionId, RuleNode>> = {
  '0.5': ask('FA.AD4.if', mayDiscard, [can('FA.AD4', discards, (_, use) => use)]),
  '0.10': ask('FX.AD4.if', mayDiscardNow, [can('FX.AD4', discardsNow, (_, use) => use)]),
}

export const preludeOfFates = ({ id, named }: Version): RuleNode[] => [
  advocates[id],
  ask(named('FA.MA4'), keepsTokens, []),
  ask(named('FA.CA5.if'), aboutToAwaken, [can(named('FA.CA5'), winsByToken, paidActions)]),
]
