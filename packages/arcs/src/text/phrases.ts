// What Arcs can say so far. The sentences of a language are a sixth of the game: they are put in by whoever speaks it
// (`words/`).

import type { AnyPhrases, Lang } from '@understudy/procedure'

export const phrases: Readonly<Record<Lang, AnyPhrases>> = { en: {}, ru: {} }
