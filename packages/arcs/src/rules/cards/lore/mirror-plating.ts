// Mirror Plating (L04): one intercept more against assault dice.

import { LORE_CARD } from '../../../data/leaders.ts'
import { rolled } from '../../battle/dice.ts'
import type { Card } from '../../hooks/hooks.ts'

export const mirrorPlating: Card = {
  is: { lore: LORE_CARD.mirrorPlating },
  defendsWith: (state, _seat, intercepts) => (rolled(state, 0) > 0 ? intercepts + 1 : intercepts),
}
