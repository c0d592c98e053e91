// "Why not?": for any legal alternative, what beat it. The answer comes from the trace of the decision and, for rules that
// were not reached, from asking them what they would have offered.

import { type Choice, candidateAt, choiceFrom, choiceOf, deedOf } from './choice.ts'
import { branches } from './coverage.ts'
import { canonical, equal, type Json } from './json.ts'
import type { Ctx, Node } from './nodes.ts'
import type { AnyRulebook } from './rulebook.ts'
import type { Runner } from './run.ts'
import type { Say } from './say.ts'
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
  | {
      readonly kind: 'unlucky'
      readonly node: string
      readonly of: number
      readonly own: Candidate
      readonly chosen: Candidate
      /** Not the lot, but somebody at the table. */
      readonly by?: 'table'
    }
  /** A rule looked at it, and it was no candidate. */
  | {
      readonly kind: 'fell'
      readonly node: string
      readonly own: Candidate
      readonly why: Say
      /** What the rule chose instead, if it did. */
      readonly chosen?: Candidate | undefined
      /** A rule that comes later would have done it. */
      readonly later?: string | undefined
    }
  /** A rule would have done it, but a question before it was answered the other way. */
  | { readonly kind: 'guarded'; readonly node: string; readonly by: string; readonly yes: boolean }
  /** A rule that comes later would have done it; this one decided first. */
  | { readonly kind: 'later'; readonly node: string; readonly first: string }
  /** The rule had decided earlier on a plan of several actions, and this was the next of them. */
  | { readonly kind: 'planned'; readonly node: string; readonly plan?: Candidate | undefined }
  /** A rule could do it, but its place in the page had been passed by then. */
  | { readonly kind: 'passed'; readonly node: string; readonly decided: string }
  /** A rule on another page would do it, but this step led to that page instead. */
  | { readonly kind: 'elsewhere'; readonly node: string; readonly by: string; readonly page: string }
  /** It is about the very thing that was chosen, but is not how the rule carries it out. */
  | { readonly kind: 'how'; readonly node: string; readonly by: string; readonly chosen: Candidate }
  /** No rule of the book does it; the one that decided has other ways. */
  | { readonly kind: 'outside'; readonly decided: string; readonly chosen?: Candidate | undefined }

/**
 * `events` is the trace of one decision, from the previous action of this seat up to the action that was taken;
 * `view` and `vars` are those at the moment it was taken. `earlier` is what the run thought before: a choice made then
 * (which unit acts) may be what kept the alternative out.
 */
export function whyNot<View, Action>(
  runner: Runner<View, Action>,
  view: View,
  seat: string,
  vars: Record<string, unknown>,
  events: readonly TraceEvent[],
  alternative: Action,
  earlier: readonly TraceEvent[] = [],
): Verdict {
  const { rulebook } = runner
  const deed = deedOf(events)
  const decided = deed?.decided ?? ''
  if (deed !== undefined && equal(deed.act.action, alternative)) return { kind: 'done', node: decided }
  const settled = settledBy(rulebook, [...earlier, ...events], deed?.act, alternative)
  if (settled !== undefined) return settled
  const choice = choiceOf(events, decided) ?? choiceOf(earlier, decided)
  const chosen = choice?.chosen === undefined ? undefined : candidateAt(choice.found, choice.chosen)
  if (deed !== undefined && deed.act.step > 0) return { kind: 'planned', node: decided, plan: chosen }
  const met = new Set<string>()
  const compared = fromTrace(rulebook, events, alternative, met) ?? fromTrace(rulebook, earlier, alternative, met, true)
  if (compared !== undefined) return compared
  if (
    chosen !== undefined &&
    choice !== undefined &&
    deed !== undefined &&
    wanting(rulebook, choice.found, alternative)(chosen)
  )
    return { kind: 'how', node: decided, by: deed.act.node, chosen }
  const c = runner.context(view, seat, { ...vars })
  const book = fromBook(rulebook, c, events, alternative, decided, earlier)
  const fallen = fell(rulebook, [...earlier, ...events], alternative, decided)
  if (fallen !== undefined && fallen.node === decided)
    return { ...fallen, ...(book?.kind === 'later' ? { later: book.node } : {}) }
  if (book?.kind === 'later' || book?.kind === 'guarded') return book
  return fallen ?? book ?? { kind: 'outside', decided, ...(chosen === undefined ? {} : { chosen }) }
}

/** A part of the action that a question of its own settled: the last one of them that was asked. */
function settledBy(
  book: AnyRulebook,
  events: readonly TraceEvent[],
  act: Extract<TraceEvent, { e: 'act' }> | undefined,
  alternative: unknown,
): Verdict | undefined {
  const questions = act === undefined ? [] : (book.settles?.(act.action, alternative) ?? [])
  const asked = events.findLast((event) => event.e === 'ask' && questions.includes(event.node))
  if (act === undefined || asked?.e !== 'ask') return undefined
  return { kind: 'guarded', node: act.node, by: asked.node, yes: asked.yes }
}

/** Whether a candidate of a choice stands for this action. */
function wanting(book: AnyRulebook, found: Extract<TraceEvent, { e: 'found' }>, alternative: unknown) {
  return (candidate: Candidate): boolean =>
    found.as === undefined
      ? candidate.first !== undefined && equal(candidate.first, alternative as Json)
      : (book.concerns?.(alternative, found.as, candidate.value) ?? false)
}

/** A rule that looked at it and had a reason not to: the one that decided, otherwise the one that was read last. */
function fell(
  book: AnyRulebook,
  events: readonly TraceEvent[],
  alternative: unknown,
  decided: string,
): Extract<Verdict, { kind: 'fell' }> | undefined {
  let last: Extract<Verdict, { kind: 'fell' }> | undefined
  for (let i = events.length - 1; i >= 0; i--) {
    const found = events[i]
    if (found?.e !== 'found' || found.fell === undefined) continue
    if (last !== undefined && found.node !== decided) continue
    const own = found.fell.find(wanting(book, found, alternative))
    if (own === undefined) continue
    const { chosen } = choiceFrom(events, i, found)
    const instead = chosen === undefined ? {} : { chosen: candidateAt(found, chosen) }
    last = { kind: 'fell', node: found.node, own, why: own.why, ...instead }
    if (found.node === decided) return last
  }
  return last
}

/**
 * Looks for the alternative among the candidates of rules that were read. Of the choices under one name only the last one
 * still holds; `settled` has the names that were met.
 */
function fromTrace<Action>(
  book: AnyRulebook,
  events: readonly TraceEvent[],
  alternative: Action,
  settled: Set<string>,
  choicesOnly = false,
): Verdict | undefined {
  for (let i = events.length - 1; i >= 0; i--) {
    const found = events[i]
    if (found?.e !== 'found' || (choicesOnly && found.as === undefined)) continue
    if (found.as !== undefined) {
      if (settled.has(found.as)) continue
      settled.add(found.as)
    }
    const wanted = wanting(book, found, alternative)
    const places = found.candidates.flatMap((candidate, at) => (wanted(candidate) ? [at] : []))
    if (places.length === 0) continue
    const verdict = fate(choiceFrom(events, i, found), places)
    if (verdict !== undefined) return verdict
  }
  return undefined
}

/** What became of these candidates; undefined if one of them was chosen. */
function fate({ found, prefers, pick }: Choice, places: readonly number[]): Verdict | undefined {
  const { node } = found
  const candidate = (at: number): Candidate => candidateAt(found, at)
  let alive = [...places]
  for (const { preference, kept } of prefers) {
    const still = alive.filter((at) => kept.includes(at))
    if (still.length === 0)
      return { kind: 'dropped', node, preference, own: candidate(alive[0] ?? 0), kept: kept.map(candidate) }
    alive = still
  }
  if (pick === undefined || alive.includes(pick.chosen)) return undefined
  const by = pick.by === undefined ? {} : { by: pick.by }
  const own = candidate(alive[0] ?? 0)
  return { kind: 'unlucky', node, of: pick.of.length, own, chosen: candidate(pick.chosen), ...by }
}

/** Asks the rules that were not read, or said no, whether they would have offered it. */
function fromBook<Action>(
  book: AnyRulebook,
  c: Ctx,
  events: readonly TraceEvent[],
  alternative: Action,
  decided: string,
  earlier: readonly TraceEvent[],
): Verdict | undefined {
  const read = new Set<string>()
  const asked = new Map<string, boolean>()
  const visited = new Set<string>()
  const gone = new Map<string, string>()
  for (const event of lastPass(earlier, events)) {
    if (event.e === 'page') visited.add(event.page)
    if (event.e === 'ask') asked.set(event.node, event.yes)
    if (event.e === 'go') gone.set(event.node, event.page)
    if (event.e === 'found') {
      read.add(event.node)
      asked.set(event.node, event.candidates.length > 0)
    }
  }
  const before = answersIn(earlier)
  const closing = (guards: readonly Guard[], answers: ReadonlyMap<string, boolean>): Guard | undefined =>
    guards.find((guard) => answers.has(guard.id) && answers.get(guard.id) !== guard.wants)
  const { offers, leads } = offering(book, c, alternative)
  const marks = marksOf(book, c.edition, decided, openPages([...earlier, ...events]))

  /** Why no step led to the page: of several steps, the one that was come nearest to. */
  const astray = (node: string, page: string, seen: ReadonlySet<string>): Verdict | undefined => {
    let near: { readonly verdict: Verdict; readonly depth: number } | undefined
    const note = (verdict: Verdict | undefined, depth: number): void => {
      if (verdict !== undefined && (near === undefined || depth > near.depth)) near = { verdict, depth }
    }
    for (const { node: by, page: from, guards, at, to } of leads) {
      if (!to.includes(page) || seen.has(from)) continue
      const led = gone.get(by) ?? before.gone.get(by)
      if (led !== undefined && led !== page) return { kind: 'elsewhere', node, by, page: led }
      const closed = closing(guards, asked) ?? closing(guards, before.asked)
      const mark = marks.get(from)
      if (closed !== undefined) note(guardedBy(node, closed), guards.indexOf(closed) + 1)
      else if (mark !== undefined && at !== mark)
        note(at > mark ? { kind: 'later', node, first: decided } : { kind: 'passed', node, decided }, 0)
      else if (mark === undefined) note(astray(node, from, new Set([...seen, page])), 0)
    }
    return near?.verdict
  }

  const verdicts = offers.flatMap(({ node, page, guards, at, choice }): Verdict[] => {
    if (node === decided || read.has(node)) return []
    const closed = closing(guards, asked)
    if (closed !== undefined) return choice ? [] : [guardedBy(node, closed)]
    const mark = marks.get(page)
    const later = mark !== undefined && at > mark
    if (!later && (mark !== undefined || visited.has(page))) {
      const then = closing(guards, before.asked)
      if (choice) return []
      return [then === undefined ? { kind: 'passed', node, decided } : guardedBy(node, then)]
    }
    // Rules that were not come to would only do it if the questions that lead to them were answered that way.
    if (!guards.every((guard) => asked.has(guard.id) || leadsOn(guard, c))) return []
    if (later) return [{ kind: 'later', node, first: decided }]
    const led = choice ? undefined : astray(node, page, new Set())
    return led === undefined ? [] : [led]
  })
  return (
    verdicts.find(({ kind }) => kind === 'guarded' || kind === 'later') ??
    verdicts.find(({ kind }) => kind === 'passed') ??
    verdicts[0]
  )
}

const guardedBy = (node: string, { id, wants }: Guard): Verdict => ({ kind: 'guarded', node, by: id, yes: !wants })

/** The last answer to each question, and where each step led last. */
function answersIn(events: readonly TraceEvent[]) {
  const asked = new Map<string, boolean>()
  const gone = new Map<string, string>()
  for (const event of events) {
    if (event.e === 'ask') asked.set(event.node, event.yes)
    if (event.e === 'found') asked.set(event.node, event.candidates.length > 0)
    if (event.e === 'go') gone.set(event.node, event.page)
  }
  return { asked, gone }
}

/** The trace of a decision without what was read in earlier rounds of a loop: it was about something else. */
function lastPass(earlier: readonly TraceEvent[], events: readonly TraceEvent[]): TraceEvent[] {
  const out: TraceEvent[] = []
  const places = new Map<string, number>()
  for (const event of [...earlier, ...events]) {
    if (event.e === 'ask' || event.e === 'found') {
      const place = places.get(event.node) ?? out.length
      const before = out[place]
      if (before !== undefined && 'node' in before && before.node === event.node) out.length = place
      places.set(event.node, out.length)
    }
    out.push(event)
  }
  const recent = new Set(events)
  return out.filter((event) => recent.has(event))
}

type AnyNode = Node<Ctx, unknown>
interface Guard {
  readonly id: string
  readonly node: AnyNode
  readonly wants: boolean
}

interface Offer {
  readonly node: string
  readonly page: string
  /** Questions that lead to it, outermost first. */
  readonly guards: readonly Guard[]
  /** Its place in the order of the book. */
  readonly at: number
  /** It would choose what the action is about (a unit) rather than do it. */
  readonly choice: boolean
}

/** A step that leads to other pages. */
interface Lead extends Pick<Offer, 'node' | 'page' | 'guards' | 'at'> {
  readonly to: readonly string[]
}

/** Rules that would come up with this action now, and the steps that lead from page to page. */
function offering(book: AnyRulebook, c: Ctx, alternative: unknown): { offers: Offer[]; leads: Lead[] } {
  const offering: Offer[] = []
  const leads: Lead[] = []
  const wanted = canonical(alternative)
  let at = 0
  const walk = (page: string, nodes: readonly AnyNode[], guards: readonly Guard[]): void => {
    for (const node of nodes) {
      at++
      if (node.kind === 'only' && !node.editions.includes(c.edition)) continue
      const takesAnything = 'ways' in node && node.ways.any === true
      if ((node.kind === 'can' || node.kind === 'act') && !takesAnything && offers(node, c, wanted))
        offering.push({ node: node.id, page, guards, at, choice: false })
      if ((node.kind === 'choose' || node.kind === 'select') && !takesAnything && chooses(book, node, c, alternative))
        offering.push({ node: node.id, page, guards, at, choice: node.kind === 'choose' })
      if (node.kind === 'go') leads.push({ node: node.id, page, guards, at, to: node.pages })
      for (const [branch, list] of branches(node as Node<unknown, unknown>).entries()) {
        const guard = node.kind !== 'only' && 'id' in node ? [{ id: node.id, node, wants: branch === 0 }] : []
        walk(page, list as readonly AnyNode[], [...guards, ...guard])
      }
    }
  }
  for (const page of book.pages) walk(page.id, page.nodes as readonly AnyNode[], [])
  return { offers: offering, leads }
}

/** Whether a rule could come up with this action in this position. A rule that cannot be asked now offers nothing. */
function offers(node: Extract<AnyNode, { kind: 'can' | 'act' }>, c: Ctx, wanted: string): boolean {
  const first = (made: unknown): unknown => (Array.isArray(made) ? made[0] : made)
  try {
    if (node.kind === 'act') return canonical(first(node.act(c))) === wanted
    return node.ways.from(c).some((x) => canonical(first(node.act(c, x)) as Json) === wanted)
  } catch {
    return false
  }
}

/** Whether a choice of this rule could be about the action. */
function chooses(
  book: AnyRulebook,
  node: Extract<AnyNode, { kind: 'choose' | 'select' }>,
  c: Ctx,
  alternative: unknown,
): boolean {
  try {
    return node.ways.from(c).some((x) => book.concerns?.(alternative, node.as, x) ?? false)
  } catch {
    return false
  }
}

/** Whether a question, asked now, would be answered in the way that leads on. One that cannot be asked keeps nothing out. */
function leadsOn({ node, wants }: Guard, c: Ctx): boolean {
  try {
    if (node.kind === 'ask' || node.kind === 'repeat') return node.test.test(c) === wants
    return !('ways' in node) || node.ways.from(c).length > 0 === wants
  } catch {
    return true
  }
}

/** The pages that are being read when a trace ends, outermost first. */
function openPages(events: readonly TraceEvent[]): Set<string> {
  const open: { page: string; depth: number }[] = []
  for (const event of events) {
    while (open.length > 0 && (open[open.length - 1]?.depth ?? 0) >= event.depth) open.pop()
    if (event.e === 'page') open.push({ page: event.page, depth: event.depth })
  }
  return new Set(open.map(({ page }) => page))
}

/**
 * How far the book was read when `decided` decided: on its own page up to there, on a page that leads to that page up to
 * the step that does. Counted as in `offering`. Pages that are not `open` lead nowhere, as far as the trace tells.
 */
function marksOf(book: AnyRulebook, edition: string, decided: string, open: ReadonlySet<string>): Map<string, number> {
  const marks = new Map<string, number>()
  const leads: { page: string; at: number; to: readonly string[] }[] = []
  let at = 0
  const walk = (page: string, nodes: readonly AnyNode[]): void => {
    for (const node of nodes) {
      at++
      if (node.kind === 'only' && !node.editions.includes(edition)) continue
      if ('id' in node && node.id === decided) marks.set(page, at)
      if (node.kind === 'go') leads.push({ page, at, to: node.pages })
      for (const list of branches(node as Node<unknown, unknown>)) walk(page, list as readonly AnyNode[])
    }
  }
  for (const page of book.pages) walk(page.id, page.nodes as readonly AnyNode[])
  const known = [...marks.keys()].some((page) => open.has(page))
  for (let grown = true; grown; ) {
    grown = false
    for (const lead of leads) {
      if (known && !open.has(lead.page)) continue
      if (marks.has(lead.page) || !lead.to.some((page) => marks.has(page))) continue
      marks.set(lead.page, lead.at)
      grown = true
    }
  }
  return marks
}
