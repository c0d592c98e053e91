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
  /** What it is after when one of these rules decides; a rule that says what another one says is after the same. */
  readonly aims?: Readonly<Partial<Record<Id, string>>>
}

export type Sentences = Readonly<Record<string, string | NodeText | Like>>

/** What is said of a rule; rules of several versions may share it. */
export function sentence(all: Sentences, id: string): NodeText {
  const text = all[id]
  if (text === undefined) throw new Error(`there is no text for ${id}`)
  if (typeof text === 'string') return { rule: text }
  if (!('like' in text)) return text
  const same = sentence(all, text.like)
  return text.number === undefined ? same : { ...same, rule: same.rule.replace(/ \([\d, ]+\)$/, ` (${text.number})`) }
}

/** What a rule is after. `changed`: sentences that an edition has in place of others, and what these are after then. */
export function aimOf(
  all: Sentences,
  aims: Readonly<Partial<Record<string, string>>>,
  changed: { readonly nodes?: Sentences; readonly aims?: Readonly<Partial<Record<string, string>>> },
  id: string,
): string | undefined {
  const text = all[id]
  const other = changed.nodes?.[id]
  const own = other === undefined || (typeof other === 'object' && 'like' in other) ? aims[id] : undefined
  const like = typeof text === 'object' && 'like' in text ? text.like : undefined
  return changed.aims?.[id] ?? own ?? (like === undefined ? undefined : aimOf(all, aims, changed, like))
}
