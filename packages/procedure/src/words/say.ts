// Sentences as data. Rules and bots never build text: they say *what* they mean (a key and its facts), and a phrasebook
// turns it into English or Russian. A phrasebook is complete by type: a missing sentence does not compile.

import type { Json } from '../json.ts'

export type Lang = 'en' | 'ru'
export const LANGS: readonly Lang[] = ['en', 'ru']

/** Locales of people who would rather read that language; the first language is for everybody else. */
const READERS: Readonly<Record<Lang, RegExp>> = { en: /^en\b/i, ru: /^(?:ru|be|uk|kk)(?![a-z])/i }

/** The language for a locale (`ru-RU`, `uk_UA.UTF-8`). */
export const langFor = (locale: string): Lang => LANGS.find((lang) => READERS[lang].test(locale)) ?? LANGS[0]!

/** A sentence that has not been put into words yet. */
export interface Say {
  readonly say: string
  readonly with?: { readonly [name: string]: Json | undefined }
}

/** The sentences of one subject: each key with the facts that its sentence needs. */
export type Sayings = Record<string, Record<string, Json | undefined>>

/** How one language says each of them. */
// biome-ignore lint/suspicious/noExplicitAny: a phrasebook is looked up by a key known only at run time
export type AnyPhrases = Record<string, (facts: any) => string>
// biome-ignore lint/suspicious/noExplicitAny: S is checked key by key through the mapped type
export type Phrases<S extends Record<string, any>> = { readonly [K in keyof S]: (facts: S[K]) => string }

export type Phrasebook = Readonly<Record<Lang, AnyPhrases>>

/** `const say = sayer<MySayings>()`: then `say('moved', { unit, to })` is checked against the list of sentences. */
// biome-ignore lint/suspicious/noExplicitAny: see Phrases
export function sayer<S extends Record<string, any>>(): <K extends keyof S & string>(key: K, facts: S[K]) => Say {
  return (key, facts) => ({ say: key, with: facts })
}

/** Puts a sentence into words. An unknown key is shown as it is, so that an old journal stays readable. */
export function speak(book: Phrasebook, lang: Lang, sentence: Say): string {
  if (!Object.hasOwn(book[lang], sentence.say)) return sentence.say
  return book[lang][sentence.say]?.(sentence.with ?? {}) ?? sentence.say
}

/** Several phrasebooks as one; later ones win. */
export function joinBooks(...books: readonly Phrasebook[]): Phrasebook {
  return {
    en: Object.assign({}, ...books.map((book) => book.en)),
    ru: Object.assign({}, ...books.map((book) => book.ru)),
  }
}

export interface PluralForms {
  readonly one: string
  /** Russian 2, 3, 4; English does not need it. */
  readonly few?: string
  /** Russian 0, 5–20; English: every number but 1. */
  readonly many: string
}

/** "1 ход, 2 хода, 5 ходов"; "1 turn, 2 turns". The number is part of the answer. */
export function plural(lang: Lang, n: number, forms: PluralForms): string {
  return `${n} ${pluralWord(lang, n, forms)}`
}

export const pluralWord = (lang: Lang, n: number, forms: PluralForms): string => FORM_FOR[lang](Math.abs(n), forms)

/** How each language counts. */
const FORM_FOR: Readonly<Record<Lang, (size: number, forms: PluralForms) => string>> = {
  en: (size, { one, many }) => (size === 1 ? one : many),
  ru: (size, { one, few, many }) => {
    const tens = size % 100
    const units = size % 10
    if (!Number.isInteger(size)) return few ?? many
    if (tens >= 11 && tens <= 14) return many
    if (units === 1) return one
    return units >= 2 && units <= 4 ? (few ?? many) : many
  },
}

/** "a, b and c"; "a, b и c". Items with commas of their own are kept apart by semicolons: "a, b; c, d; e". */
export function listing(lang: Lang, items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? ''
  const last = items[items.length - 1]
  if (items.length > 2 && items.some((item) => item.includes(', '))) return items.join('; ')
  return `${items.slice(0, -1).join(', ')} ${{ en: 'and', ru: 'и' }[lang]} ${last}`
}

/** So many of them by name, the others by their number: "a, b and 3 others". */
export function listingSome(lang: Lang, items: readonly string[], most: number): string {
  const rest = items.length - most
  if (rest <= 0) return listing(lang, items)
  const others = { en: rest === 1 ? '1 other' : `${rest} others`, ru: `ещё ${rest}` }[lang]
  return listing(lang, [...items.slice(0, most), others])
}
