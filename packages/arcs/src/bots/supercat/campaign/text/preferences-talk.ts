// Preferences of the campaign in words.

const en = {} as const

export type TalkPreference = keyof typeof en

const ru: Record<TalkPreference, string> = {}

export const talkPreferences = { en, ru }
