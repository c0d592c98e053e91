// The words of Arcs, by what they are for: those of a game, a sixth of it in each language, and those of its page. They come
// in the languages that are used, and some only when they are wanted.

import { LANGS, type Lang } from '@understudy/procedure'
import { register, WORDS_FOR, type WordsFor } from '../../../text/late.ts'
import { COMPOSE_WORDS } from '../compose/words.ts'
import { WORDS } from './words.ts'

const LOAD: Readonly<Record<Lang, Readonly<Record<WordsFor, () => Promise<unknown>>>>> = {
  en: {
    always: () =>
      Promise.all([
        import('@understudy/arcs/words/en'),
        import('./en.ts').then((own) => Object.assign(WORDS.en, own.en)),
        import('../compose/words-en.ts').then((own) => Object.assign(COMPOSE_WORDS.en, own.en)),
      ]),
    options: () => import('@understudy/arcs/words/en-options'),
    refusals: () => import('@understudy/arcs/words/en-refusals'),
    lars: () => import('@understudy/arcs/words/en-lars'),
  },
  ru: {
    always: () =>
      Promise.all([
        import('@understudy/arcs/words/ru'),
        import('./ru.ts').then((own) => Object.assign(WORDS.ru, own.ru)),
        import('../compose/words-ru.ts').then((own) => Object.assign(COMPOSE_WORDS.ru, own.ru)),
      ]),
    options: () => import('@understudy/arcs/words/ru-options'),
    refusals: () => import('@understudy/arcs/words/ru-refusals'),
    lars: () => import('@understudy/arcs/words/ru-lars'),
  },
}

for (const lang of LANGS) for (const what of WORDS_FOR) register(lang, LOAD[lang][what], what)
