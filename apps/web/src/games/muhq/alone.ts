// Sentences about all the people at the table, said to the only one.

import type { Lang } from '@understudy/procedure'

const SAID: Readonly<Record<Lang, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/^The people\b/, 'You'],
    [/\bthe people\b/, 'you'],
  ],
  ru: [
    [/(?<!\p{L})люди(?!\p{L})/u, 'вы'],
    [/(?<!\p{L})людей(?!\p{L})/u, 'вас'],
  ],
}

export const alone = (text: string, lang: Lang): string =>
  SAID[lang].reduce((said, [people, you]) => said.replace(people, you), text)
