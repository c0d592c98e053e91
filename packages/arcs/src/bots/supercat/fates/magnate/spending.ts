// What the Magnate may spend in the Prelude: nothing while it has three tokens or fewer (supercat/A86, A144).

import { isGolem } from '../../../../rules/campaign/data.ts'
import { hasFate } from '../../../../rules/campaign/objectives.ts'
import * as read from '../../../../rules/state/read.ts'
import type { State } from '../../../../rules/state/state.ts'

const KEPT = 3
const NO_LIMIT = 99

/** Tokens that a seat may still spend, tested before each payment. */
export function tokensToSpend(state: State, seat: number): number {
  if (!hasFate(state, seat, 'magnate')) return NO_LIMIT
  let held = 0
  for (let slot = 0; slot < 7; slot++) {
    const token = read.slot(state, seat, slot)
    if (token !== 0 && !isGolem(token)) held++
  }
  return Math.max(0, held - KEPT)
}
