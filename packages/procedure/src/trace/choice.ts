// How a rule came to its choice: the candidates, what each preference dropped, the pick. Read back from the trace.

import type { AnyRulebook } from '../book/rulebook.ts'
import type { Candidate, TraceEvent } from './trace.ts'

type Found = Extract<TraceEvent, { e: 'found' }>
type Prefer = Extract<TraceEvent, { e: 'prefer' }>
type Picked = Extract<TraceEvent, { e: 'pick' }>

export interface Choice {
  readonly found: Found
  readonly prefers: readonly Prefer[]
  readonly pick?: Picked | undefined
  /** The place of what was chosen among the candidates; absent if nothing was, or if the trace ends before. */
  readonly chosen?: number | undefined
}

/** The last choice of a rule in these events. */
export function choiceOf(events: readonly TraceEvent[], node: string): Choice | undefined {
  const at = events.findLastIndex((event) => event.e === 'found' && event.node === node)
  const found = events[at]
  return found?.e === 'found' ? choiceFrom(events, at, found) : undefined
}

/** The choice that begins here. */
export function choiceFrom(events: readonly TraceEvent[], at: number, found: Found): Choice {
  const prefers: Prefer[] = []
  let left = found.candidates.map((_, place) => place)
  for (let i = at + 1; i < events.length; i++) {
    const event = events[i]
    if (event === undefined || !('node' in event) || event.node !== found.node || event.e === 'found') break
    if (event.e === 'pick') return { found, prefers, pick: event, chosen: event.chosen }
    if (event.e !== 'prefer') break
    prefers.push(event)
    left = left.filter((place) => event.kept.includes(place))
  }
  return { found, prefers, chosen: left.length === 1 ? left[0] : undefined }
}

/** The events of that choice alone, to go with an action that only carries it out later. */
export const choiceEvents = ({ found, prefers, pick }: Choice): TraceEvent[] => [
  found,
  ...prefers,
  ...(pick === undefined ? [] : [pick]),
]

export interface Deed {
  readonly act: Extract<TraceEvent, { e: 'act' }>
  readonly decided: string
  readonly at: number
}

/** What was done last, and the rule that decided it. */
export function deedOf(events: readonly TraceEvent[]): Deed | undefined {
  const at = events.findLastIndex((event) => event.e === 'act')
  const act = events[at]
  return act?.e === 'act' ? { act, decided: act.by ?? act.node, at } : undefined
}

/**
 * What was chosen on the way to a deed and is part of it, in its order: the unit that acts, the target. Such a choice stands
 * above what was done, or right beside it, or the action is about it. `choice` is the one that decided.
 */
export function choicesOnTheWay(
  events: readonly TraceEvent[],
  { act, at }: Deed,
  choice: Choice | undefined,
  rulebook: Pick<AnyRulebook, 'concerns'>,
): Choice[] {
  const seen = new Set<string>(choice?.found.as === undefined ? [] : [choice.found.as])
  const out: Choice[] = []
  let depth = act.depth
  for (let i = at - 1; i >= 0; i--) {
    const event = events[i]
    if (event?.e !== 'found' && event?.e !== 'ask' && event?.e !== 'page') continue
    const above = event.depth < depth
    const beside = event.depth === act.depth && depth === act.depth
    if (above) depth = event.depth
    if (event.e !== 'found' || event.as === undefined || event === choice?.found || seen.has(event.as)) continue
    if (event.candidates.length === 0) continue
    const made = choiceFrom(events, i, event)
    const value = made.chosen === undefined ? undefined : candidateAt(event, made.chosen).value
    const about = value !== undefined && rulebook.concerns?.(act.action, event.as, value) === true
    if (!above && !beside && !about) continue
    seen.add(event.as)
    out.unshift(made)
  }
  return out
}

/** All choices that a deed came of: the one that decided, the one of the rule that carried it out, those on the way to it, nearest first. */
export function choicesBehind(
  events: readonly TraceEvent[],
  led: readonly TraceEvent[],
  rulebook: Pick<AnyRulebook, 'concerns'>,
): Choice[] {
  const deed = deedOf(events)
  if (deed === undefined) return []
  const choice = choiceOf(events, deed.decided) ?? choiceOf(led, deed.decided)
  const own = deed.act.by === undefined ? undefined : choiceOf(events, deed.act.node)
  return [choice, own, ...choicesOnTheWay(events, deed, choice, rulebook).reverse()].flatMap((each) => each ?? [])
}

export const candidateAt = (found: Found, place: number): Candidate => found.candidates[place] ?? { value: null }
