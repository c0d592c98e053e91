// "Why not?", of rules that were not read or said no: whether they would have offered it, and what kept them from it.

import type { Ctx } from '../book/nodes.ts'
import type { AnyRulebook } from '../book/rulebook.ts'
import type { TraceEvent } from '../trace/trace.ts'
import type { Verdict } from './why-not.ts'
import { type Guard, leadsOn, marksOf, offering, openPages } from './why-offers.ts'

/** Asks the rules that were not read, or said no, whether they would have offered it. */
export function fromBook<Action>(
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
