// Rulings of the campaign, all of them.

import { tenRulings } from '../ten/rulings.ts'
import { coreRulings } from './rulings-core.ts'
import { fatesRulings } from './rulings-fates.ts'
import { talkRulings } from './rulings-talk.ts'

const RULINGS = { ...coreRulings, ...fatesRulings, ...talkRulings, ...tenRulings }

export type CampaignRuling = keyof typeof RULINGS

const book = (at: 0 | 1): Record<string, string> =>
  Object.fromEntries(
    Object.entries<readonly [string, string]>(RULINGS).map(([number, texts]) => [`supercat/${number}`, texts[at]]),
  )

export const campaignRulings = { en: book(0), ru: book(1) }
