// Mass Uprising (BC26): ships all over a cluster.

import { VOX } from '../../../data/court.ts'
import { clusterOf, gateOf } from '../../../data/map.ts'
import type { SystemId } from '../../../vocabulary.ts'
import { courtId, sys, sysId } from '../../board/ids.ts'
import { placeShips } from '../../board/pieces.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import * as read from '../../state/read.ts'
import { topArg } from '../../state/stack.ts'
import { boardOf, colourOf } from '../../state/state.ts'
import { toDiscard } from './leaving.ts'

/** Mass Uprising: one ship in each system of a cluster; with too few ships the seat chooses the systems (arcs/D35). */
export const uprising = free<'uprising'>({
  refuse(state, action, seat) {
    if (topArg(state, 0) !== VOX.massUprising) return say('no.vox', { card: courtId(topArg(state, 0)) })
    const systems = action.systems.map(sys)
    const board = boardOf(state)
    const must = Math.min(4, read.shipsLeft(state, seat))
    if (new Set(systems).size !== systems.length || systems.length !== must) return say('no.uprisingCount', { n: must })
    const [first] = systems
    return systems.every((system) => board.inPlay[system] && clusterOf(system) === clusterOf(first!))
      ? undefined
      : say('no.oneCluster', {})
  },
  carry(state, action, seat, events) {
    toDiscard(state)
    for (const system of action.systems) placeShips(state, seat, sys(system), 1)
    events?.event(say('log.placed', { seat: colourOf(state, seat), systems: [...action.systems] }))
  },
  *list(state, seat) {
    if (topArg(state, 0) !== VOX.massUprising) return
    const must = Math.min(4, read.shipsLeft(state, seat))
    for (const cluster of boardOf(state).clusters) {
      for (let bits = 1; bits < 16; bits++) {
        const systems = [0, 1, 2, 3]
          .filter((k) => (bits & (1 << k)) !== 0)
          .map((k): SystemId => sysId(gateOf(cluster) + k))
        if (systems.length === must) yield { do: 'uprising', systems }
      }
    }
  },
})

export const massUprising: Card = {
  is: { vox: VOX.massUprising },
  vox: {
    asks: 'uprising',
    settle(state, seat) {
      if (read.shipsLeft(state, seat) > 0) return false
      toDiscard(state)
      return true
    },
  },
  free: { uprising },
}
