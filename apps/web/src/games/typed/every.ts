// Words that may be typed, whatever language the page is in.

import { LANGS, type Lang } from '@understudy/procedure'

export const inEvery = (words: Readonly<Record<Lang, readonly string[]>>): string[] =>
  LANGS.flatMap((lang) => words[lang])
