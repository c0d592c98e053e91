// A position as it would be if …: what bots do to copies when they think ahead. No rule is asked, nothing is told.

import { T_AGENT, T_CITY, T_SHIP } from '../board/pieces.ts'
import { SLOTS_PER_SEAT } from '../state/numbers.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { copyState, playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'

/** As if the Prelude were still under way. */
export const reopenPrelude = (state: State): void => write.setPrelude(state, true)

export function withoutToken(state: State, seat: number, slot: number): State {
  const after = copyState(state)
  write.setSlot(after, seat, slot, 0)
  return after
}

/** A token back in the supply, which may count for somebody. */
export function tokenReturned(state: State, seat: number, slot: number): State {
  const after = withoutToken(state, seat, slot)
  write.addSupply(after, read.slot(state, seat, slot), 1)
  return after
}

export function withoutGuild(state: State, seat: number, card: number): State {
  const after = copyState(state)
  write.drop(after, Pile.guild(seat), card)
  return after
}

/** An owner has so many fresh ships fewer in a system. */
export function withFewerFresh(state: State, system: number, owner: number, n: number): State {
  const after = copyState(state)
  write.addFresh(after, system, owner, -n)
  return after
}

/** In this very position: tokens by slot, nothing beyond them. */
export function layTokens(state: State, seat: number, types: ArrayLike<number>): void {
  for (let slot = 0; slot < SLOTS_PER_SEAT; slot++) write.setSlot(state, seat, slot, types[slot] ?? 0)
}

/** In this very position: a card leaves the row for a seat, and rivals' agents on it become Captives. */
export function takeFromRow(state: State, seat: number, spot: number, card: number, isKept: boolean): void {
  for (let owner = 0; owner < playersOf(state); owner++) {
    if (owner !== seat) write.addCaptive(state, seat, owner, read.courtAgents(state, spot, owner))
    write.setCourtAgents(state, spot, owner, 0)
  }
  write.setRowCard(state, spot, 0)
  if (isKept) write.put(state, Pile.guild(seat), card)
}

/** In this very position: a card leaves the row for a seat that ransacks it, and rivals' agents on it become Trophies. */
export function ransackRow(state: State, seat: number, spot: number, isKept: boolean): void {
  for (let owner = 0; owner < playersOf(state); owner++) {
    if (owner !== seat) write.addTrophy(state, seat, owner, T_AGENT, read.courtAgents(state, spot, owner))
    write.setCourtAgents(state, spot, owner, 0)
  }
  const card = read.rowCard(state, spot) - 1
  write.setRowCard(state, spot, 0)
  if (isKept && card >= 0) write.put(state, Pile.guild(seat), card)
}

/** In this very position: a city is a seat's Trophy, and all ships of its owner beside it if they were destroyed too. */
export function wreck(state: State, seat: number, owner: number, site: number, ships: boolean): void {
  const system = Math.trunc(site / 3)
  write.setSite(state, site, 0)
  write.addTrophy(state, seat, owner, T_CITY, 1)
  if (!ships) return
  write.addTrophy(state, seat, owner, T_SHIP, read.ships(state, system, owner))
  write.addFresh(state, system, owner, -read.fresh(state, system, owner))
  write.addDamaged(state, system, owner, -read.damaged(state, system, owner))
}
