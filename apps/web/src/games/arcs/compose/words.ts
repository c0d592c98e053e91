// The words of the pages on which a turn is entered, in the languages that are used (`../text/speaking.ts`).

import type { Lang } from '@understudy/procedure'
import type { ComposeWords } from './words-en.ts'

export const COMPOSE_WORDS: Readonly<Record<Lang, ComposeWords>> = { en: {} as ComposeWords, ru: {} as ComposeWords }
