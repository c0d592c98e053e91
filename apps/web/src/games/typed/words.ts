// What is wrong with a typed line.

export const TYPED_SAID = {
  'web.typed.empty': { en: () => 'There is nothing in the line.', ru: () => 'Строка пуста.' },
  'web.typed.word': {
    en: ({ word }: { readonly word: string }) => `“${word}” cannot be done here.`,
    ru: ({ word }: { readonly word: string }) => `Здесь нельзя сделать «${word}».`,
  },
  'web.typed.several': {
    en: ({ word }: { readonly word: string }) => `“${word}” could mean several things: type more of it.`,
    ru: ({ word }: { readonly word: string }) => `«${word}» можно понять по-разному: наберите подробнее.`,
  },
  'web.typed.more': { en: () => 'Something is missing at the end.', ru: () => 'В конце чего-то не хватает.' },
  'web.typed.later': {
    en: ({ word }: { readonly word: string }) => `Something else comes before “${word}”.`,
    ru: ({ word }: { readonly word: string }) => `Прежде чем «${word}», произойдёт другое.`,
  },
} as const
