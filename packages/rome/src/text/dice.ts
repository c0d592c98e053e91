// Dice in words: what is rolled by colour ("2 green, 1 yellow"), what they show by face ("1 skull, 2 blanks"). The letters
// of both are different, so one string says which it is.

import { type Lang, plural } from '@understudy/procedure'

type Forms = { readonly one: string; readonly few?: string; readonly many: string }

const FACES: Readonly<Record<Lang, readonly (readonly [string, Forms])[]>> = {
  en: [
    ['K', { one: 'skull', many: 'skulls' }],
    ['X', { one: 'wound', many: 'wounds' }],
    ['S', { one: 'skirmish', many: 'skirmishes' }],
    ['-', { one: 'blank', many: 'blanks' }],
  ],
  ru: [
    ['K', { one: 'череп', few: 'черепа', many: 'черепов' }],
    ['X', { one: 'рана', few: 'раны', many: 'ран' }],
    ['S', { one: 'стычка', few: 'стычки', many: 'стычек' }],
    ['-', { one: 'пустая', few: 'пустые', many: 'пустых' }],
  ],
}

const COLOURS: Readonly<Record<Lang, readonly (readonly [string, Forms])[]>> = {
  en: [
    ['B', { one: 'black', many: 'black' }],
    ['W', { one: 'white', many: 'white' }],
    ['G', { one: 'green', many: 'green' }],
    ['Y', { one: 'yellow', many: 'yellow' }],
    ['R', { one: 'red', many: 'red' }],
  ],
  ru: [
    ['B', { one: 'чёрный', few: 'чёрных', many: 'чёрных' }],
    ['W', { one: 'белый', few: 'белых', many: 'белых' }],
    ['G', { one: 'зелёный', few: 'зелёных', many: 'зелёных' }],
    ['Y', { one: 'жёлтый', few: 'жёлтых', many: 'жёлтых' }],
    ['R', { one: 'красный', few: 'красных', many: 'красных' }],
  ],
}

const NONE: Readonly<Record<Lang, string>> = { en: 'no dice', ru: 'без кубиков' }

export function diceInWords(lang: Lang, letters: string): string {
  const parts = [...COLOURS[lang], ...FACES[lang]].flatMap(([letter, forms]) => {
    const n = [...letters].filter((each) => each === letter).length
    return n === 0 ? [] : [plural(lang, n, forms)]
  })
  return parts.length === 0 ? NONE[lang] : parts.join(', ')
}

/** One face or one colour: "wound", "green". */
export function dieWord(lang: Lang, letter: string): string {
  return [...COLOURS[lang], ...FACES[lang]].find(([each]) => each === letter)?.[1].one ?? letter
}
