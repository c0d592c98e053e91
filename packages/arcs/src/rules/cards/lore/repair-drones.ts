// Repair Drones (L07): after a battle the attacker repairs a ship.

import { LORE_CARD } from '../../../data/leaders.ts'
import { sysId } from '../../board/ids.ts'
import { repairShips } from '../../board/pieces.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import * as read from '../../state/read.ts'
import { colourOf } from '../../state/state.ts'

export const repairDrones: Card = {
  is: { lore: LORE_CARD.repairDrones },
  afterBattle(state, seat, attacking, events) {
    const system = read.battleAt(state)
    if (!attacking || read.attackersAlive(state) === 0 || repairShips(state, seat, system, 1) === 0) return
    events?.event(say('log.repaired', { seat: colourOf(state, seat), at: sysId(system) }))
  },
}
