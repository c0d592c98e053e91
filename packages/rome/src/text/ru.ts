// Russian sentences of the rules.

import type { Phrases } from '@understudy/procedure'
import { factsRu } from './facts.ts'
import { events } from './ru/events.ts'
import { picks } from './ru/picks.ts'
import { positions } from './ru/positions.ts'
import { questions } from './ru/questions.ts'
import { refusals } from './ru/refusals.ts'
import type { RomeSayings } from './sayings.ts'

export const ru: Phrases<RomeSayings> = { ...questions, ...refusals, ...picks, ...events, ...positions, ...factsRu }
