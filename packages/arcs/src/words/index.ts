// All words in all languages. Whoever needs only some loads them one by one, by language and by what they are for
// (`@understudy/arcs/words/en`, `…/en-refusals`, `…/en-lars`, `…/en-options`).

import { LANGS, type Lang, type Phrases } from '@understudy/procedure'
import type { OptionWords } from '@understudy/table'
import { en as larsEn } from '../bots/lars/text/options/en.ts'
import { optionText as ofLars } from '../bots/lars/text/options/index.ts'
import { ru as larsRu } from '../bots/lars/text/options/ru.ts'
import { en as supercatEn } from '../bots/supercat/text/options/en.ts'
import { optionText as ofSupercat } from '../bots/supercat/text/options/index.ts'
import { ru as supercatRu } from '../bots/supercat/text/options/ru.ts'
import type { ArcsSayings } from '../rules/sayings.ts'
import type { LarsSayings } from '../rules/seats/lars-sayings.ts'
import { en } from '../text/en/index.ts'
import { en as gameEn } from '../text/options/en.ts'
import { optionText as ofGame } from '../text/options/index.ts'
import { ru as gameRu } from '../text/options/ru.ts'
import { phrases } from '../text/phrases.ts'
import { ru } from '../text/ru/index.ts'

interface Whole {
  readonly phrases: Phrases<ArcsSayings & LarsSayings>
  readonly game: OptionWords
  readonly supercat: OptionWords
  readonly lars: OptionWords
}
const WHOLE: Readonly<Record<Lang, Whole>> = {
  en: { phrases: en, game: gameEn, supercat: supercatEn, lars: larsEn },
  ru: { phrases: ru, game: gameRu, supercat: supercatRu, lars: larsRu },
}

export function speakAll(): void {
  for (const lang of LANGS) {
    Object.assign(phrases[lang], WHOLE[lang].phrases)
    Object.assign(ofGame[lang], WHOLE[lang].game)
    Object.assign(ofSupercat[lang], WHOLE[lang].supercat)
    Object.assign(ofLars[lang], WHOLE[lang].lars)
  }
}
