// Whether an answer to "why not?" makes sense: the rule that it names really compares what was done with the alternative.
// It is held against the trace, not against the code that found it.

import { type AnyRulebook, equal, type Json } from '@understudy/procedure'
import type { Verdict } from '@understudy/procedure/explain'
import { type Candidate, deedOf, listNodes, type TraceEvent } from '@understudy/procedure/trace'

interface Asked {
  readonly book: AnyRulebook
  readonly edition: string
  readonly alternative: unknown
  /** What the run had thought before, and what it thought about this decision. */
  readonly earlier: readonly TraceEvent[]
  readonly events: readonly TraceEvent[]
}

type Found = Extract<TraceEvent, { e: 'found' }>

/** What is wrong with the answer; nothing if it is true of the trace. */
export function nonsense(verdict: Verdict, asked: Asked): string | undefined {
  const { book, alternative, events } = asked
  const deed = deedOf(events)
  if (deed === undefined) return 'nothing was done'
  const all = [...asked.earlier, ...events]
  const order = listNodes(book, asked.edition).map(({ node }) => node)
  const place = (node: string): number => order.indexOf(node)
  const founds = (node: string): Found[] =>
    all.filter((event): event is Found => event.e === 'found' && event.node === node)
  const isAbout = (found: Found, candidate: Candidate): boolean =>
    found.as === undefined
      ? equal(candidate.first ?? null, alternative as Json)
      : book.concerns?.(alternative, found.as, candidate.value) === true
  const has = (found: Found, own: Candidate): boolean =>
    found.candidates.some((each) => equal(each.value, own.value) && isAbout(found, each))
  const among = (found: Found, others: readonly Candidate[]): boolean =>
    others.every((other) => found.candidates.some((each) => equal(each.value, other.value)))
  switch (verdict.kind) {
    case 'done':
      return equal(deed.act.action, alternative as Json) ? undefined : 'it was not done'
    case 'dropped':
      // Both stood before that rule, and the preference told them apart.
      return founds(verdict.node).some((found) => has(found, verdict.own) && among(found, verdict.kept)) &&
        all.some(
          (event) => event.e === 'prefer' && event.node === verdict.node && event.preference === verdict.preference,
        )
        ? undefined
        : 'they did not stand before that rule together'
    case 'unlucky':
      return founds(verdict.node).some((found) => has(found, verdict.own) && among(found, [verdict.chosen])) &&
        all.some((event) => event.e === 'pick' && event.node === verdict.node)
        ? undefined
        : 'they were not tied'
    case 'fell':
      return founds(verdict.node).some(
        (found) =>
          found.fell?.some((each) => equal(each.value, verdict.own.value) && isAbout(found, each)) === true &&
          (verdict.chosen === undefined || among(found, [verdict.chosen])),
      )
        ? undefined
        : 'that rule did not look at it'
    case 'guarded': {
      // The question was asked, was answered that way, and stands above the rule.
      const answered = all.some(
        (event) =>
          (event.e === 'ask' && event.node === verdict.by && event.yes === verdict.yes) ||
          (event.e === 'found' && event.node === verdict.by && event.candidates.length > 0 === verdict.yes),
      )
      return answered ? undefined : `${verdict.by} was not answered so`
    }
    case 'later':
      if (verdict.first !== deed.decided) return `${verdict.first} did not decide`
      return takesAnything(book, verdict.node) || place(verdict.node) < 0 ? 'that rule is no reason' : undefined
    case 'planned':
      return deed.act.step > 0 && verdict.node === deed.decided ? undefined : 'there was no plan'
    case 'passed':
      return verdict.decided === deed.decided && !takesAnything(book, verdict.node) ? undefined : 'it did not decide'
    case 'elsewhere':
      return all.some((event) => event.e === 'go' && event.node === verdict.by && event.page === verdict.page)
        ? undefined
        : 'that step did not lead there'
    case 'how':
      return deed.act.node === verdict.by &&
        deed.decided === verdict.node &&
        founds(verdict.node).some((found) => has(found, verdict.chosen))
        ? undefined
        : 'that is not what was chosen'
    case 'outside':
      // The rule that decided has other ways: the alternative is none of them.
      if (verdict.decided !== deed.decided) return `${verdict.decided} did not decide`
      return founds(verdict.decided)
        .slice(-1)
        .some((found) => found.candidates.some((each) => isAbout(found, each)))
        ? 'the rule that decided had it among its ways'
        : undefined
  }
}

function takesAnything(book: AnyRulebook, node: string): boolean {
  let any = false
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const each = value as { id?: string; ways?: { any?: boolean } }
    if (each.id === node && each.ways?.any === true) any = true
    for (const part of Array.isArray(value) ? value : Object.values(value)) walk(part)
  }
  for (const page of book.pages) walk(page.nodes)
  return any
}
