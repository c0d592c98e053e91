// Repair (arcs 10.4) and Influence (arcs 10.5).

import { say } from '../text/sayings.ts'
import type { PieceRef } from '../vocabulary.ts'
import { type No, paid } from './deed.ts'
import { court, courtId, siteId, site as siteIndex, sys, sysId } from './ids.ts'
import * as L from './layout.ts'
import { askInfluential } from './leaders/bonus.ts'
import { isSidePip, refusePay, settlePay } from './pay.ts'
import { repairShips } from './pieces.ts'
import { boardOf, colourOf, damagedShips, isDamaged, type State, siteOwner } from './state.ts'

function refusePiece(state: State, seat: number, piece: PieceRef): No {
  if ('ship' in piece) {
    const system = sys(piece.ship)
    return system >= 0 && damagedShips(state, system, seat) > 0
      ? undefined
      : say('no.damagedShip', { system: piece.ship })
  }
  const value = state.b[L.SITE + siteIndex(piece.site)]!
  const own = (value & L.SITE_KIND) !== 0 && siteOwner(value) === seat
  return own && isDamaged(value) ? undefined : say('no.damagedBuilding', { site: piece.site })
}

export const repair = paid<'repair'>({
  kind: 'repair',
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'repair') ?? refusePiece(state, seat, action.piece),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const { piece } = action
    if ('ship' in piece) repairShips(state, seat, sys(piece.ship), 1)
    else state.b[L.SITE + siteIndex(piece.site)]! &= ~L.SITE_DAMAGED
    events?.event(say('log.repaired', { seat: colourOf(state, seat), at: 'ship' in piece ? piece.ship : piece.site }))
  },
  *list(state, seat, pay) {
    for (const system of boardOf(state).systems)
      if (damagedShips(state, system, seat) > 0) yield { do: 'repair', piece: { ship: sysId(system) }, pay }
    for (let site = 0; site < 72; site++) {
      const value = state.b[L.SITE + site]!
      if ((value & L.SITE_KIND) === 0 || siteOwner(value) !== seat || !isDamaged(value)) continue
      yield { do: 'repair', piece: { site: siteId(site) }, pay }
    }
  },
  sample(state, seat, pay, random) {
    let found: PieceRef | undefined
    let n = 0
    for (const system of boardOf(state).systems) {
      if (damagedShips(state, system, seat) > 0 && random.int(++n) === 0) found = { ship: sysId(system) }
      for (let site = system * 3, end = site + 3; site < end; site++) {
        const value = state.b[L.SITE + site]!
        if ((value & L.SITE_KIND) === 0 || siteOwner(value) !== seat || !isDamaged(value)) continue
        if (random.int(++n) === 0) found = { site: siteId(site) }
      }
    }
    return found && { do: 'repair', piece: found, pay }
  },
})

/** The spot of a card in the Court row, or -1. */
export function spotOf(state: State, card: number): number {
  if (card < 0) return -1
  for (let spot = 0; spot < L.ROW_SIZE; spot++) if (state.b[L.ROW + spot] === card + 1) return spot
  return -1
}

export const agentsAt = (spot: number, seat: number): number => L.COURT_AGENTS + spot * L.OWNER_STRIDE + seat

export function refuseInfluence(state: State, seat: number, card: string): No {
  if (spotOf(state, court(card)) < 0) return say('no.inCourt', { card: card as `BC${string}` })
  return state.b[L.AGENTS + seat] === 0 ? say('no.agents', {}) : undefined
}

export function putAgent(state: State, seat: number, card: string): void {
  state.b[L.AGENTS + seat]!--
  state.b[agentsAt(spotOf(state, court(card)), seat)]!++
}

export function* courtRow(state: State): Generator<`BC${string}`> {
  for (let spot = 0; spot < L.ROW_SIZE; spot++) {
    const card = state.b[L.ROW + spot]!
    if (card > 0) yield courtId(card - 1)
  }
}

export const influence = paid<'influence'>({
  kind: 'influence',
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'influence') ?? refuseInfluence(state, seat, action.card),
  carry(state, action, seat, events) {
    const side = isSidePip(state, action.pay)
    settlePay(state, seat, action.pay)
    putAgent(state, seat, action.card)
    events?.event(say('log.influenced', { seat: colourOf(state, seat), card: action.card }))
    if (side) askInfluential(state, seat)
  },
  *list(state, seat, pay) {
    if (state.b[L.AGENTS + seat] === 0) return
    for (const card of courtRow(state)) yield { do: 'influence', card, pay }
  },
  sample(state, seat, pay, random) {
    if (state.b[L.AGENTS + seat] === 0) return undefined
    const from = random.int(L.ROW_SIZE)
    for (let i = 0; i < L.ROW_SIZE; i++) {
      const card = state.b[L.ROW + ((from + i) & 3)]!
      if (card > 0) return { do: 'influence', card: courtId(card - 1), pay }
    }
    return undefined
  },
})
