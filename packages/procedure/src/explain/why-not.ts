// "Why not?": for any legal alternative, what beat it. The answer comes from the trace of the decision and, for rules that
// were not reached, from asking them what they would have offered.

import type { AnyRulebook } from '../book/rulebook.ts'
import { equal, type Json } from '../json.ts'
import type { Runner } from '../run/run.ts'
import { type Choice, candidateAt, choiceFrom, choiceOf, deedOf } from '../trace/choice.ts'
import type { Candidate, TraceEvent } from '../trace/trace.ts'
import type { Say } from '../words/say.ts'
import { fromBook } from './why-not-book.ts'

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
export function fate({ found, prefers, pick }: Choice, places: readonly number[]): Verdict | undefined {
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
