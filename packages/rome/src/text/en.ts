// English sentences of the rules.

import { type Phrases, type Say, speak } from '@understudy/procedure'
import type { RomeSayings } from '../rules/sayings.ts'
import { events } from './en/events.ts'
import { picks } from './en/picks.ts'
import { positions } from './en/positions.ts'
import { questions } from './en/questions.ts'
import { refusals } from './en/refusals.ts'
import { factsEn } from './facts.ts'

const say = (what: Say): string => speak({ en, ru: {} }, 'en', what)

export const en: Phrases<RomeSayings> = {
  ...questions,
  ...refusals,
  ...picks(say),
  ...events,
  ...positions(say),
  ...factsEn,
}
