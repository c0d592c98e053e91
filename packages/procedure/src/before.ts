// What was asked before a rule came to its turn: the question above it, and those that were answered no.

import { branches } from './coverage.ts'
import type { Node } from './nodes.ts'
import type { AnyRulebook } from './rulebook.ts'
import type { TraceEvent } from './trace.ts'

type Ask = Extract<TraceEvent, { e: 'ask' }>

/** The nearest question above what stands at this place, on the same page. */
export function askedAbove(events: readonly TraceEvent[], at: number): Ask | undefined {
  const depth = events[at]?.depth ?? 0
  for (let i = at - 1; i >= 0; i--) {
    const event = events[i]
    if (event?.e === 'page' && event.depth < depth) return undefined
    if (event?.e === 'ask' && event.depth < depth) return event
  }
  return undefined
}

interface Led {
  /** The page that was left for this one, and the rule that led here. */
  readonly page: string
  readonly go: string
  /** The question or the search above that rule; none if it stands by itself. */
  readonly cause: Ask | Extract<TraceEvent, { e: 'found' }> | undefined
}

/** How the page came to be read on which something stands. */
export function ledFrom(events: readonly TraceEvent[], at: number): Led | undefined {
  const depth = events[at]?.depth ?? 0
  const entered = events.findLastIndex((event, i) => i < at && event.e === 'page' && event.depth < depth)
  const go = events[entered - 1]
  if (go?.e !== 'go') return undefined
  let cause: Led['cause']
  for (let i = entered - 2; i >= 0; i--) {
    const event = events[i]
    if (event === undefined || event.depth >= go.depth) continue
    if (event.e === 'page') return { page: event.page, go: go.node, cause }
    if (event.e === 'ask' || event.e === 'found') cause ??= event
  }
  return undefined
}

/** The question of this turn, answered no, that left what is dealt with here (`after` of an act). */
export function leftBy(
  { pages }: Pick<AnyRulebook, 'pages'>,
  node: string,
  ...turn: readonly (readonly TraceEvent[])[]
): Ask | undefined {
  const find = (nodes: readonly Node<unknown, unknown>[]): string | undefined => {
    for (const each of nodes) {
      if (each.kind === 'act' && each.id === node) return each.after
      for (const branch of branches(each)) {
        const found = find(branch)
        if (found !== undefined) return found
      }
    }
    return undefined
  }
  for (const page of pages) {
    const after = find(page.nodes)
    if (after === undefined) continue
    const asked = turn.flat().findLast((event) => event.e === 'ask' && event.node === after)
    return asked?.e === 'ask' && !asked.yes ? asked : undefined
  }
  return undefined
}

/** A rule that was told no. */
interface Refused {
  readonly node: string
  /** It looked for a way and found none; otherwise it only asked. */
  readonly sought: boolean
}

/** The rules before this place that asked and were told no, nearest first: beside it or above it, on the same page. */
export function refusedBefore(
  events: readonly TraceEvent[],
  at: number,
  asks: (node: string) => boolean,
): readonly Refused[] {
  let depth = events[at]?.depth ?? 0
  const out: Refused[] = []
  for (let i = at - 1; i >= 0; i--) {
    const event = events[i]
    if (event === undefined || event.e === 'act') break
    if (event.depth > depth) continue
    if (event.e === 'page') break
    depth = event.depth
    const no = (event.e === 'ask' && !event.yes) || (event.e === 'found' && event.candidates.length === 0)
    if (no && asks(event.node) && out.every(({ node }) => node !== event.node))
      out.push({ node: event.node, sought: event.e === 'found' })
  }
  return out
}

/** Whether all rules before this place that looked for a way, on the same page, found none; and there were some. */
export function soughtInVain(events: readonly TraceEvent[], at: number): boolean {
  let depth = events[at]?.depth ?? 0
  let sought = false
  for (let i = at - 1; i >= 0; i--) {
    const event = events[i]
    if (event === undefined || event.e === 'act') break
    if (event.depth > depth) continue
    if (event.e === 'page') break
    depth = event.depth
    if (event.e !== 'found') continue
    if (event.candidates.length > 0) return false
    sought = true
  }
  return sought
}
