// Evidence and candidates, as sentences: each folder has its own.

import type * as activation from './activation/notes.ts'
import type * as agents from './agents/notes.ts'
import type * as answers from './answers/notes.ts'
import type * as army from './army/notes.ts'
import type * as battle from './battle/notes.ts'
import type * as botAgainstBot from './bot-against-bot/notes.ts'
import type * as buildings from './buildings/notes.ts'
import type * as conquest from './conquest/notes.ts'
import type * as declaring from './declaring/notes.ts'
import type * as goldenRule from './golden-rule/notes.ts'
import type * as initiative from './initiative/notes.ts'
import type * as losses from './losses/notes.ts'
import type * as navy from './navy/notes.ts'
import type * as priorityTable from './priority-table/notes.ts'
import type * as speedList from './speed-list/notes.ts'
import type * as spending from './spending/notes.ts'
import type * as stance from './stance/notes.ts'
import type * as superList from './super-list/notes.ts'
import type * as targets from './targets/notes.ts'
import type * as taxation from './taxation/notes.ts'
import type * as view from './view/notes.ts'

export type BotSayings = view.Sayings &
  army.Sayings &
  stance.Sayings &
  initiative.Sayings &
  agents.Sayings &
  answers.Sayings &
  declaring.Sayings &
  taxation.Sayings &
  losses.Sayings &
  spending.Sayings &
  buildings.Sayings &
  goldenRule.Sayings &
  activation.Sayings &
  superList.Sayings &
  speedList.Sayings &
  priorityTable.Sayings &
  targets.Sayings &
  conquest.Sayings &
  botAgainstBot.Sayings &
  battle.Sayings &
  navy.Sayings
