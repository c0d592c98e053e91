// Names in the order of their language.

import type { Lang } from '@understudy/procedure'
import { useEffect } from 'preact/hooks'

const collators: Partial<Record<Lang, Intl.Collator>> = {}

export function byName(lang: Lang): (a: string, b: string) => number {
  collators[lang] ??= new Intl.Collator(lang)
  return collators[lang].compare
}

/**
 * The first comparison of all makes a browser load its tables of letters: 40 ms of a slow machine, which should not fall
 * into somebody's move. It is made in a task of its own, once the map is there.
 */
export function useTablesOfLetters(there: boolean, lang: Lang): void {
  useEffect(() => {
    if (!there) return
    const due = setTimeout(() => byName(lang)('a', 'b'), 0)
    return () => clearTimeout(due)
  }, [there, lang])
}
