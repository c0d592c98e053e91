// What was asked before a rule came to its turn: the question above it, and those that were answered no.

import type { Node } from '../book/nodes.ts'
import type { AnyRulebook } from '../book/rulebook.ts'
import type { Deed } from '../trace/choice.ts'
import { branches } from '../trace/coverage.ts'
import type { TraceEvent } from '../trace/trace.ts'
import type { Say } from '../words/say.ts'

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

type Doer = Extract<Node<unknown, unknown>, { kind: 'act' | 'choose' | 'select' }>

/** The rule that does or chooses something, by its id. */
function doerIn(nodes: readonly Node<unknown, unknown>[], id: string): Doer | undefined {
  for (const each of nodes) {
    if ((each.kind === 'act' || each.kind === 'choose' || each.kind === 'select') && each.id === id) return each
    for (const branch of branches(each)) {
      const found = doerIn(branch, id)
      if (found !== undefined) return found
    }
  }
  return undefined
}

const doerOf = ({ pages }: Pick<AnyRulebook, 'pages'>, id: string): Doer | undefined => {
  for (const page of pages) {
    const found = doerIn(page.nodes, id)
    if (found !== undefined) return found
  }
  return undefined
}

type Answered = Ask | Extract<TraceEvent, { e: 'found' }>
const saidYes = (event: Answered): boolean => (event.e === 'ask' ? event.yes : event.candidates.length > 0)

const lastAnswered = (id: string, turn: readonly TraceEvent[]): Answered | undefined =>
  turn.findLast((event): event is Answered => (event.e === 'ask' || event.e === 'found') && event.node === id)

/** The rule of this turn, answered no, that left what is dealt with here (`after` of an act). */
export function leftBy(
  book: Pick<AnyRulebook, 'pages'>,
  node: string,
  ...turn: readonly (readonly TraceEvent[])[]
): Answered | undefined {
  const act = doerOf(book, node)
  const after = act?.kind === 'act' ? act.after : undefined
  const asked = after === undefined ? undefined : lastAnswered(after, turn.flat())
  return asked === undefined || saidYes(asked) ? undefined : asked
}

/**
 * Rules of this turn that say something about what is done here, besides the one that decided (`along`): questions that were
 * answered yes, searches that found nothing. Those of a choice are read after it.
 */
export function alongWith(
  book: Pick<AnyRulebook, 'pages'>,
  { act, decided }: Pick<Deed, 'act' | 'decided'>,
  ...turn: readonly (readonly TraceEvent[])[]
): Answered[] {
  const all = turn.flat()
  const chosen = all.findLastIndex((event) => event.e === 'found' && event.node === decided)
  const said = (node: string, since: number) =>
    (doerOf(book, node)?.along ?? []).flatMap((id) => {
      const answered = lastAnswered(id, all.slice(since))
      return answered !== undefined && saidYes(answered) === (answered.e === 'ask') ? [answered] : []
    })
  return [...(decided === act.node || chosen < 0 ? [] : said(decided, chosen)), ...said(act.node, 0)]
}

/** A rule that was told no. */
interface Refused {
  readonly node: string
  /** It looked for a way and found none; otherwise it only asked. */
  readonly sought: boolean
  /** What that rests on. */
  readonly because: readonly Say[]
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
      out.push({ node: event.node, sought: event.e === 'found', because: event.because ?? [] })
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
