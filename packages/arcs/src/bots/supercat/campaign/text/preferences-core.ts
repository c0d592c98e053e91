// Preferences of the campaign in words.

const en = {
  faithfulFirst: 'a Faithful card',
} as const

export type CorePreference = keyof typeof en

const ru: Record<CorePreference, string> = {
  faithfulFirst: 'карта веры',
}

export const corePreferences = { en, ru }
