// Dice and their faces in words: a rulebook may name them among its phrases, as `die.<id>` and `face.<id>`.

import type { Json } from '../json.ts'
import type { Lang, Phrasebook } from './say.ts'
import { speak } from './say.ts'

const named = (
  book: Phrasebook,
  lang: Lang,
  key: string,
  facts: Readonly<Record<string, Json>>,
  bare: string,
): string => (Object.hasOwn(book[lang], key) ? speak(book, lang, { say: key, with: facts }) : bare)

/** "the assault die"; in Russian in the genitive, as in «бросок кубика тарана». */
export const dieWords = (book: Phrasebook, lang: Lang, die: string): string => named(book, lang, `die.${die}`, {}, die)

export const faceWords = (book: Phrasebook, lang: Lang, die: string, face: number | string): string =>
  named(book, lang, `face.${die}`, { face }, String(face))
