// Rulings of the campaign, all of them.

import type { Lang } from '@understudy/procedure'
import { tenRulings } from '../ten/rulings.ts'
import { coreRulings } from './rulings-core.ts'
import { fatesRulings } from './rulings-fates.ts'
import { talkRulings } from './rulings-talk.ts'

const RULINGS = { ...coreRulings, ...fatesRulings, ...talkRulings, ...tenRulings }

export type CampaignRuling = keyof typeof RULINGS

const book = (lang: Lang): Record<string, string> =>
  Object.fromEntries(
    Object.entries<Readonly<Record<Lang, string>>>(RULINGS).map(([number, texts]) => [
      `supercat/${number}`,
      texts[lang],
    ]),
  )

export const campaignRulings: Readonly<Record<Lang, Record<string, string>>> = { en: book('en'), ru: book('ru') }
