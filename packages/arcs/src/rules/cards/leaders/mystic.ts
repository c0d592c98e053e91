// Mystic: Attuned (a Psionic for a side Tax), Cryptic (begins outraged).

import { LEAD } from '../../../data/leaders.ts'
import type { Card } from '../../hooks/hooks.ts'
import { FUEL, MATERIAL, PSIONIC } from '../../state/numbers.ts'
import { beginOutraged } from './outraged.ts'
import { sideToken } from './side-token.ts'

export const mystic: Card = {
  is: { leader: LEAD.mystic },
  setUp(state, seat) {
    beginOutraged(state, seat, MATERIAL)
    beginOutraged(state, seat, FUEL)
  },
  sidePip: sideToken(PSIONIC),
}
