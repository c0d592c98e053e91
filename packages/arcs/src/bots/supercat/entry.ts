// Which page answers which decision.

import { F, topKind } from '../../rules/state/stack.ts'
import type { State } from '../../rules/state/state.ts'
import type { PageId } from './sources.ts'

/** Decisions of the turn itself, battles included: one reading of the book goes through all of them. */
const TURN: ReadonlySet<number> = new Set([
  F.lead,
  F.follow,
  F.turn,
  F.railgun,
  F.dice,
  F.reroll,
  F.hits,
  F.ransack,
  F.raid,
])

export function entryPage(view: State): PageId {
  const kind = topKind(view)
  if (TURN.has(kind)) return 'BT'
  return kind === F.vox ? 'VOX' : kind === F.overflow ? 'SLT' : 'OTH'
}
