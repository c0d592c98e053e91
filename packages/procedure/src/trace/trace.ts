// The trace: what a run asked, found, kept, dropped, rolled and did, in order. It is plain data; the tree of a decision
// is built from it, and its hash shows that another machine came to the same decision by the same way.

import type { Source } from '../book/rulebook.ts'
import type { Json } from '../json.ts'
import type { Say } from '../words/say.ts'

export type TraceEvent =
  | { readonly e: 'page'; readonly page: string; readonly depth: number }
  | {
      readonly e: 'ask'
      readonly node: string
      readonly depth: number
      readonly yes: boolean
      readonly because: readonly Say[]
    }
  | {
      readonly e: 'found'
      readonly node: string
      readonly depth: number
      /** What the choice is noted as, for `choose`; absent for `can`. */
      readonly as?: string | undefined
      readonly candidates: readonly Candidate[]
      readonly because?: readonly Say[] | undefined
      /** What was looked at and is no candidate, with the reason. */
      readonly fell?: readonly (Candidate & { readonly why: Say })[] | undefined
    }
  | {
      readonly e: 'prefer'
      readonly node: string
      readonly depth: number
      readonly preference: string
      /** Indices into the candidates of the last `found` of this node. A preference that nobody satisfies drops nobody. */
      readonly kept: readonly number[]
      readonly dropped: readonly number[]
      /** The best value, where it was one. */
      readonly best?: number | undefined
      /** Where the step comes from, if not from where its rule does. */
      readonly source?: Source | undefined
    }
  | {
      readonly e: 'pick'
      readonly node: string
      readonly depth: number
      readonly of: readonly number[]
      readonly chosen: number
      /** Somebody at the table decided, not the lot. */
      readonly by?: 'table'
    }
  | {
      readonly e: 'roll'
      readonly node: string
      readonly depth: number
      readonly die: string
      readonly face: number | string
    }
  | {
      readonly e: 'fact'
      readonly node: string
      readonly depth: number
      readonly ask: Say
      readonly value: Json
      /** The answer in words. */
      readonly text: Say
    }
  | { readonly e: 'go'; readonly node: string; readonly depth: number; readonly page: string }
  | { readonly e: 'proceed'; readonly node: string; readonly depth: number; readonly to: string }
  | {
      readonly e: 'act'
      readonly node: string
      readonly depth: number
      readonly action: Json
      /** The rule that decided, if this one only carries out what it chose. */
      readonly by?: string | undefined
      /** Which step of its plan this is, from 0. */
      readonly step: number
      /** How many steps it has, if there are several. */
      readonly steps?: number | undefined
      /** What the run had noted by then, for "why not?". */
      readonly vars?: Json | undefined
    }
  | { readonly e: 'broken'; readonly node: string; readonly depth: number; readonly action: Json }
  | { readonly e: 'end'; readonly page: string; readonly depth: number }

export interface Candidate {
  readonly value: Json
  readonly text?: Say | undefined
  /** What it is wanted for. */
  readonly plan?: Say | undefined
  /** The first action of this way, for `can`. */
  readonly first?: Json | undefined
}

/**
 * Takes trace events. Without `detail`, evidence and candidates are not worked out: enough for coverage. Of the preferences
 * only those are told that have a source of their own and dropped something.
 */
export interface TraceSink {
  readonly detail: boolean
  event(event: TraceEvent): void
  /** What this rule found last, if it was the last to find anything and that was kept. */
  candidates?(node: string): readonly Candidate[] | undefined
}

/** Keeps everything. */
export class Recorder implements TraceSink {
  readonly detail = true
  events: TraceEvent[] = []
  event(event: TraceEvent): void {
    this.events.push(event)
  }
  candidates(node: string): readonly Candidate[] | undefined {
    for (let i = this.events.length - 1; i >= 0; i--) {
      const event = this.events[i]
      if (event === undefined || !('node' in event) || event.node !== node) return undefined
      if (event.e === 'found') return event.candidates
    }
    return undefined
  }
  /** What was recorded since the last call. */
  take(): TraceEvent[] {
    const taken = this.events
    this.events = []
    return taken
  }
}

/** One rule in the tree of a decision. */
export interface TraceNode {
  readonly node?: string
  readonly page?: string
  readonly events: TraceEvent[]
  readonly children: TraceNode[]
}

/** The events as a tree: page → node → what it asked and found, nested as the rulebook is. */
export function traceTree(events: readonly TraceEvent[]): TraceNode[] {
  const roots: TraceNode[] = []
  const open: { depth: number; at: TraceNode }[] = []
  for (const event of events) {
    if (event.e === 'end') continue
    while (open.length > 0 && (open[open.length - 1]?.depth ?? 0) >= event.depth) {
      const top = open[open.length - 1]
      if (top?.depth === event.depth && 'node' in event && top.at.node === event.node && continues(event)) break
      open.pop()
    }
    const top = open[open.length - 1]
    if (top !== undefined && top.depth === event.depth) {
      top.at.events.push(event)
      continue
    }
    const made: TraceNode = {
      ...('node' in event ? { node: event.node } : {}),
      ...(event.e === 'page' ? { page: event.page } : {}),
      events: [event],
      children: [],
    }
    ;(top === undefined ? roots : top.at.children).push(made)
    open.push({ depth: event.depth, at: made })
  }
  return roots
}

/** Whether an event belongs to the rule before it rather than starting that rule anew. */
function continues(event: TraceEvent): boolean {
  return event.e !== 'ask' && event.e !== 'found' && event.e !== 'page'
}
