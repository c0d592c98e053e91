// What a run tells whoever listens, where it takes more than one event.

import { canonical, type Json } from '../json.ts'
import type { Op } from '../run/compile.ts'
import type { Traced } from '../run/narrow.ts'
import type { TraceSink } from './trace.ts'

type Narrowing<C, A> = Extract<Op<C, A>, { op: 'narrow' }>

export const traced = <C, A>(op: Narrowing<C, A>, depth: number, sink: TraceSink): Traced<C> => ({
  sink,
  node: op.node,
  depth,
  as: op.as,
  act: op.act,
})

/**
 * Says which candidates (by their place in `found`) took part in the pick. Whoever kept them need not be told twice; for
 * others they are found again.
 */
export function tracePick<C, A>(
  c: C,
  { ways, node }: Narrowing<C, A>,
  depth: number,
  left: readonly unknown[],
  chosen: unknown,
  sink: TraceSink,
): void {
  const kept = sink.candidates?.(node)?.map(({ value }) => value as unknown)
  const same = kept !== undefined && left.every((x) => kept.includes(x))
  const places = same ? kept : ways.from(c).map((x) => canonical(x))
  const place = (x: unknown) => places.indexOf(same ? x : canonical(x))
  sink.event({ e: 'pick', node, depth, of: left.map(place), chosen: place(chosen) })
}

/** A trace keeps what was noted as it was then. */
export function copied(value: unknown): Json {
  if (typeof value !== 'object' || value === null) return value as Json
  if (Array.isArray(value)) return value.map(copied)
  const out: Record<string, Json> = {}
  for (const key of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[key]
    if (part !== undefined) out[key] = copied(part)
  }
  return out
}
