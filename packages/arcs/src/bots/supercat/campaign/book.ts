// The rulebooks of SUPERCAT in the campaign: books of their own from the same rules.

import { type Phrasebook, speak } from '@understudy/procedure'
import { bookOf, type SupercatBook } from '../books.ts'
import { pagesOf } from '../pages.ts'
import { sources as baseSources } from '../sources.ts'
import { en, planSaid, ru } from '../text/phrases.ts'
import type { VersionId } from '../versions/version.ts'
import { campaignEntry } from './entry.ts'
import { en as formsEn } from './forms/en.ts'
import { ru as formsRu } from './forms/ru.ts'
import { campaignSettings } from './options.ts'
import { campaignPagesOf } from './pages.ts'
import { campaignSources, inAct } from './sources.ts'
import { tenWords } from './ten/words.ts'
import { changedAimsEn, changedEn } from './text/changed-en.ts'
import { changedAimsRu, changedRu } from './text/changed-ru.ts'
import { aroundEn, aroundRu } from './text/chapters.ts'
import { campaignPages } from './text/pages.ts'
import * as core from './text/phrases-core.ts'
import * as fates from './text/phrases-fates.ts'
import * as talk from './text/phrases-talk.ts'
import { campaignPreferences } from './text/preferences.ts'
import { campaignRulings } from './text/rulings.ts'
import { v0_5_campaign, v0_10_campaign } from './version.ts'

const sources = inAct({ ...baseSources, ...campaignSources })

const phrases: Phrasebook = {
  en: {
    ...en,
    ...core.en,
    ...fates.en,
    ...talk.en,
    'supercat.plan': planSaid.en((plan) => speak(phrases, 'en', plan)),
  },
  ru: {
    ...ru,
    ...core.ru,
    ...fates.ru,
    ...talk.ru,
    'supercat.plan': planSaid.ru((plan) => speak(phrases, 'ru', plan)),
  },
}

export const campaignBook: SupercatBook = bookOf(v0_5_campaign, '0.5.0', {
  editions: ['campaign'],
  pages: campaignPagesOf(v0_5_campaign),
  sources,
  text: {
    en: {
      pages: campaignPages.en,
      nodes: { ...formsEn, ...changedEn },
      aims: changedAimsEn,
      preferences: campaignPreferences.en,
      around: aroundEn,
    },
    ru: {
      pages: campaignPages.ru,
      nodes: { ...formsRu, ...changedRu },
      aims: changedAimsRu,
      preferences: campaignPreferences.ru,
      around: aroundRu,
    },
  },
  phrases,
  rulings: campaignRulings,
  entry: campaignEntry,
  settings: campaignSettings,
})

export const campaignBookOfTen: SupercatBook = bookOf(v0_10_campaign, '0.10.0', {
  editions: ['campaign'],
  pages: campaignPagesOf(v0_10_campaign),
  before: [...pagesOf(v0_5_campaign), ...campaignPagesOf(v0_5_campaign)],
  sources,
  text: tenWords,
  phrases,
  rulings: campaignRulings,
  entry: campaignEntry,
  settings: campaignSettings,
})

export const campaignBooks: Readonly<Record<VersionId, SupercatBook>> = {
  '0.5': campaignBook,
  '0.10': campaignBookOfTen,
}
