// All pages and rooms, in English.

import { type Together, together } from '@understudy/procedure'
import { en as activation } from '../activation/en.ts'
import { en as agents } from '../agents/en.ts'
import { en as answers } from '../answers/en.ts'
import { en as army } from '../army/en.ts'
import { en as battle } from '../battle/en.ts'
import { en as botAgainstBot } from '../bot-against-bot/en.ts'
import { en as buildings } from '../buildings/en.ts'
import { en as conquest } from '../conquest/en.ts'
import { en as declaring } from '../declaring/en.ts'
import { en as goldenRule } from '../golden-rule/en.ts'
import { en as initiative } from '../initiative/en.ts'
import { en as losses } from '../losses/en.ts'
import { en as navy } from '../navy/en.ts'
import { en as priorityTable } from '../priority-table/en.ts'
import type { BotSayings } from '../sayings.ts'
import { en as speedList } from '../speed-list/en.ts'
import { en as spending } from '../spending/en.ts'
import { en as stance } from '../stance/en.ts'
import { en as superList } from '../super-list/en.ts'
import { en as targets } from '../targets/en.ts'
import { en as taxation } from '../taxation/en.ts'
import { en as view } from '../view/en.ts'

const all = [
  view,
  army,
  stance,
  initiative,
  agents,
  answers,
  declaring,
  taxation,
  losses,
  spending,
  buildings,
  goldenRule,
  activation,
  superList,
  speedList,
  priorityTable,
  targets,
  conquest,
  botAgainstBot,
  battle,
  navy,
]

export const en: Together<(typeof all)[number], BotSayings> = together(all)
