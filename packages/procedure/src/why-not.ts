// "Why not?": for any legal alternative, what beat it. The answer comes from the trace of the decision and, for rules that
// were not reached, from asking them what they would have offered.

import { branches } from './coverage.ts'
import { canonical, equal, type Json } from './json.ts'
import type { Ctx, Node } from './nodes.ts'
import type { AnyRulebook } from './rulebook.ts'
import type { Runner } from './run.ts'
import type { Candidate, TraceEvent } from './trace.ts'

export type Verdict =
  /** It is what the bot did. */
  | { readonly kind: 'done'; readonly node: string }
  /** A preference dropped it. */
  | {
      readonly kind: 'dropped'
      readonly node: string
      readonly preference: string
      readonly own: Candidate
      readonly kept: readonly Candidate[]
    }
  /** It was as good as the others; the random pick took another. */
  | { readonly kind: 'unlucky'; readonly node: string; readonly of: number; readonly chosen: Candidate }
  /** A rule would have done it, but a question before it was answered the other way. */
  | { readonly kind: 'guarded'; readonly node: string; readonly by: string; readonly yes: boolean }
  /** A rule that comes later would have done it; this one decided first. */
  | { readonly kind: 'later'; readonly node: string; readonly first: string }
  /** No rule of the book does it. */
  | { readonly kind: 'outside'; readonly decided: string }

/**
 * `events` is the trace of one decision, from the previous action of this seat up to the action that was taken;
 * `view` and `vars` are those at the moment it was taken.
 */
export function whyNot<View, Action>(
  runner: Runner<View, Action>,
  view: View,
  seat: string,
  vars: Record<string, unknown>,
  events: readonly TraceEvent[],
  alternative: Action,
): Verdict {
  const acted = events.findLast((event) => event.e === 'act')
  const decided = acted?.e === 'act' ? acted.node : ''
  if (acted?.e === 'act' && equal(acted.action, alternative)) return { kind: 'done', node: decided }
  return (
    fromTrace(runner.rulebook, events, alternative) ??
    fromBook(runner.rulebook, runner.context(view, seat, { ...vars }), events, alternative, decided) ?? {
      kind: 'outside',
      decided,
    }
  )
}

/** Looks for the alternative among the candidates of rules that were read. */
function fromTrace<Action>(book: AnyRulebook, events: readonly TraceEvent[], alternative: Action): Verdict | undefined {
  for (let i = events.length - 1; i >= 0; i--) {
    const found = events[i]
    if (found?.e !== 'found') continue
    const wanted = (candidate: Candidate): boolean =>
      found.as === undefined
        ? candidate.first !== undefined && equal(candidate.first, alternative)
        : (book.concerns?.(alternative, found.as, candidate.value) ?? false)
    const places = found.candidates.flatMap((candidate, at) => (wanted(candidate) ? [at] : []))
    if (places.length === 0) continue
    const verdict = fate(found, events, i, places)
    if (verdict !== undefined) return verdict
  }
  return undefined
}

/** What became of these candidates in the narrowing that starts at `found`; undefined if one of them was chosen. */
function fate(
  found: Extract<TraceEvent, { e: 'found' }>,
  events: readonly TraceEvent[],
  start: number,
  places: readonly number[],
): Verdict | undefined {
  const candidate = (at: number): Candidate => found.candidates[at] ?? { value: null }
  let alive = [...places]
  for (let i = start + 1; i < events.length; i++) {
    const event = events[i]
    if (event === undefined || !('node' in event) || event.node !== found.node || event.e === 'found') break
    if (event.e === 'prefer') {
      const still = alive.filter((at) => event.kept.includes(at))
      if (still.length === 0) {
        const own = candidate(alive[0] ?? 0)
        return { kind: 'dropped', node: found.node, preference: event.preference, own, kept: event.kept.map(candidate) }
      }
      alive = still
    }
    if (event.e === 'pick') {
      if (alive.includes(event.chosen)) return undefined
      return { kind: 'unlucky', node: found.node, of: event.of.length, chosen: candidate(event.chosen) }
    }
  }
  return undefined
}

/** Asks the rules that were not read, or said no, whether they would have offered it. */
function fromBook<Action>(
  book: AnyRulebook,
  c: Ctx,
  events: readonly TraceEvent[],
  alternative: Action,
  decided: string,
): Verdict | undefined {
  const asked = new Map<string, boolean>()
  const pages = new Set<string>()
  for (const event of events) {
    if (event.e === 'ask') asked.set(event.node, event.yes)
    if (event.e === 'page') pages.add(event.page)
  }
  const pageOfDecision = book.pages.find((page) => mentions(page.nodes as readonly AnyNode[], decided))
  if (pageOfDecision !== undefined) pages.add(pageOfDecision.id)
  for (const page of book.pages) {
    if (!pages.has(page.id)) continue
    const verdict = probe(page.nodes as readonly AnyNode[], c, alternative, asked, decided, [])
    if (verdict !== undefined) return verdict
  }
  return undefined
}

type AnyNode = Node<Ctx, unknown>
interface Guard {
  readonly node: string
  readonly wants: boolean
}

function probe(
  nodes: readonly AnyNode[],
  c: Ctx,
  alternative: unknown,
  asked: ReadonlyMap<string, boolean>,
  decided: string,
  guards: readonly Guard[],
): Verdict | undefined {
  for (const node of nodes) {
    if (node.kind === 'only' && !node.editions.includes(c.edition)) continue
    if ((node.kind === 'can' || node.kind === 'act') && offers(node, c, alternative)) {
      const closed = guards.find((guard) => asked.has(guard.node) && asked.get(guard.node) !== guard.wants)
      if (closed !== undefined) return { kind: 'guarded', node: node.id, by: closed.node, yes: !closed.wants }
      if (node.id !== decided) return { kind: 'later', node: node.id, first: decided }
    }
    const lists = branches(node as Node<unknown, unknown>) as (readonly AnyNode[])[]
    for (const [at, list] of lists.entries()) {
      const guard = node.kind === 'ask' || node.kind === 'repeat' ? [{ node: node.id, wants: at === 0 }] : []
      const verdict = probe(list, c, alternative, asked, decided, [...guards, ...guard])
      if (verdict !== undefined) return verdict
    }
  }
  return undefined
}

/** Whether a rule could come up with this action in this position. A rule that cannot be asked now offers nothing. */
function offers(node: Extract<AnyNode, { kind: 'can' | 'act' }>, c: Ctx, alternative: unknown): boolean {
  const wanted = canonical(alternative)
  const first = (made: unknown): unknown => (Array.isArray(made) ? made[0] : made)
  try {
    if (node.kind === 'act') return canonical(first(node.act(c))) === wanted
    return node.ways.from(c).some((x) => canonical(first(node.act(c, x)) as Json) === wanted)
  } catch {
    return false
  }
}

function mentions(nodes: readonly AnyNode[], id: string): boolean {
  return nodes.some(
    (node) =>
      ('id' in node && node.id === id) ||
      branches(node as Node<unknown, unknown>).some((list) => mentions(list as readonly AnyNode[], id)),
  )
}
