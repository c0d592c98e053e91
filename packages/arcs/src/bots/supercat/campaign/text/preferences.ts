// Preferences of the campaign in words, all of them.

import { type CorePreference, corePreferences } from './preferences-core.ts'
import { type FatePreference, fatesPreferences } from './preferences-fates.ts'
import { type TalkPreference, talkPreferences } from './preferences-talk.ts'

export type CampaignPreference = CorePreference | FatePreference | TalkPreference

/** Of the base edition, with what they also say in the campaign. */
const CHANGED = {
  en: { alsoRivalCity: 'moves that also take control of a system with a rival city or a Free city' },
  ru: {
    alsoRivalCity: 'перемещения, после которых он станет править и в системе с городом соперника или вольным городом',
  },
} as const

export const campaignPreferences = {
  en: { ...corePreferences.en, ...fatesPreferences.en, ...talkPreferences.en, ...CHANGED.en },
  ru: { ...corePreferences.ru, ...fatesPreferences.ru, ...talkPreferences.ru, ...CHANGED.ru },
}
