// Sentences that the page says in the game's name: what was done, and what is wrong with a typed line.

import type { Lang } from '@understudy/procedure'
import type { Action } from '@understudy/rome'
import { quietly } from './quiet.ts'

interface Facts {
  readonly n: number
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
  'web.typed.empty': { en: () => 'There is nothing in the line.', ru: () => 'Строка пуста.' },
  'web.typed.word': {
    en: ({ word }: Facts) => `“${word}” cannot be done here.`,
    ru: ({ word }: Facts) => `Здесь нельзя сделать «${word}».`,
  },
  'web.typed.several': {
    en: ({ word }: Facts) => `“${word}” could mean several things: type more of it.`,
    ru: ({ word }: Facts) => `«${word}» можно понять по-разному: наберите подробнее.`,
  },
  'web.typed.more': { en: () => 'Something is missing at the end.', ru: () => 'В конце чего-то не хватает.' },
  'web.typed.later': {
    en: ({ word }: Facts) => `Something else comes before “${word}”.`,
    ru: ({ word }: Facts) => `Прежде чем «${word}», произойдёт другое.`,
  },
  'web.typed.face': {
    en: ({ word }: Facts) => `No die shows “${word}”: type - s x k.`,
    ru: ({ word }: Facts) => `Грани «${word}» нет: наберите - s x k.`,
  },
} as const
