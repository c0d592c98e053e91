// Names of cards in a text that is written already, as the settings wish them. The game that has such cards knows how.

import type { Lang } from '@understudy/procedure'
import { lang, names } from '../store/settings.ts'

type Naming = (lang: Lang, text: string) => string
let naming: Naming | undefined

/** A game with cards that a box calls otherwise: told once, when it is loaded. */
export const nameBy = (how: Naming): void => {
  naming = how
}

export const named = (text: string): string =>
  names.value === 'both' && naming !== undefined ? naming(lang.value, text) : text
