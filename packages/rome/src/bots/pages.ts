// All pages in reading order. A book leaves out the target list of the other kind of bot.

import type { Page } from '@understudy/procedure'
import type { Action } from '../vocabulary.ts'
import { pages as activation } from './activation/page.ts'
import { pages as agents } from './agents/page.ts'
import { pages as answers } from './answers/page.ts'
import { pages as battle } from './battle/page.ts'
import { pages as botAgainstBot } from './bot-against-bot/page.ts'
import { pages as buildings } from './buildings/page.ts'
import { pages as conquest } from './conquest/page.ts'
import type { C } from './context.ts'
import { pages as declaring } from './declaring/page.ts'
import { pages as goldenRule } from './golden-rule/page.ts'
import type { Edition, NodeId, PageId, PreferenceId } from './ids.ts'
import { pages as initiative } from './initiative/page.ts'
import { pages as losses } from './losses/page.ts'
import { pages as navy } from './navy/page.ts'
import { pages as priorityTable } from './priority-table/page.ts'
import { pages as speedList } from './speed-list/page.ts'
import { pages as spending } from './spending/page.ts'
import { pages as stance } from './stance/page.ts'
import { pages as superList } from './super-list/page.ts'
import { pages as targets } from './targets/page.ts'
import { pages as taxation } from './taxation/page.ts'

export const pagesOf = (edition: Edition): readonly Page<C, Action, NodeId, PageId, PreferenceId>[] => [
  ...stance,
  ...initiative,
  ...agents,
  ...answers,
  ...declaring,
  ...taxation,
  ...losses,
  ...spending,
  ...buildings,
  ...goldenRule,
  ...activation,
  ...(edition === 'super' ? superList : speedList),
  ...priorityTable,
  ...targets,
  ...conquest,
  ...botAgainstBot,
  ...battle,
  ...navy,
]
