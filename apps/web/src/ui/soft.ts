// Where a long word may be divided, for browsers that do not know the language.

import type { Lang } from '@understudy/procedure'

/** Shorter ones fit wherever cards lie. */
const LONG = 12

/** Russian: after a vowel, before a consonant with its vowel. English words of that length are left to the browser. */
const SYLLABLES: Readonly<Record<Lang, RegExp | undefined>> = {
  en: undefined,
  ru: /([аеёиоуыэюя])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/gi,
}

export function soft(name: string, lang: Lang, long = LONG): string {
  const after = SYLLABLES[lang]
  if (after === undefined) return name
  // No letter is left alone at either end.
  const divided = (word: string): string =>
    word.length < long ? word : word.slice(0, 2) + word.slice(2, -2).replace(after, '$1\u00ad') + word.slice(-2)
  return name.split(' ').map(divided).join(' ')
}
