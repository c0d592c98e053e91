// Gate Ports (L08): a starport in a gate, one in total; whoever enters a gate under its owner's control loses an agent.

import { LORE_CARD } from '../../../data/leaders.ts'
import { isGate } from '../../../data/map.ts'
import { controller, onTurnOf } from '../../board/control.ts'
import { captureFromSupply } from '../../board/pieces.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import * as read from '../../state/read.ts'
import { isDamaged, isPort, SITES_PER_SYSTEM, siteOwner } from '../../state/sites.ts'
import { colourOf } from '../../state/state.ts'
import { GATE_PORT, vacantSite } from './off-slot.ts'

export const gatePorts: Card = {
  is: { lore: LORE_CARD.gatePorts },
  // One in total per gate (arcs/D19).
  offSlot: (state, _seat, piece, system, cloud) =>
    piece === 'starport' && isGate(system) && !cloud ? vacantSite(state, system, GATE_PORT) : -1,
  entered(state, seat, mover, gate, events) {
    const site = read.site(state, gate * SITES_PER_SYSTEM + GATE_PORT)
    if (!isPort(site) || siteOwner(site) !== seat || isDamaged(site)) return
    if (controller(state, gate, onTurnOf(mover)) !== seat) return
    if (captureFromSupply(state, seat, mover))
      events?.event(say('log.captured', { seat: colourOf(state, seat), of: colourOf(state, mover), n: 1 }))
  },
}
