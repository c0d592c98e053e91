// All sentences of the books' evidence and candidates.

import type { Lang, Phrases } from '@understudy/procedure'
import type { BotSayings } from '../context.ts'
import { campaignEn, campaignRu } from './phrases-campaign.ts'
import { homeEn, homeRu } from './phrases-home.ts'

export const phrases: Readonly<Record<Lang, Phrases<BotSayings>>> = {
  en: { ...homeEn, ...campaignEn },
  ru: { ...homeRu, ...campaignRu },
}
