// Words that headlines of Rome share: numbers with their nouns, and who it was done to, "you" if it was the viewer.

import { type Lang, type PluralForms, plural } from '@understudy/procedure'
import { within } from '@understudy/rome/text'
import type { HeadsMore } from '../../ui.ts'

export interface Name {
  readonly en: string
  readonly ru: string
}

export const both = (en: string, ru: string): Name => ({ en, ru })

const forms = (en: readonly [string, string], ru: readonly [string, string, string]) => (lang: Lang, n: number) => {
  const words: PluralForms = { en: { one: en[0], many: en[1] }, ru: { one: ru[0], few: ru[1], many: ru[2] } }[lang]
  return plural(lang, n, words)
}
export const regions = forms(['region', 'regions'], ['область', 'области', 'областей'])
export const gold = forms(['gold', 'gold'], ['монету', 'монеты', 'монет'])
export const points = forms(['point', 'points'], ['очко', 'очка', 'очков'])
export const armies = forms(['army', 'armies'], ['армию', 'армии', 'армий'])
export const things = forms(['thing', 'things'], ['покупка', 'покупки', 'покупок'])
export const times = forms(['time', 'times'], ['раз', 'раза', 'раз'])

export type You = HeadsMore['you']

/** "you", "the Greeks"; in Russian the name as it stands. */
export const whom = (you: You, name: Name): Name => (you(name) ? both('you', 'вы') : both(within(name.en), name.ru))

/** "your agent", "an agent of the Greeks"; "ваш агент", "агент (Греки)". */
export const having = (
  you: You,
  of: Name,
  [en, a]: readonly [string, string],
  [yours, ru]: readonly [string, string],
) => (you(of) ? both(`your ${en}`, `${yours} ${ru}`) : both(`${a} ${en} of ${within(of.en)}`, `${ru} (${of.ru})`))
