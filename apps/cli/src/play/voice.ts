// How the table speaks: sentences for a person, or one JSON object a line for a program.

import type { Context } from '../context.ts'

export interface Message {
  readonly kind: 'log' | 'ask' | 'board' | 'note' | 'refused' | 'why' | 'over'
  readonly text: string | readonly string[]
  readonly data?: Readonly<Record<string, unknown>>
}

export type Voice = (message: Message) => void

export function voiceOf(context: Context): Voice {
  return ({ kind, text, data }) => {
    if (context.json) {
      context.line(JSON.stringify({ kind, text, ...data }))
      return
    }
    for (const line of typeof text === 'string' ? [text] : text) context.line(line)
  }
}
