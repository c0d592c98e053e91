// Words of games that come when they are used: see `games/arcs/text/speaking.ts`.

import type { Lang } from '@understudy/procedure'

/** What words are for: `always` comes with the language, `options` are names of options, `refusals` say why something is forbidden. */
export const WORDS_FOR = ['always', 'options', 'refusals', 'lars'] as const
export type WordsFor = (typeof WORDS_FOR)[number]

interface Words {
  readonly lang: Lang
  readonly what: WordsFor
  load(): Promise<unknown>
  /** On their way. */
  coming?: Promise<void> | undefined
}

let waiting: readonly Words[] = []
const used = new Set<Lang>()
const wanted = new Set<WordsFor>(['always'])

/** Whoever loads a game waits with `lateWords` before anything is said. */
export function register(lang: Lang, load: () => Promise<unknown>, what: WordsFor = 'always'): void {
  waiting = [...waiting, { lang, what, load }]
}

const isDue = ({ lang, what }: Words): boolean => used.has(lang) && wanted.has(what)

/** Loads what is waiting for the languages in use, and waits for what is on its way. */
export async function lateWords(...more: readonly Lang[]): Promise<void> {
  for (const lang of more) used.add(lang)
  await Promise.all(
    waiting.filter(isDue).map((words) => {
      words.coming ??= words.load().then(
        () => {
          waiting = waiting.filter((each) => each !== words)
        },
        (error: unknown) => {
          words.coming = undefined
          throw error
        },
      )
      return words.coming
    }),
  )
}

/** For whoever shows words that not every table needs, now and in languages still to come; undefined if they are there. */
export function wordsFor(what: WordsFor): Promise<void> | undefined {
  wanted.add(what)
  return waiting.some(isDue) ? lateWords() : undefined
}
