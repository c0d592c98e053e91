// The words of the pages on which a turn is entered. A key that one language lacks does not compile.

import type { Lang } from '@understudy/procedure'
import { type ComposeWords, en } from './words-en.ts'
import { ru } from './words-ru.ts'

export const COMPOSE_WORDS: Readonly<Record<Lang, ComposeWords>> = { en, ru }
