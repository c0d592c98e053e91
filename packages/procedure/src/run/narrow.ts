// Choosing is narrowing: candidates, then preferences one after another, then a random pick.

import type { Fallen, Ways } from '../book/nodes.ts'
import { canonical, type Json } from '../json.ts'
import type { Candidate, TraceSink } from '../trace/trace.ts'
import { TRACING } from '../trace/tracing.ts'
import type { Say } from '../words/say.ts'
import { all, type Measure, measure, measuresOf } from './measure.ts'

/** Who listens, if anybody does. */
export interface Traced<C> {
  readonly sink: TraceSink | undefined
  readonly node: string
  readonly depth: number
  readonly as?: string | undefined
  /** What a candidate would do; its first action is for "why not?". */
  readonly act?: ((c: C, x: unknown) => unknown) | undefined
}

/** The candidates that survive every preference, in canonical order; empty if there were none. */
export function narrow<C, X>(
  c: C,
  ways: Ways<C, X>,
  traced?: Traced<C>,
  measures: readonly Measure<C, X>[] = measuresOf(ways.prefer),
): readonly X[] {
  const found = ways.from(c)
  const sink = traced?.sink
  if (TRACING && traced !== undefined && sink !== undefined) sinkFound(c, ways, found, traced, sink)
  if (found.length <= 1) return found
  // With a detailed trace the indices of the survivors go along; otherwise nothing is kept beside the list itself.
  let left = found
  let indices: readonly number[] | undefined = TRACING && sink?.detail === true ? all(found) : undefined
  for (let n = 0; n < measures.length && left.length > 1; n++) {
    const preference = measures[n] as Measure<C, X>
    const { kept, best } = measure(c, preference, left)
    if (TRACING && traced !== undefined && sink !== undefined) {
      if (indices !== undefined) indices = sinkPrefer(preference, kept, best, indices, traced, sink)
      else if (preference.source !== undefined && kept.length < left.length)
        sinkPrefer(preference, kept, undefined, all(left), traced, sink)
    }
    if (kept.length < left.length) left = those(left, kept)
  }
  return left.length === 1 ? left : inOrder(ways.key, left)
}

/**
 * The same for a list that no rule has found, and nobody listens. A loop of its own: `narrow` then sees nothing but the ways
 * of compiled pages, which look alike, and stays fast.
 */
export function bestOf<C, X>(
  c: C,
  list: readonly X[],
  measures: readonly Measure<C, X>[],
  key?: Ways<C, X>['key'],
): readonly X[] {
  let left = list
  for (let n = 0; n < measures.length && left.length > 1; n++) {
    const { kept } = measure(c, measures[n] as Measure<C, X>, left)
    if (kept.length < left.length) left = those(left, kept)
  }
  return left.length <= 1 ? left : inOrder(key, left)
}

/** Those at these places. Here and below a loop and no `map`, which makes lists of another kind once it is hot: whoever reads them would be compiled anew. */
function those<X>(list: readonly X[], places: readonly number[]): X[] {
  const found: X[] = []
  for (let i = 0; i < places.length; i++) found.push(list[places[i] as number] as X)
  return found
}

/** The order in which a random pick counts: by key, so that it does not depend on how the candidates were found. */
function inOrder<C, X>(key: Ways<C, X>['key'], list: readonly X[]): readonly X[] {
  const keyed: { readonly x: X; readonly key: number | string }[] = []
  let sorted = true
  for (let i = 0; i < list.length; i++) {
    const x = list[i] as X
    const own = key === undefined ? canonical(x) : key(x)
    // Most are found in their order, and what is in order need not be sorted.
    const before = keyed[i - 1]?.key
    if (before !== undefined && !(before < own)) sorted = false
    keyed.push({ x, key: own })
  }
  if (sorted) return list
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : byText(a.x, b.x)))
  const ordered: X[] = []
  for (let i = 0; i < keyed.length; i++) ordered.push((keyed[i] as (typeof keyed)[number]).x)
  return ordered
}

/** Two candidates may share a key; then their canonical JSON decides. */
function byText(a: unknown, b: unknown): number {
  const [x, y] = [canonical(a), canonical(b)]
  return x < y ? -1 : x > y ? 1 : 0
}

/** Tells what a preference did to the candidates with these places; answers the places that it kept. */
function sinkPrefer<C>(
  { id, source }: Measure<C, never>,
  kept: readonly number[],
  best: number | undefined,
  places: readonly number[],
  { node, depth }: Traced<C>,
  sink: TraceSink,
): readonly number[] {
  const left = kept.length === places.length ? places : kept.map((at) => places[at] as number)
  const dropped = kept.length === places.length ? NOBODY : others(places, kept)
  sink.event({ e: 'prefer', node, depth, preference: id, kept: left, dropped, best, source })
  return left
}

/** The places that are not kept, in their order. */
function others(places: readonly number[], kept: readonly number[]): readonly number[] {
  const out = places.slice(kept.length)
  let passed = 0
  for (let at = 0; at < places.length; at++)
    if (kept[passed] === at) passed++
    else out[at - passed] = places[at] as number
  return out
}

function sinkFound<C, X>(c: C, ways: Ways<C, X>, found: readonly X[], traced: Traced<C>, sink: TraceSink): void {
  const { node, depth, as, act } = traced
  // Most rules find nothing. A trace is kept for long: its lists have room for what is in them and no more.
  let candidates = NO_CANDIDATES
  if (found.length > 0) {
    const all = found.slice() as unknown[] as Candidate[]
    for (let at = 0; at < found.length; at++) {
      const x = found[at] as X
      all[at] = sink.detail
        ? { value: x as Json, text: ways.show?.(c, x), plan: ways.plan?.(c, x), first: firstOf(act?.(c, x)) as Json }
        : NOTHING
    }
    candidates = all
  }
  const because = sink.detail ? ways.because?.(c, found) : undefined
  const fell = sink.detail ? ways.fell?.(c, found) : undefined
  sink.event({
    e: 'found',
    node,
    depth,
    as,
    candidates,
    because: because?.length === 0 ? undefined : because,
    fell: fell === undefined || fell.length === 0 ? undefined : fell.map((each) => sunk(c, ways, each)),
  })
}

const sunk = <C, X>(c: C, ways: Ways<C, X>, { value, why }: Fallen<X>): Candidate & { readonly why: Say } => ({
  value: value as Json,
  text: ways.show?.(c, value),
  why,
})

const firstOf = (made: unknown): unknown => (Array.isArray(made) ? made[0] : made)

const NOTHING: Candidate = { value: null }
const NO_CANDIDATES: readonly Candidate[] = []
const NOBODY: readonly number[] = []
