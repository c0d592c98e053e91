// English sentences of the rules.

import type { Phrases } from '@understudy/procedure'
import { events } from './en/events.ts'
import { picks } from './en/picks.ts'
import { positions } from './en/positions.ts'
import { questions } from './en/questions.ts'
import { refusals } from './en/refusals.ts'
import { factsEn } from './facts.ts'
import type { RomeSayings } from './sayings.ts'

export const en: Phrases<RomeSayings> = { ...questions, ...refusals, ...picks, ...events, ...positions, ...factsEn }
