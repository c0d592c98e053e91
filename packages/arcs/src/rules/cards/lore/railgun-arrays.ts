// Railgun Arrays (L12): before the dice, a fresh defending ship hits the attacker once.

import { LORE_CARD } from '../../../data/leaders.ts'
import { settleHits } from '../../battle/hits.ts'
import type { Card } from '../../hooks/hooks.ts'
import * as read from '../../state/read.ts'
import { F, popped, push } from '../../state/stack.ts'
import { freshShips, type State } from '../../state/state.ts'

const fires = (state: State, defender: number, system: number): boolean => freshShips(state, system, defender) > 0

export const railgunArrays: Card = {
  is: { lore: LORE_CARD.railgunArrays },
  beforeDice: {
    happens: fires,
    may: () => true,
    ask: (state, _defender, attacker) => push(state, F.railgun, attacker),
  },
  frames: {
    railgun: {
      offers: ['hits'],
      settle: (state, _seat, events) =>
        fires(state, read.defender(state), read.battleAt(state)) ? settleHits(state, events) : popped(state),
    },
  },
}
