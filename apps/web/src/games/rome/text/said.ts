// Sentences that the page says in the game's name: what was done, and what is wrong with a typed line.

import type { Lang } from '@understudy/procedure'
import type { Action } from '@understudy/rome'
import { TYPED_SAID } from '../../typed/words.ts'
import { quietly } from './quiet.ts'

interface Facts {
  readonly word: string
}

type Name = Readonly<Record<Lang, string>>

interface Quiet {
  readonly seat: Name
  readonly army: string
  readonly action: Action
  readonly bare: Name
}

const did =
  (lang: Lang) =>
  ({ bare, ...rest }: Quiet): string =>
    quietly(lang, { ...rest, bare: bare[lang] })

export const SAID = {
  'web.did': { en: did('en'), ru: did('ru') },
  'web.general': {
    en: ({ general }: { general: Name }) => `The general is ${general.en}.`,
    ru: ({ general }: { general: Name }) => `Это полководец ${general.ru}.`,
  },
  ...TYPED_SAID,
  'web.typed.face': {
    en: ({ word }: Facts) => `No die shows “${word}”: type - s x k.`,
    ru: ({ word }: Facts) => `Грани «${word}» нет: наберите - s x k.`,
  },
} as const
