// How a page says what whole games do not show of it.

import type { NodeId } from './sources.ts'

/** Why a rule is never passed over. */
export const STEP = 'a plain step: it is done when it is come to'

export interface InGames<Id extends NodeId> {
  /** Rules that can never say yes. */
  readonly neverYes?: Partial<Record<Id, string>>
  /** Rules that are never passed over once they are come to. */
  readonly neverPassed?: Partial<Record<Id, string>>
  /** Rules that a hundred games need not show at work, or passed over: these have tests of their own. */
  readonly seldomYes?: readonly Id[]
  readonly seldomNo?: readonly Id[]
}
