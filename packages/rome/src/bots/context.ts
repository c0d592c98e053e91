// What the rules of these books see and note, and how they say what their answers rest on.

import { type Ctx, language, sayer } from '@understudy/procedure'
import type { State } from '../rules/state/state.ts'
import type { Action } from '../vocabulary.ts'
import type * as agents from './agents/notes.ts'
import type * as answers from './answers/notes.ts'
import type * as army from './army/notes.ts'
import type * as battle from './battle/notes.ts'
import type * as buildings from './buildings/notes.ts'
import type * as conquest from './conquest/notes.ts'
import type * as declaring from './declaring/notes.ts'
import type { NodeId, PageId, PreferenceId } from './ids.ts'
import type * as initiative from './initiative/notes.ts'
import type * as navy from './navy/notes.ts'
import type * as priorityTable from './priority-table/notes.ts'
import type { BotSayings } from './sayings.ts'
import type * as spending from './spending/notes.ts'
import type * as stance from './stance/notes.ts'
import type * as targets from './targets/notes.ts'

type Vars = army.Vars &
  stance.Vars &
  initiative.Vars &
  agents.Vars &
  answers.Vars &
  declaring.Vars &
  spending.Vars &
  buildings.Vars &
  targets.Vars &
  priorityTable.Vars &
  conquest.Vars &
  navy.Vars &
  battle.Vars
export type C = Ctx<State, Vars>

export const rules = language<C, Action, NodeId, PageId, PreferenceId>()

export const say = sayer<BotSayings>()
