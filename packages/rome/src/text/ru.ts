// Russian sentences of the rules.

import { type Phrases, type Say, speak } from '@understudy/procedure'
import type { RomeSayings } from '../rules/sayings.ts'
import { factsRu } from './facts.ts'
import { events } from './ru/events.ts'
import { picks } from './ru/picks.ts'
import { positions } from './ru/positions.ts'
import { questions } from './ru/questions.ts'
import { refusals } from './ru/refusals.ts'

const say = (what: Say): string => speak({ en: {}, ru }, 'ru', what)

export const ru: Phrases<RomeSayings> = {
  ...questions,
  ...refusals,
  ...picks(say),
  ...events,
  ...positions(say),
  ...factsRu,
}
