// Pieces that leave the map or the board: agents, Trophies, Captives, buildings (arcs 6.6, 6.9, 6.10).

import type { TrophyKind } from '../vocabulary.ts'
import { TROPHIES } from '../vocabulary.ts'
import * as L from './layout.ts'
import { askOverflow, orderMatters, usableSlots } from './resources.ts'
import { isCity, type State, siteOwner } from './state.ts'

export const T_SHIP = 0
export const T_CITY = 1
export const T_PORT = 2
export const T_AGENT = 3

export const trophyAt = (holder: number, owner: number, kind: number): number =>
  L.TROPHIES_AT + (holder * L.OWNER_STRIDE + owner) * 4 + kind
export const captiveAt = (holder: number, owner: number): number => L.CAPTIVES + holder * L.OWNER_STRIDE + owner
export const trophyKind = (kind: TrophyKind): number => TROPHIES.indexOf(kind)

export function trophies(state: State, holder: number): number {
  let n = 0
  for (let at = trophyAt(holder, 0, 0), end = at + L.OWNER_STRIDE * 4; at < end; at++) n += state.b[at]!
  return n
}

export function captives(state: State, holder: number): number {
  let n = 0
  for (let at = captiveAt(holder, 0), end = at + L.OWNER_STRIDE; at < end; at++) n += state.b[at]!
  return n
}

/** An agent enters its owner's supply; if an Outrage space waits for one, it goes there instead (arcs 6.10). */
export function returnAgents(state: State, seat: number, n: number): void {
  const { b } = state
  const owed = Math.min(n, b[L.OWED + seat]!)
  b[L.OWED + seat]! -= owed
  b[L.AGENTS + seat]! += n - owed
}

/** Captures an agent from a Rival's supply; false if it has none. */
export function captureFromSupply(state: State, seat: number, rival: number): boolean {
  const { b } = state
  if (b[L.AGENTS + rival] === 0) return false
  b[L.AGENTS + rival]!--
  b[captiveAt(seat, rival)]!++
  return true
}

/** A city goes back to its owner's board, which may close slots (arcs 4.2, 9.7). */
export function returnCity(state: State, owner: number): void {
  const before = usableSlots(state, owner)
  state.b[L.CITIES + owner]!++
  if (usableSlots(state, owner) < before && orderMatters(state, owner)) askOverflow(state, owner)
}

export function returnPiece(state: State, owner: number, kind: number): void {
  if (kind === T_SHIP) state.b[L.SHIPS + owner]!++
  else if (kind === T_PORT) state.b[L.PORTS + owner]!++
  else if (kind === T_CITY) returnCity(state, owner)
  else returnAgents(state, owner, 1)
}

/** A destroyed piece: a Rival's becomes a Trophy of `by`, one's own returns (arcs 6.9). */
export function destroyed(state: State, by: number, owner: number, kind: number): void {
  if (by === owner) returnPiece(state, owner, kind)
  else state.b[trophyAt(by, owner, kind)]!++
}

/** Takes a building off the map and answers whether it was a city. */
export function destroyBuilding(state: State, by: number, site: number): boolean {
  const value = state.b[L.SITE + site]!
  const city = isCity(value)
  state.b[L.SITE + site] = 0
  destroyed(state, by, siteOwner(value), city ? T_CITY : T_PORT)
  return city
}

export function placeShips(state: State, seat: number, system: number, n: number, damaged = false): number {
  const { b } = state
  const placed = Math.min(n, b[L.SHIPS + seat]!)
  b[L.SHIPS + seat]! -= placed
  b[(damaged ? L.DAMAGED : L.FRESH) + system * L.OWNER_STRIDE + seat]! += placed
  return placed
}

/** Repairs ships; answers how many. */
export function repairShips(state: State, seat: number, system: number, n: number): number {
  const { b } = state
  const at = system * L.OWNER_STRIDE + seat
  const repaired = Math.min(n, b[L.DAMAGED + at]!)
  b[L.DAMAGED + at]! -= repaired
  b[L.FRESH + at]! += repaired
  return repaired
}
