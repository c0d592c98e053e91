// 0.10: what Recover could take once the Prelude of this turn has discarded a card (supercat-0.10, 8.9 FX.AD2).

import { court } from '../../../../rules/board/ids.ts'
import { recover, topGuild } from '../../../../rules/campaign/fates/advocate.ts'
import { deedOf } from '../../../../rules/choosing/deeds.ts'
import { copyState } from '../../../../rules/state/state.ts'
import type { Action, CourtId } from '../../../../vocabulary.ts'
import { type C, me } from '../../context.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { isUnion } from '../../terms/court.ts'
import { cardOf, discardsSoon } from './prelude.ts'
import { recovers } from './ways.ts'

/** Before a card is played: after the first card that the Prelude would discard, but for Unions, which go later. */
export function recoversSoon(c: C, budget: Budget): CourtId[] {
  if (topGuild(c.view) >= 0) return recovers(c, budget)
  if (budget.left === 0 || !allows(budget, 'move')) return []
  for (const use of discardsSoon(c)) {
    if (isUnion(court(cardOf(use)))) continue
    const after = copyState(c.view)
    deedOf(after, use.do).carry(after, use as Action, me(c))
    const found = [...recover.list(after, me(c), 'pip')].map(({ on }) => on)
    if (found.length > 0) return found
  }
  return []
}
