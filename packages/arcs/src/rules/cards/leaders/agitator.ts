// Agitator: Firebrand (a Weapon for a side Tax), Irregular (intercepts with Weapon icons instead of ships).

import type { EventSink } from '@understudy/table'
import { LEAD } from '../../../data/leaders.ts'
import { weaponIcons } from '../../battle/dice.ts'
import { discardToken, SLOT_KEYS, tokenIn } from '../../board/resources.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { WEAPON } from '../../state/numbers.ts'
import { colourOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { sideToken } from './side-token.ts'

/** Afterwards one Weapon token of the defender is discarded, the one that is cheapest to raid (arcs/D52). */
function spendIrregular(state: State, seat: number, events?: EventSink): void {
  let cheapest = -1
  for (let slot = 0; slot < 7; slot++)
    if (tokenIn(state, seat, slot) === WEAPON && (cheapest < 0 || SLOT_KEYS[slot]! < SLOT_KEYS[cheapest]!))
      cheapest = slot
  if (cheapest < 0) return
  write.setSlot(state, seat, cheapest, 0)
  discardToken(state, WEAPON)
  events?.event(say('log.discardedToken', { seat: colourOf(state, seat), type: 'weapon' }))
}

export const agitator: Card = {
  is: { leader: LEAD.agitator },
  sidePip: sideToken(WEAPON),
  interceptHits: (state, defender) => weaponIcons(state, defender),
  intercepted: spendIrregular,
}
