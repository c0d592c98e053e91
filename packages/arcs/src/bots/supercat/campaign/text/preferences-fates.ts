// Preferences of the campaign in words.

const en = {} as const

export type FatePreference = keyof typeof en

const ru: Record<FatePreference, string> = {}

export const fatesPreferences = { en, ru }
