// Repair (arcs 10.4).

import type { ActionOf, PieceRef } from '../../vocabulary.ts'
import { siteId, site as siteIndex, sys, sysId } from '../board/ids.ts'
import { repairShips } from '../board/pieces.ts'
import { type No, paid } from '../choosing/deed.ts'
import { say } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import * as read from '../state/read.ts'
import { isBuilding, isDamaged, SITE_DAMAGED, siteOwner } from '../state/sites.ts'
import { boardOf, colourOf, damagedShips, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { refusePay, settlePay } from './pay.ts'

function refusePiece(state: State, seat: number, piece: PieceRef): No {
  if ('ship' in piece) {
    const system = sys(piece.ship)
    if (system < 0 || damagedShips(state, system, seat) === 0) return say('no.damagedShip', { system: piece.ship })
    return seatRules(state, seat).refuseRepair(state, seat, system)
  }
  const value = read.site(state, siteIndex(piece.site))
  const own = isBuilding(value) && siteOwner(value) === seat
  return own && isDamaged(value) ? undefined : say('no.damagedBuilding', { site: piece.site })
}

export const repair = paid<'repair'>({
  kind: 'repair',
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'repair') ?? refusePiece(state, seat, action.piece),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const { piece } = action
    if ('ship' in piece) {
      repairShips(state, seat, sys(piece.ship), 1)
      seatRules(state, seat).repaired(state, seat, sys(piece.ship))
    } else write.setSite(state, siteIndex(piece.site), read.site(state, siteIndex(piece.site)) & ~SITE_DAMAGED)
    events?.event(say('log.repaired', { seat: colourOf(state, seat), at: 'ship' in piece ? piece.ship : piece.site }))
  },
  list(state, seat, pay) {
    const out: ActionOf<'repair'>[] = []
    for (const system of boardOf(state).systems)
      if (damagedShips(state, system, seat) > 0 && refusePiece(state, seat, { ship: sysId(system) }) === undefined)
        out.push({ do: 'repair', piece: { ship: sysId(system) }, pay })
    for (let site = 0; site < 72; site++) {
      const value = read.site(state, site)
      if (!isDamaged(value) || !isBuilding(value) || siteOwner(value) !== seat) continue
      out.push({ do: 'repair', piece: { site: siteId(site) }, pay })
    }
    return out
  },
  sample(state, seat, pay, random) {
    let found: PieceRef | undefined
    let n = 0
    for (const system of boardOf(state).systems) {
      if (damagedShips(state, system, seat) > 0 && random.int(++n) === 0) found = { ship: sysId(system) }
      for (let site = system * 3, end = site + 3; site < end; site++) {
        const value = read.site(state, site)
        if (!isDamaged(value) || !isBuilding(value) || siteOwner(value) !== seat) continue
        if (random.int(++n) === 0) found = { site: siteId(site) }
      }
    }
    return found && { do: 'repair', piece: found, pay }
  },
})
