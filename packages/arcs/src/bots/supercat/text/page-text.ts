// The words of a page in one language.

import type { NodeText } from '@understudy/procedure'
import type { NodeId } from '../sources.ts'

/** The sentence of another rule, with the author's number of this one if it is another. */
export interface Like {
  readonly like: NodeId
  readonly number?: number
}

export interface PageText<Id extends NodeId> {
  readonly title: string
  readonly intro?: string
  readonly nodes: Readonly<Record<Id, string | NodeText | Like>>
}

type Sentences = Readonly<Record<string, string | NodeText | Like>>

/** What is said of a rule; rules of several versions may share it. */
export function sentence(all: Sentences, id: string): NodeText {
  const text = all[id]
  if (text === undefined) throw new Error(`there is no text for ${id}`)
  if (typeof text === 'string') return { rule: text }
  if (!('like' in text)) return text
  const same = sentence(all, text.like)
  return text.number === undefined ? same : { ...same, rule: same.rule.replace(/ \([\d, ]+\)$/, ` (${text.number})`) }
}
