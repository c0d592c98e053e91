// What no sentence may hold, whatever the game: keys, values that are none, slips of the pen, numbers that do not agree.

import type { Lang } from '@understudy/procedure'

const ANYWHERE: readonly (readonly [RegExp, string])[] = [
  [/undefined|NaN|\[object|\bnull\b|\{"/, 'a value that is none'],
  [/\b(?:supercat|lars|bot|camp|log|ask|pick|no|do|carry|change|table|put|choose|over)\.[a-z]/i, 'a key'],
  [/[.?!:]\.(?!\.)|\?\?| {2}|,,| ,| ;|\(\)|“”|«»/, 'punctuation'],
  [/:\s*$/, 'an empty list'],
  [/(?:^|[.!?] )([^.!?]{8,}[.!?]) \1/, 'the same sentence twice'],
  [/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu, 'a word twice'],
]

/** Nouns that are counted, in the plural: never after a single one. */
const COUNTED =
  'ships|agents|skirmishers|actions|cards|resources|hits|dice|keys|points|tokens|captives|cities|starports|gates|zones|generals|armies|icons|battles|marks|rounds|tiles|steps|pieces|coins|stars|links|systems'

const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\bYou (?:leads|follows|plays|has|is|copies|pivots|passes|draws|declares|surpasses)\b/, 'a wrong person'],
  [
    new RegExp(
      `(?<![\\d.,:/–-])\\b1 (?:[a-z]+ )?(?:${COUNTED})\\b(?! of\\b)|\\b(?:there )?are (?:only |exactly )?1\\b|\\bonly 0\\b`,
    ),
    'a wrong number',
  ],
  [/ of it (?:is|are)\b/, 'a wrong word'],
  [/(?<![.?!:]) The [A-Z]/, 'a capital within a sentence'],
]

/** One, a few, many: «1 корабль», «2 корабля», «5 кораблей». */
const RUSSIAN: readonly (readonly [one: string, few: string, many: string])[] = [
  ['корабль', 'корабля', 'кораблей'],
  ['кубик', 'кубика', 'кубиков'],
  ['карта', 'карты', 'карт'],
  ['монета', 'монеты', 'монет'],
  ['очко', 'очка', 'очков'],
  ['ресурс', 'ресурса', 'ресурсов'],
  ['удар', 'удара', 'ударов'],
  ['ключ', 'ключа', 'ключей'],
  ['действие', 'действия', 'действий'],
  ['вариант', 'варианта', 'вариантов'],
  ['город', 'города', 'городов'],
  ['фишка', 'фишки', 'фишек'],
  ['клетка', 'клетки', 'клеток'],
  ['метка', 'метки', 'меток'],
  ['раунд', 'раунда', 'раундов'],
  ['граница', 'границы', 'границ'],
  ['зона', 'зоны', 'зон'],
  ['ход', 'хода', 'ходов'],
]
/** After these a number stands in the genitive: «из 3 вариантов». */
const GENITIVE = /(?:^| )(?:из|до|от|без|после|около|больше|меньше|против|для|у|карт)$/iu

function russianNumber(text: string): boolean {
  for (const [, before = '', digits = '', word = ''] of text.matchAll(
    /(\S*) ?(?<![\p{L}\d.,:/–-])(\d+) ([а-яё]+)/giu,
  )) {
    const forms = RUSSIAN.find((each) => each.includes(word))
    if (forms === undefined || GENITIVE.test(before)) continue
    const [tens, units] = [Number(digits) % 100, Number(digits) % 10]
    const due = tens > 10 && tens < 15 ? 2 : units === 1 ? 0 : units > 1 && units < 5 ? 1 : 2
    if (forms[due] !== word) return true
  }
  return /есть только 0(?!\d)|только 0 [а-яё]/u.test(text)
}

/** What can go wrong in one language alone. */
const OWN: Readonly<Record<Lang, (text: string) => string | undefined>> = {
  en: (text) => ENGLISH.find(([pattern]) => pattern.test(text))?.[1],
  ru: (text) => (russianNumber(text) ? 'a wrong number' : undefined),
}

/** What is wrong with a sentence; undefined, if nothing is known against it. */
export const slipIn = (lang: Lang, text: string): string | undefined =>
  ANYWHERE.find(([pattern]) => pattern.test(text))?.[1] ?? OWN[lang](text)

/** A sentence by itself begins like one: «Нет …», “4 hits …”, not "cluster 5 is …". */
export const beginsLikeOne = (text: string): boolean => /^[\p{Lu}\d“«(‘]/u.test(text)
