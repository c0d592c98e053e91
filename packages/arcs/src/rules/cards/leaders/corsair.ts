// Corsair: Tricky (rerolls raid dice, up to the types it has), Wary (no more assault than skirmish dice).

import { LEAD } from '../../../data/leaders.ts'
import { hasType } from '../../board/resources.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { TYPES } from '../../state/numbers.ts'
import type { State } from '../../state/state.ts'

/** How many different types of token the seat has; the supply on a Cartel is had (arcs 9.8). */
function distinctTypes(state: State, seat: number): number {
  let n = 0
  for (let type = 1; type <= TYPES; type++) if (hasType(state, seat, type)) n++
  return n
}

export const corsair: Card = {
  is: { leader: LEAD.corsair },
  pool: {
    refuse: ({ assault, skirmish }) => (assault > skirmish ? say('no.wary', {}) : undefined),
    fit: ({ assault, skirmish, raid }) => ({ assault: Math.min(assault, skirmish), skirmish, raid }),
  },
  reroll: { by: 'LEAD11', bit: 4, die: 2, rifles: false, limit: distinctTypes },
}
