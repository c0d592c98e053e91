// The words of a line, one after another.

import { tidy } from './letters.ts'
import type { TypedSay } from './phrases.ts'

export class Reader {
  readonly words: readonly string[]
  at = 0

  constructor(line: string) {
    // A dot ends a turn even if it hangs on to a word; a separator is as good as a space.
    this.words = tidy(line)
      .replace(/(?<=[\p{L}\d])\s*-\s*(?=\d)/gu, '-')
      .replace(/\.(?=\s|$)/g, ' . ')
      .split(/[\s;,]+/)
      .filter((word) => word !== '')
  }

  get done(): boolean {
    return this.at >= this.words.length
  }
  get word(): string {
    return this.words[this.at] ?? ''
  }
  /** The word before: what something is missing after. */
  get last(): string {
    return this.words[this.at - 1] ?? ''
  }
  get rest(): readonly string[] {
    return this.words.slice(this.at)
  }
  take(): string {
    const word = this.word
    this.at++
    return word
  }
}

/** Thrown while a line is read; `typed.ts` makes an answer of it. */
export class NotUnderstood extends Error {
  readonly why: TypedSay
  constructor(why: TypedSay) {
    super(why.say)
    this.why = why
  }
}
