// Repair: one's own pieces, Imperial ships under command, Free buildings under control (campaign 6.4).

import type { PieceRef } from '../../../vocabulary.ts'
import { refusePay, settlePay } from '../../actions/pay.ts'
import { controls, onTurnOf } from '../../board/control.ts'
import { siteId, site as siteIndex, sys, sysId } from '../../board/ids.ts'
import { repairShips } from '../../board/pieces.ts'
import { type No, paid } from '../../choosing/deed.ts'
import { say as baseSay } from '../../sayings.ts'
import { seatRules } from '../../seats/index.ts'
import { EMPIRE, FREE_STATES } from '../../state/owners.ts'
import * as read from '../../state/read.ts'
import { isBuilding, isDamaged, SITE_DAMAGED, siteOwner, systemOfSite } from '../../state/sites.ts'
import { boardOf, colourOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { say } from '../sayings.ts'
import { commands } from '../titles.ts'

function refusePiece(state: State, seat: number, piece: PieceRef): No {
  if ('ship' in piece) {
    const system = sys(piece.ship)
    const owner = piece.of === 'empire' ? EMPIRE : seat
    if (system < 0 || read.damaged(state, system, owner) === 0) return baseSay('no.damagedShip', { system: piece.ship })
    if (owner === EMPIRE && !commands(state, seat, system)) return say('no.presence', { system: piece.ship })
    return seatRules(state, seat).refuseRepair(state, seat, system)
  }
  const site = siteIndex(piece.site)
  const value = read.site(state, site)
  const free = siteOwner(value) === FREE_STATES && controls(state, seat, systemOfSite(site), onTurnOf(seat))
  return isBuilding(value) && isDamaged(value) && (siteOwner(value) === seat || free)
    ? undefined
    : baseSay('no.damagedBuilding', { site: piece.site })
}

function* pieces(state: State, seat: number): Generator<PieceRef> {
  for (const system of boardOf(state).systems) {
    const own: PieceRef = { ship: sysId(system) }
    if (refusePiece(state, seat, own) === undefined) yield own
    const imperial: PieceRef = { ship: sysId(system), of: 'empire' }
    if (read.damaged(state, system, EMPIRE) > 0 && refusePiece(state, seat, imperial) === undefined) yield imperial
    for (let site = system * 3, end = site + 3; site < end; site++) {
      if (!isDamaged(read.site(state, site))) continue
      const building: PieceRef = { site: siteId(site) }
      if (refusePiece(state, seat, building) === undefined) yield building
    }
  }
}

export const repair = paid<'repair'>({
  kind: 'repair',
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'repair') ?? refusePiece(state, seat, action.piece),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const { piece } = action
    if ('ship' in piece) {
      repairShips(state, piece.of === 'empire' ? EMPIRE : seat, sys(piece.ship), 1)
      if (piece.of === undefined) seatRules(state, seat).repaired(state, seat, sys(piece.ship))
    } else write.setSite(state, siteIndex(piece.site), read.site(state, siteIndex(piece.site)) & ~SITE_DAMAGED)
    events?.event(
      baseSay('log.repaired', { seat: colourOf(state, seat), at: 'ship' in piece ? piece.ship : piece.site }),
    )
  },
  *list(state, seat, pay) {
    for (const piece of pieces(state, seat)) yield { do: 'repair', piece, pay }
  },
  sample(state, seat, pay, random) {
    let found: PieceRef | undefined
    let n = 0
    const take = (piece: PieceRef): void => {
      if (refusePiece(state, seat, piece) === undefined && random.int(++n) === 0) found = piece
    }
    for (const system of boardOf(state).systems) {
      if (read.damaged(state, system, seat) > 0) take({ ship: sysId(system) })
      if (read.damaged(state, system, EMPIRE) > 0 && commands(state, seat, system))
        take({ ship: sysId(system), of: 'empire' })
      for (let site = system * 3, end = site + 3; site < end; site++) {
        const value = read.site(state, site)
        if (isDamaged(value) && (siteOwner(value) === seat || siteOwner(value) === FREE_STATES))
          take({ site: siteId(site) })
      }
    }
    return found && { do: 'repair', piece: found, pay }
  },
})
