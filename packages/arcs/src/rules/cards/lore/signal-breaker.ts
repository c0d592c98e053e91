// Signal Breaker (L06): an attacker whose ships were all fresh ignores one rolled intercept.

import { LORE_CARD } from '../../../data/leaders.ts'
import type { Card } from '../../hooks/hooks.ts'
import * as read from '../../state/read.ts'

export const signalBreaker: Card = {
  is: { lore: LORE_CARD.signalBreaker },
  attacksInto: (state, _seat, intercepts) => (intercepts > 0 && read.battleClean(state) ? intercepts - 1 : intercepts),
}
