// Words that headlines of Rome share: numbers with their nouns, and who it was done to, "you" if it was the viewer.

import { type Lang, type PluralForms, plural } from '@understudy/procedure'
import { within } from '@understudy/rome/text'
import type { HeadsMore } from '../../ui.ts'

export type Name = Readonly<Record<Lang, string>>

const forms = (said: Readonly<Record<Lang, PluralForms>>) => (lang: Lang, n: number) => plural(lang, n, said[lang])
export const regions = forms({
  en: { one: 'region', many: 'regions' },
  ru: { one: 'область', few: 'области', many: 'областей' },
})
export const gold = forms({ en: { one: 'gold', many: 'gold' }, ru: { one: 'монету', few: 'монеты', many: 'монет' } })
export const points = forms({ en: { one: 'point', many: 'points' }, ru: { one: 'очко', few: 'очка', many: 'очков' } })
export const armies = forms({ en: { one: 'army', many: 'armies' }, ru: { one: 'армию', few: 'армии', many: 'армий' } })
export const things = forms({
  en: { one: 'thing', many: 'things' },
  ru: { one: 'покупка', few: 'покупки', many: 'покупок' },
})
export const times = forms({ en: { one: 'time', many: 'times' }, ru: { one: 'раз', few: 'раза', many: 'раз' } })

export type You = HeadsMore['you']

/** "you", "the Greeks"; in Russian the name as it stands. */
export const whom = (you: You, name: Name): Name =>
  you(name) ? { en: 'you', ru: 'вы' } : { en: within(name.en), ru: name.ru }

/** What somebody has: with its article in English, with its pronoun in Russian. */
interface Having {
  readonly en: { readonly of: string; readonly a: string }
  readonly ru: { readonly of: string; readonly yours: string }
}

/** "your agent", "an agent of the Greeks"; "ваш агент", "агент (Греки)". */
export const having = (you: You, of: Name, { en, ru }: Having): Name =>
  you(of)
    ? { en: `your ${en.of}`, ru: `${ru.yours} ${ru.of}` }
    : { en: `${en.a} ${en.of} of ${within(of.en)}`, ru: `${ru.of} (${of.ru})` }
