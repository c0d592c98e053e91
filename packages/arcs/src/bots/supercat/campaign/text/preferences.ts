// Preferences of the campaign in words, all of them.

import { type CorePreference, corePreferences } from './preferences-core.ts'
import { type FatePreference, fatesPreferences } from './preferences-fates.ts'
import { type TalkPreference, talkPreferences } from './preferences-talk.ts'

export type CampaignPreference = CorePreference | FatePreference | TalkPreference

export const campaignPreferences = {
  en: { ...corePreferences.en, ...fatesPreferences.en, ...talkPreferences.en },
  ru: { ...corePreferences.ru, ...fatesPreferences.ru, ...talkPreferences.ru },
}
