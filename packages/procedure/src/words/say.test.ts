import { describe, expect, it } from 'vitest'
import { joinBooks, langFor, listing, type Phrasebook, plural, pluralWord, sayer, speak } from './say.ts'

it.each([
  ['en-GB', 'en'],
  ['ru', 'ru'],
  ['ru_RU.UTF-8', 'ru'],
  ['uk-UA', 'ru'],
  ['run', 'en'],
  ['de-DE', 'en'],
  ['', 'en'],
])('who has set %o reads %s', (locale, lang) => expect(langFor(locale)).toBe(lang))

const turns = { one: 'ход', few: 'хода', many: 'ходов' }

describe('plural forms in Russian', () => {
  it.each([
    [0, 'ходов'],
    [1, 'ход'],
    [2, 'хода'],
    [4, 'хода'],
    [5, 'ходов'],
    [11, 'ходов'],
    [12, 'ходов'],
    [14, 'ходов'],
    [20, 'ходов'],
    [21, 'ход'],
    [22, 'хода'],
    [25, 'ходов'],
    [101, 'ход'],
    [104, 'хода'],
    [111, 'ходов'],
    [112, 'ходов'],
    [121, 'ход'],
    [1.5, 'хода'],
    [-1, 'ход'],
    [-3, 'хода'],
  ])('%d %s', (n, word) => {
    expect(plural('ru', n, turns)).toBe(`${n} ${word}`)
  })
  it('agree with the rules of the language that Node knows, up to a thousand', () => {
    const known = new Intl.PluralRules('ru')
    const forms: Record<string, string> = { ...turns, other: turns.few }
    for (let n = 0; n <= 1000; n++) expect(`${n} ${pluralWord('ru', n, turns)}`).toBe(`${n} ${forms[known.select(n)]}`)
    for (const n of [0.5, 1.1, 2.5, 11.5]) expect(pluralWord('ru', n, turns)).toBe(forms[known.select(n)])
  })
})

describe('plural forms in English', () => {
  it.each([
    [0, 'turns'],
    [1, 'turn'],
    [2, 'turns'],
    [11, 'turns'],
    [21, 'turns'],
    [1.5, 'turns'],
  ])('%d %s', (n, word) => {
    expect(plural('en', n, { one: 'turn', many: 'turns' })).toBe(`${n} ${word}`)
  })
})

it('a listing joins with commas and “and” / “и”', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listing('en', items))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
  expect(listing('ru', ['а', 'б', 'в'])).toBe('а, б и в')
})

describe('sentences', () => {
  const book: Phrasebook = {
    en: { hello: ({ name }: { name: string }) => `Hello ${name}`, bare: () => 'Bare' },
    ru: { hello: ({ name }: { name: string }) => `Привет, ${name}`, bare: () => 'Голо' },
  }
  const say = sayer<{ hello: { name: string } }>()
  it('are put into words in each language', () => {
    expect(speak(book, 'en', say('hello', { name: 'Ash' }))).toBe('Hello Ash')
    expect(speak(book, 'ru', say('hello', { name: 'Ash' }))).toBe('Привет, Ash')
    expect(speak(book, 'en', { say: 'bare' })).toBe('Bare')
  })
  it('that nobody knows are shown as they are', () => expect(speak(book, 'en', { say: 'gone' })).toBe('gone'))
  it('are not looked up among what every object has', () => {
    expect(speak(book, 'en', { say: 'constructor' })).toBe('constructor')
    expect(speak(book, 'en', { say: 'toString' })).toBe('toString')
    expect(speak(book, 'en', { say: '__proto__' })).toBe('__proto__')
  })
  it('of several books are found in one, the later book winning', () => {
    const joined = joinBooks(book, { en: { bare: () => 'Mine' }, ru: {} })
    expect(speak(joined, 'en', { say: 'bare' })).toBe('Mine')
    expect(speak(joined, 'ru', { say: 'bare' })).toBe('Голо')
    expect(speak(joined, 'en', say('hello', { name: 'B' }))).toBe('Hello B')
  })
})
