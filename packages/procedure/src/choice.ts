// How a rule came to its choice: the candidates, what each preference dropped, the pick. Read back from the trace.

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

/** What was done last, and the rule that decided it. */
export function deedOf(
  events: readonly TraceEvent[],
): { readonly act: Extract<TraceEvent, { e: 'act' }>; readonly decided: string; readonly at: number } | undefined {
  const at = events.findLastIndex((event) => event.e === 'act')
  const act = events[at]
  return act?.e === 'act' ? { act, decided: act.by ?? act.node, at } : undefined
}

export const candidateAt = (found: Found, place: number): Candidate => found.candidates[place] ?? { value: null }
