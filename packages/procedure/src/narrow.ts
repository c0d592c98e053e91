// Choosing is narrowing: candidates, then preferences one after another, then a random pick.

import { canonical, type Json } from './json.ts'
import type { Preference, Ways } from './nodes.ts'
import type { Candidate, TraceSink } from './trace.ts'
import { TRACING } from './tracing.ts'

/** Who listens, if anybody does. */
export interface Traced<C> {
  readonly sink: TraceSink | undefined
  readonly node: string
  readonly depth: number
  readonly as?: string | undefined
  /** The first action of a candidate, for "why not?". */
  readonly first?: ((c: C, x: unknown) => unknown) | undefined
}

/** The candidates that survive every preference, in canonical order; empty if there were none. */
export function narrow<C, X>(c: C, ways: Ways<C, X>, traced?: Traced<C>): X[] {
  const found = ways.from(c)
  const sink = traced?.sink
  if (TRACING && traced !== undefined && sink !== undefined) sinkFound(c, ways, found, traced, sink)
  if (found.length <= 1) return [...found]
  const detail = TRACING && sink?.detail === true
  // With a detailed trace the indices of the survivors go along; otherwise nothing is kept beside the list itself.
  let left: readonly X[] = found
  let indices: number[] | undefined = detail ? found.map((_, index) => index) : undefined
  for (const preference of ways.prefer ?? []) {
    if (left.length === 1) break
    const measured = measure(c, preference, left)
    const { source } = preference
    if (
      TRACING &&
      traced !== undefined &&
      sink?.detail === false &&
      source !== undefined &&
      measured.kept.length < left.length
    ) {
      const dropped = all(left).filter((at) => !measured.kept.includes(at))
      const { node, depth } = traced
      sink.event({ e: 'prefer', node, depth, preference: preference.id, kept: measured.kept, dropped, source })
    }
    if (measured.kept.length < left.length) left = measured.kept.map((at) => left[at] as X)
    if (indices !== undefined && traced !== undefined && sink !== undefined) {
      const before: number[] = indices
      const kept = measured.kept.map((at) => before[at] as number)
      sink.event({
        e: 'prefer',
        node: traced.node,
        depth: traced.depth,
        preference: preference.id,
        kept,
        dropped: before.filter((index) => !kept.includes(index)),
        ...(measured.best === undefined ? {} : { best: measured.best }),
        ...(source === undefined ? {} : { source }),
      })
      indices = kept
    }
  }
  return left.length === 1 ? [...left] : inOrder(ways, left)
}

/** Which of these (by position) a preference keeps. One that nobody satisfies, or that has no number for anybody, keeps all. */
function measure<C, X>(c: C, preference: Preference<C, X>, left: readonly X[]): { kept: number[]; best?: number } {
  const kept: number[] = []
  if ('keep' in preference) {
    for (let i = 0; i < left.length; i++) if (preference.keep(c, left[i] as X)) kept.push(i)
    return { kept: kept.length > 0 ? kept : all(left) }
  }
  const sign = 'most' in preference ? 1 : -1
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < left.length; i++) {
    const x = left[i] as X
    const value = sign * ('most' in preference ? preference.most(c, x) : preference.least(c, x))
    if (value > best) {
      best = value
      kept.length = 0
    }
    if (value === best) kept.push(i)
  }
  return kept.length > 0 ? { kept, best: sign * best } : { kept: all(left) }
}

const all = (left: readonly unknown[]): number[] => left.map((_, i) => i)

/** The order in which a random pick counts: by key, so that it does not depend on how the candidates were found. */
function inOrder<C, X>(ways: Ways<C, X>, list: readonly X[]): X[] {
  const key = ways.key ?? ((x: X) => canonical(x))
  return list
    .map((x) => ({ x, key: key(x) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : byText(a.x, b.x)))
    .map(({ x }) => x)
}

/** Two candidates may share a key; then their canonical JSON decides. */
function byText(a: unknown, b: unknown): number {
  const [x, y] = [canonical(a), canonical(b)]
  return x < y ? -1 : x > y ? 1 : 0
}

function sinkFound<C, X>(c: C, ways: Ways<C, X>, found: readonly X[], traced: Traced<C>, sink: TraceSink): void {
  const candidates: Candidate[] = sink.detail
    ? found.map((x) => ({
        value: x as Json,
        ...(ways.show === undefined ? {} : { text: ways.show(c, x) }),
        ...(traced.first === undefined ? {} : { first: traced.first(c, x) as Json }),
      }))
    : found.map(() => NOTHING)
  const because = sink.detail ? (ways.because?.(c, found) ?? []) : []
  sink.event({
    e: 'found',
    node: traced.node,
    depth: traced.depth,
    ...(traced.as === undefined ? {} : { as: traced.as }),
    candidates,
    ...(because.length === 0 ? {} : { because }),
  })
}

const NOTHING: Candidate = { value: null }
