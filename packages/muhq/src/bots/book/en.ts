// All folders, in English.

import { type Together, together } from '@understudy/procedure'
import { en as aggressive } from '../aggressive/en.ts'
import { en as boss } from '../boss/en.ts'
import type { BotSayings } from '../context.ts'
import { en as kraken } from '../kraken/en.ts'
import { en as shy } from '../shy/en.ts'
import { en as targetOriented } from '../target-oriented/en.ts'
import { en as tyrant } from '../tyrant/en.ts'
import { en as unit } from '../unit/en.ts'
import { en as wandering } from '../wandering/en.ts'

const all = [unit, boss, kraken, tyrant, aggressive, shy, wandering, targetOriented]

export const en: Together<(typeof all)[number], BotSayings> = together(all)
