// What Help was opened for: what is new to somebody ("What is this?" in the dock), or a card that lies in the reader.

import { signal } from '@preact/signals'

interface HelpAsked {
  /** What of a game's `meets`, or which kinds of decisions. */
  readonly about?: readonly string[]
  /** A card of the index. */
  readonly card?: string
}

export const helpAsked = signal<HelpAsked>({})
