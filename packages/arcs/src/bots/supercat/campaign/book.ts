// The rulebook of SUPERCAT 0.5 in the campaign: a book of its own from the same rules.

import { bookOf, type SupercatBook } from '../books.ts'
import { en, ru } from '../text/phrases.ts'
import { campaignEntry } from './entry.ts'
import { en as formsEn } from './forms/en.ts'
import { ru as formsRu } from './forms/ru.ts'
import { campaignSettings } from './options.ts'
import { campaignPagesOf } from './pages.ts'
import { campaignSources } from './sources.ts'
import { aroundEn, aroundRu } from './text/chapters.ts'
import { campaignPages } from './text/pages.ts'
import * as core from './text/phrases-core.ts'
import * as fates from './text/phrases-fates.ts'
import * as talk from './text/phrases-talk.ts'
import { campaignPreferences } from './text/preferences.ts'
import { campaignRulings } from './text/rulings.ts'
import { v0_5_campaign } from './version.ts'

export const campaignBook: SupercatBook = bookOf(v0_5_campaign, '0.5.0', {
  editions: ['campaign'],
  pages: campaignPagesOf(v0_5_campaign),
  sources: campaignSources,
  text: {
    en: { pages: campaignPages.en, nodes: formsEn, preferences: campaignPreferences.en, around: aroundEn },
    ru: { pages: campaignPages.ru, nodes: formsRu, preferences: campaignPreferences.ru, around: aroundRu },
  },
  phrases: {
    en: { ...en, ...core.en, ...fates.en, ...talk.en },
    ru: { ...ru, ...core.ru, ...fates.ru, ...talk.ru },
  },
  rulings: campaignRulings,
  entry: campaignEntry,
  settings: campaignSettings,
})
