// Where each rule comes from: lines of the draft solo rulebook by Simon Hall, and the rulings it rests on. Whatever has a
// source is a rule of the books, and there are no others.

import { sources as activation } from './activation/sources.ts'
import { sources as agents } from './agents/sources.ts'
import { sources as answers } from './answers/sources.ts'
import { sources as battle } from './battle/sources.ts'
import { sources as botAgainstBot } from './bot-against-bot/sources.ts'
import { sources as buildings } from './buildings/sources.ts'
import { sources as conquest } from './conquest/sources.ts'
import { sources as declaring } from './declaring/sources.ts'
import { sources as goldenRule } from './golden-rule/sources.ts'
import { sources as initiative } from './initiative/sources.ts'
import { sources as losses } from './losses/sources.ts'
import { sources as navy } from './navy/sources.ts'
import { sources as priorityTable } from './priority-table/sources.ts'
import { sources as speedList } from './speed-list/sources.ts'
import { sources as spending } from './spending/sources.ts'
import { sources as stance } from './stance/sources.ts'
import { sources as superList } from './super-list/sources.ts'
import { sources as targets } from './targets/sources.ts'
import { sources as taxation } from './taxation/sources.ts'

export const sources = {
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
  ...superList,
  ...speedList,
  ...priorityTable,
  ...targets,
  ...conquest,
  ...botAgainstBot,
  ...battle,
  ...navy,
}

export type NodeId = keyof typeof sources
