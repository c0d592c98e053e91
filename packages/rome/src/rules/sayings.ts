// Every sentence of the rules, with the facts it needs. The phrasebooks (en.ts, ru.ts) must have them all.

import { sayer } from '@understudy/procedure'
import type { Picks, Questions, Refusals } from './sayings-asked.ts'
import type { FactSayings } from './sayings-facts.ts'
import type { Events, Positions } from './sayings-told.ts'

export type { Events, Picks, Positions, Questions, Refusals }
export type RomeSayings = Questions & Refusals & Picks & Events & Positions & FactSayings

export const say: ReturnType<typeof sayer<RomeSayings>> = sayer<RomeSayings>()
