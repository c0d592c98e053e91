// Все страницы и комнаты по-русски.

import { type Together, together } from '@understudy/procedure'
import { ru as activation } from '../activation/ru.ts'
import { ru as agents } from '../agents/ru.ts'
import { ru as answers } from '../answers/ru.ts'
import { ru as army } from '../army/ru.ts'
import { ru as battle } from '../battle/ru.ts'
import { ru as botAgainstBot } from '../bot-against-bot/ru.ts'
import { ru as buildings } from '../buildings/ru.ts'
import { ru as conquest } from '../conquest/ru.ts'
import { ru as declaring } from '../declaring/ru.ts'
import { ru as goldenRule } from '../golden-rule/ru.ts'
import { ru as initiative } from '../initiative/ru.ts'
import { ru as losses } from '../losses/ru.ts'
import { ru as navy } from '../navy/ru.ts'
import { ru as priorityTable } from '../priority-table/ru.ts'
import type { BotSayings } from '../sayings.ts'
import { ru as speedList } from '../speed-list/ru.ts'
import { ru as spending } from '../spending/ru.ts'
import { ru as stance } from '../stance/ru.ts'
import { ru as superList } from '../super-list/ru.ts'
import { ru as targets } from '../targets/ru.ts'
import { ru as taxation } from '../taxation/ru.ts'
import { ru as view } from '../view/ru.ts'

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

export const ru: Together<(typeof all)[number], BotSayings> = together(all)
