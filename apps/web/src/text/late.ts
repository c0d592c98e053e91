// Words of games that come when their language is used: see `oneLanguage` in vite.config.ts.

import type { Lang } from '@understudy/procedure'

interface Words {
  readonly lang: Lang
  /** Only some pages show them. */
  readonly seldom: boolean
  load(): Promise<unknown>
}

let waiting: readonly Words[] = []
const used = new Set<Lang>()
let seldomToo = false

/** Called by the words themselves. Whoever loads a game waits with `lateWords` before anything is said. */
export function register(lang: Lang, load: () => Promise<unknown>, seldom = false): void {
  waiting = [...waiting, { lang, seldom, load }]
}

/** Loads what is waiting for the languages in use. */
export async function lateWords(...more: readonly Lang[]): Promise<void> {
  for (const lang of more) used.add(lang)
  const isDue = ({ lang, seldom }: Words) => used.has(lang) && (seldomToo || !seldom)
  const due = waiting.filter(isDue)
  waiting = waiting.filter((words) => !isDue(words))
  await Promise.all(
    due.map((words) =>
      words.load().catch((error: unknown) => {
        waiting = [...waiting, words]
        throw error
      }),
    ),
  )
}

/** For pages that show what is seldom shown, now and in languages still to come: the names of options. */
export function allWords(): Promise<void> {
  seldomToo = true
  return lateWords()
}
