// Fuel-Drinker: Insatiable (a Fuel for a side Tax), Lavish (all Fuel goes when Tycoon was declared).

import { LEAD } from '../../../data/leaders.ts'
import { discardAll } from '../../board/resources.ts'
import type { Card } from '../../hooks/hooks.ts'
import { isDeclared } from '../../round/declare.ts'
import { FUEL, TYCOON } from '../../state/numbers.ts'
import { sideToken } from './side-token.ts'

export const fuelDrinker: Card = {
  is: { leader: LEAD.fuelDrinker },
  sidePip: sideToken(FUEL),
  scored(state, seat) {
    if (isDeclared(state, TYCOON)) discardAll(state, seat, FUEL)
  },
}
