// Noble: Influential (an Influence with a side Influence), Connected (a card for what nobody had declared), Proud (first or nothing).

import { LEAD } from '../../../data/leaders.ts'
import { canRefill } from '../../actions/secure.ts'
import type { Card } from '../../hooks/hooks.ts'
import * as read from '../../state/read.ts'
import { F, popped, push } from '../../state/stack.ts'

export const noble: Card = {
  is: { leader: LEAD.noble },
  sidePip(state, seat, kind) {
    if (kind === 'influence' && read.agentsLeft(state, seat) > 0) push(state, F.bonusInfluence, seat)
  },
  declared(state, seat, _ambition, first) {
    if (first) push(state, F.connect, seat)
  },
  // Below Farseers on the stack: Connected comes after it.
  order: { declared: -1 },
  award: (_state, _seat, _ambition, place) => (place === 'first' ? undefined : 0),
  frames: {
    connect: {
      offers: ['uncover'],
      settle: (state) => (canRefill(state) ? false : popped(state)),
      chance: 'courtCards',
    },
  },
}
