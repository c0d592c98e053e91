// Bundles of Negotiation actions: whether they can be done one after another, and doing them.

import type { Json } from '@understudy/procedure'
import type { EventSink } from '@understudy/table'
import type { No } from '../../choosing/deed.ts'
import { PARTS_MAX } from '../../state/campaign/layout.ts'
import { copyState, type State, seatOf } from '../../state/state.ts'
import { say } from '../sayings.ts'
import type { Part } from '../vocabulary.ts'
import { carryPart, named, refusePart } from './parts.ts'

/** Seats that a bundle concerns, as bits. */
export const concerned = (state: State, parts: readonly Part[]): number =>
  parts.reduce((bits, { from, to }) => bits | (1 << seatOf(state, from)) | (1 << seatOf(state, to)), 0)

/** Parts as they are said, one after another: what came with one may go on with the next. */
export function namedParts(state: State, parts: readonly Part[]): Json {
  if (parts.length === 1) return [named(state, parts[0]!)]
  const after = copyState(state)
  return parts.map((part) => {
    const said = named(after, part)
    if (refusePart(after, part) === undefined) carryPart(after, part, true)
    return said
  })
}

/** Part by part, each legal when its turn comes (campaign/R27). */
export function refuseDeal(state: State, parts: readonly Part[]): No {
  if (parts.length === 0 || parts.length > PARTS_MAX) return say('no.dealSize', { n: PARTS_MAX })
  const after = parts.length > 1 ? copyState(state) : state
  for (const part of parts) {
    const no = refusePart(after, part)
    if (no !== undefined) return no
    if (after !== state) carryPart(after, part, true)
  }
  return undefined
}

export function carryDeal(state: State, parts: readonly Part[], events?: EventSink): void {
  for (const part of parts) carryPart(state, part, true, events)
}
