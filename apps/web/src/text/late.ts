// Words of games that come when their language is used: see `oneLanguage` in vite.config.ts.

import type { Lang } from '@understudy/procedure'

const waiting: Record<Lang, (() => Promise<unknown>)[]> = { en: [], ru: [] }
const used = new Set<Lang>()

/** Called by the words themselves. Whoever loads a game waits with `lateWords` before anything is said. */
export function register(lang: Lang, load: () => Promise<unknown>): void {
  waiting[lang].push(load)
}

/** Loads what is waiting for the languages in use. */
export async function lateWords(...more: readonly Lang[]): Promise<void> {
  for (const lang of more) used.add(lang)
  const due = [...used].flatMap((lang) => waiting[lang].splice(0).map((load) => ({ lang, load })))
  await Promise.all(
    due.map(({ lang, load }) =>
      load().catch((error: unknown) => {
        waiting[lang].push(load)
        throw error
      }),
    ),
  )
}
