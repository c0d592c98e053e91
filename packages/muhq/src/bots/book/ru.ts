// Все папки по-русски.

import { type Together, together } from '@understudy/procedure'
import { ru as aggressive } from '../aggressive/ru.ts'
import { ru as boss } from '../boss/ru.ts'
import type { BotSayings } from '../context.ts'
import { ru as kraken } from '../kraken/ru.ts'
import { ru as shy } from '../shy/ru.ts'
import { ru as targetOriented } from '../target-oriented/ru.ts'
import { ru as tyrant } from '../tyrant/ru.ts'
import { ru as unit } from '../unit/ru.ts'
import { ru as wandering } from '../wandering/ru.ts'

const all = [unit, boss, kraken, tyrant, aggressive, shy, wandering, targetOriented]

export const ru: Together<(typeof all)[number], BotSayings> = together(all)
