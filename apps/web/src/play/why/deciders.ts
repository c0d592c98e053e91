// Which rule of a rulebook decided, where a step was merely carried out: the one that chose, or the question that led to
// it. What had nothing to choose from and was asked by nobody decided nothing.

import type { AnyRulebook } from '@understudy/procedure'

/** Of every rule: the one that decides it; absent: none does. */
export function decidersOf(book: Pick<AnyRulebook, 'pages' | 'text'>): ReadonlyMap<string, string> {
  const decides = ({ kind, id = '', ways }: AnyNode): boolean => {
    if (!CHOOSES.has(kind)) return kind === 'ask'
    const text = book.text.en.nodes[id]
    if (text?.rule.includes('?') === true) return true
    // One that asks nothing and prefers nothing takes what there is; one without an aim only looks for something.
    return (ways?.prefer?.length ?? 0) > 0 && text?.aim !== undefined
  }
  const chosenBy = new Map<string, string>()
  const found = new Map<string, string>()
  const all: { readonly node: AnyNode; readonly asked: string | undefined }[] = []
  const walk = (nodes: readonly AnyNode[], asked: string | undefined): void => {
    for (const node of nodes) {
      all.push({ node, asked })
      const { id } = node
      if (decides(node) && id !== undefined && node.as !== undefined && !chosenBy.has(node.as))
        chosenBy.set(node.as, id)
      const within = decides(node) ? id : asked
      for (const part of [node.yes, node.no, node.then, node.none, node.body, node.nodes]) walk(part ?? [], within)
    }
  }
  for (const { nodes } of book.pages) walk(nodes as readonly AnyNode[], undefined)
  for (const { node, asked } of all) {
    if (node.id === undefined) continue
    const chose = node.of?.map((name) => chosenBy.get(name)).find((id) => id !== undefined)
    const decider = chose ?? (decides(node) ? node.id : asked)
    if (decider !== undefined) found.set(node.id, decider)
  }
  return found
}

const CHOOSES: ReadonlySet<string> = new Set(['can', 'choose', 'select'])

/** What all kinds of rules have, as far as it matters here. */
interface AnyNode {
  readonly kind: string
  readonly id?: string
  readonly as?: string
  readonly ways?: { readonly prefer?: readonly unknown[] }
  readonly of?: readonly string[]
  readonly yes?: readonly AnyNode[]
  readonly no?: readonly AnyNode[]
  readonly then?: readonly AnyNode[]
  readonly none?: readonly AnyNode[]
  readonly body?: readonly AnyNode[]
  readonly nodes?: readonly AnyNode[]
}
