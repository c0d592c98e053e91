// Coverage: for each rule, how often it was asked, answered yes, and decided what was done.

import type { Node } from '../book/nodes.ts'
import type { AnyRulebook } from '../book/rulebook.ts'
import type { TraceEvent, TraceSink } from './trace.ts'

export interface Count {
  asked: number
  yes: number
  /** Plans that began by this rule: a plan of three actions was decided once. */
  decided: number
  /**
   * What else these decisions rested on, as counts by a list of words: rules that chose something on the way to it, and
   * the sources of preferences that dropped something (`backport`, `ruling`).
   */
  rested?: Record<string, number>
}

export type Counts = Record<string, Count>

/** Counts while a bot runs; costs far less than a full trace. */
export class Coverage implements TraceSink {
  readonly detail = false
  readonly counts: Counts = {}
  /** The rule that found its candidates last; an `act` has none and is asked by being done. */
  #found = ''
  #rests = new Set<string>()

  event(event: TraceEvent): void {
    switch (event.e) {
      case 'ask': {
        const count = this.#of(event.node)
        count.asked++
        if (event.yes) count.yes++
        return
      }
      case 'found': {
        const count = this.#of(event.node)
        count.asked++
        if (event.candidates.length > 0) count.yes++
        this.#found = event.node
        if (event.as !== undefined && event.candidates.length > 0) this.#rests.add(event.node)
        return
      }
      case 'prefer':
        if (event.source !== undefined && event.dropped.length > 0) this.#rests.add(event.source.by)
        return
      case 'roll':
      case 'fact':
      case 'go':
      case 'proceed': {
        const count = this.#of(event.node)
        count.asked++
        count.yes++
        return
      }
      case 'act': {
        if (event.step > 0) return
        if (event.by !== undefined) {
          // Carrying out is being read; deciding was the rule that chose.
          const carried = this.#of(event.node)
          if (this.#found !== event.node) {
            carried.asked++
            carried.yes++
          }
          this.#found = event.by
        }
        const decided = event.by ?? event.node
        const count = this.#of(decided)
        count.decided++
        this.#rests.delete(decided)
        if (this.#rests.size > 0) {
          count.rested ??= {}
          const key = [...this.#rests].join(' ')
          count.rested[key] = (count.rested[key] ?? 0) + 1
          this.#rests.clear()
        }
        if (this.#found !== decided) {
          count.asked++
          count.yes++
        }
        this.#found = ''
      }
    }
  }

  #of(node: string): Count {
    let count = this.counts[node]
    if (count === undefined) {
      count = { asked: 0, yes: 0, decided: 0 }
      this.counts[node] = count
    }
    return count
  }
}

export function addCounts(into: Counts, from: Counts): void {
  for (const [node, count] of Object.entries(from)) {
    const sum = into[node] ?? { asked: 0, yes: 0, decided: 0 }
    sum.asked += count.asked
    sum.yes += count.yes
    sum.decided += count.decided
    for (const [key, n] of Object.entries(count.rested ?? {})) {
      sum.rested ??= {}
      sum.rested[key] = (sum.rested[key] ?? 0) + n
    }
    into[node] = sum
  }
}

/** Every rule of an edition in the order of the book, with its page. */
export function listNodes(
  rulebook: Pick<AnyRulebook, 'pages'>,
  edition: string,
): { page: string; node: string; kind: string }[] {
  const out: { page: string; node: string; kind: string }[] = []
  for (const page of rulebook.pages) {
    const walk = (nodes: readonly Node<unknown, unknown>[]): void => {
      for (const node of nodes) {
        if (node.kind === 'only') {
          if (node.editions.includes(edition)) walk(node.nodes)
          continue
        }
        if (node.kind === 'set') continue
        out.push({ page: page.id, node: node.id, kind: node.kind })
        for (const branch of branches(node)) walk(branch)
      }
    }
    walk(page.nodes as readonly Node<unknown, unknown>[])
  }
  return out
}

/** The nested lists of a node, yes-branch first. */
export function branches(node: Node<unknown, unknown>): (readonly Node<unknown, unknown>[])[] {
  switch (node.kind) {
    case 'ask':
      return node.no === undefined ? [node.yes] : [node.yes, node.no]
    case 'can':
      return node.none === undefined ? (node.then === undefined ? [] : [node.then]) : [node.then ?? [], node.none]
    case 'choose':
    case 'select':
      return node.none === undefined ? [node.then] : [node.then, node.none]
    case 'repeat':
      return [node.body]
    case 'only':
      return [node.nodes]
    default:
      return []
  }
}
