// Sentences that the page says in the game's name: what is left to do, and what is wrong with a typed line.

import { plural } from '@understudy/procedure'

interface Facts {
  readonly n: number
  readonly word: string
}

export const SAID = {
  'web.armiesLeft': {
    en: ({ n }: Facts) => `${plural('en', n, { one: 'army has', many: 'armies have' })} not set out yet.`,
    ru: ({ n }: Facts) =>
      `${plural('ru', n, { one: 'армия ещё не выступала', few: 'армии ещё не выступали', many: 'армий ещё не выступали' })}.`,
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
