// Pieces that leave the map or the board: agents, Trophies, Captives, buildings (arcs 6.6, 6.9, 6.10).

import type { EventSink } from '@understudy/table'
import type { TrophyKind } from '../../vocabulary.ts'
import { TROPHIES } from '../../vocabulary.ts'
import { noteHarm } from '../battle/harm.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { isSeat } from '../state/owners.ts'
import * as read from '../state/read.ts'
import { isCity, siteOwner } from '../state/sites.ts'
import type { State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { askOverflow, orderMatters, usableSlots } from './resources.ts'

export const T_SHIP = 0
export const T_CITY = 1
export const T_PORT = 2
export const T_AGENT = 3

export const trophyKind = (kind: TrophyKind): number => TROPHIES.indexOf(kind)

export const trophies = read.trophies
export const captives = read.captives

/** An agent enters its owner's supply; if an Outrage space waits for one, it goes there instead (arcs 6.10). */
export function returnAgents(state: State, seat: number, n: number): void {
  const owed = Math.min(n, read.agentsOwed(state, seat))
  write.addAgentsOwed(state, seat, -owed)
  write.addAgentsLeft(state, seat, n - owed)
}

/** Captures an agent from a Rival's supply; false if it has none, or is no seat. */
export function captureFromSupply(state: State, seat: number, rival: number): boolean {
  if (!isSeat(rival) || read.agentsLeft(state, rival) === 0) return false
  write.addAgentsLeft(state, rival, -1)
  write.addCaptive(state, seat, rival, 1)
  noteHarm(state, seat, rival, 'captured')
  return true
}

/** A city goes back to its owner's board, which may close slots (arcs 4.2, 9.7). */
export function returnCity(state: State, owner: number): void {
  if (!isSeat(owner)) return
  const before = usableSlots(state, owner)
  write.addCitiesLeft(state, owner, 1)
  if (usableSlots(state, owner) < before && orderMatters(state, owner)) askOverflow(state, owner)
}

/** What belongs to no seat goes to a supply that nobody counts: all that lies nowhere else. */
export function returnPiece(state: State, owner: number, kind: number): void {
  if (!isSeat(owner)) return
  if (kind === T_SHIP) write.addShipsLeft(state, owner, 1)
  else if (kind === T_PORT) write.addPortsLeft(state, owner, 1)
  else if (kind === T_CITY) returnCity(state, owner)
  else returnAgents(state, owner, 1)
}

/** A destroyed piece: a Rival's becomes a Trophy of `by`, one's own returns (arcs 6.9); only seats take Trophies (campaign 6.7). */
export function destroyed(state: State, by: number, owner: number, kind: number, events?: EventSink): void {
  noteHarm(state, by, owner, 'destroyed')
  if (by === owner || !isSeat(by)) returnPiece(state, owner, kind)
  else takeTrophy(state, by, owner, kind, events)
}

export function takeTrophy(state: State, seat: number, owner: number, kind: number, events?: EventSink): void {
  write.addTrophy(state, seat, owner, kind, 1)
  for (const follow of heard(points.tookTrophy, state, seat)) follow(state, seat, owner, kind, events)
}

/** Takes a building off the map and answers whether it was a city. */
export function destroyBuilding(state: State, by: number, site: number, events?: EventSink): boolean {
  const value = read.site(state, site)
  const city = isCity(value)
  write.setSite(state, site, 0)
  destroyed(state, by, siteOwner(value), city ? T_CITY : T_PORT, events)
  return city
}

export function placeShips(state: State, seat: number, system: number, n: number, damaged = false): number {
  const placed = Math.min(n, read.shipsLeft(state, seat))
  write.addShipsLeft(state, seat, -placed)
  if (damaged) write.addDamaged(state, system, seat, placed)
  else write.addFresh(state, system, seat, placed)
  return placed
}

/** Repairs ships; answers how many. */
export function repairShips(state: State, seat: number, system: number, n: number): number {
  const repaired = Math.min(n, read.damaged(state, system, seat))
  write.addDamaged(state, system, seat, -repaired)
  write.addFresh(state, system, seat, repaired)
  return repaired
}
