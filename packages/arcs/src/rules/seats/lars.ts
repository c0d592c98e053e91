// What Lars may do that others may not (lars 3, 5, 6): every action of its card's suit, once, in reverse order, as often as
// it finds something to do; no Prelude; a row of tokens that grows from the left; Resource Power; a target planet.

import type { EventSink } from '@understudy/table'
import { SUIT_KINDS } from '../../data/action-cards.ts'
import { clusterOf, isGate, SYSTEM_COUNT } from '../../data/map.ts'
import { KINDS, type Kind, SUITS } from '../../vocabulary.ts'
import { controls, emptySlot, onTurnOf } from '../board/control.ts'
import type { No } from '../choosing/deed.ts'
import * as read from '../state/read.ts'
import { isPort, siteOwner, systemOfSite } from '../state/sites.ts'
import { boardOf, colourOf, playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { larsSay } from './lars-sayings.ts'

export const isLars = (state: State, seat: number): boolean => state.options.roles[seat] === 'lars'
export const anyLars = (state: State): boolean => state.options.roles.includes('lars')

/** By suit: the actions in the order in which Lars takes them. */
export const ORDER: readonly (readonly Kind[])[] = SUITS.map((suit) => [...SUIT_KINDS[suit]].reverse())

// Bits of read.used in a turn of Lars.
export const USED_RECALL = 1
export const USED_MOVE = 2
export const USED_CITY = 4
export const USED_TARGET = 8
export const USED_PHASE_2 = 16
const USED_SHIP = 32
/** It can build nothing and repairs everything. */
const USED_MENDS = 128
export const SHIPS_PER_TURN = 3
/** Ships built this turn, in two bits. */
export const shipsBuilt = (state: State): number => Math.trunc(read.used(state) / USED_SHIP) & 3
export const countShip = (state: State): void => {
  write.setUsed(state, read.used(state) + USED_SHIP)
}
export const builtNothing = (state: State): boolean => (read.used(state) & USED_CITY) === 0 && shipsBuilt(state) === 0

/**
 * By system, for this turn: bit 1 fought in phase 1, bit 2 in phase 2, bit 4 a ship repaired. Lars has no Sprinter Drives,
 * whose memory this is.
 */
export const fought = read.moved
export const clearFought = write.clearMoved
export const markFought = (state: State, system: number, bit: number): void =>
  write.setMoved(state, system, fought(state, system) | bit)
const REPAIRED = 4

/** After each of its moves: where ships went does not matter to Lars, and the memory is wanted for something else. */
export function noteMove(state: State): void {
  write.setUsed(state, read.used(state) | USED_MOVE)
  clearFought(state)
}

export function noteRepair(state: State, seat: number, system: number): void {
  if (!isRegular(state, seat, system)) write.setUsed(state, read.used(state) | USED_MENDS)
  markFought(state, system, REPAIRED)
}

/** The one ship of a focus system that Repair allows. */
const isRegular = (state: State, seat: number, system: number): boolean =>
  isFocus(state, seat, system) && (fought(state, system) & REPAIRED) === 0

const couldBuild = (state: State, seat: number): boolean =>
  read.shipsLeft(state, seat) > 0 ||
  (read.citiesLeft(state, seat) > 0 &&
    boardOf(state).planets.some(
      (planet) => emptySlot(state, planet) >= 0 && controls(state, seat, planet, onTurnOf(seat)),
    ))

/** One ship in each focus system (lars 6.2), unless its Build cannot build anything: then all (lars 6.4). */
export function refuseLarsRepair(state: State, seat: number, system: number): No {
  if (isRegular(state, seat, system) || (read.used(state) & USED_MENDS) !== 0) return undefined
  const builds = ORDER[read.suit(state)]!.includes('build')
  return builds && builtNothing(state) && !couldBuild(state, seat) ? undefined : larsSay('no.larsRepair', {})
}

/** The card with the number of the target's cluster, and cards with agents of rivals (lars 6.1). */
export function mayInfluence(state: State, seat: number, spot: number): boolean {
  const target = targetOf(state, seat)
  if (target >= 0 && boardOf(state).clusters[spot] === clusterOf(target)) return true
  for (let rival = 0; rival < playersOf(state); rival++)
    if (rival !== seat && read.courtAgents(state, spot, rival) > 0) return true
  return false
}

/** Opens its turn: the pips count the kinds of action that are left. It takes no Prelude actions (lars/A17). */
export function beginLars(state: State, suit: number): void {
  write.setPipsLeft(state, ORDER[suit]!.length)
  write.setPrelude(state, false)
  write.setFirst(state, false)
  clearFought(state)
}

/** The kind of action that Lars has come to. */
export const stepOf = (state: State): Kind => {
  const order = ORDER[read.suit(state)]!
  return order[order.length - read.pipsLeft(state)]!
}

/** Each kind in its turn, and never back, except that a Build which built nothing repairs (lars 6.4). */
export function refuseKind(state: State, kind: Kind): No {
  const order = ORDER[read.suit(state)]!
  const now = order.length - read.pipsLeft(state)
  const at = order.indexOf(kind)
  if (at < 0) return larsSay('no.larsSuit', { kind, suit: SUITS[read.suit(state)]! })
  if (at >= now || (kind === 'repair' && order[now] === 'build' && builtNothing(state))) return undefined
  return larsSay('no.larsOrder', { kind, now: order[now]! })
}

/** Moves on to the kind of an action that is about to be carried out. */
export function goesOn(state: State, doing: string): void {
  const kind = doing === 'recall' ? 'move' : (doing as Kind)
  if (!KINDS.includes(kind)) return
  const order = ORDER[read.suit(state)]!
  const left = order.length - order.indexOf(kind)
  if (left < read.pipsLeft(state)) write.setPipsLeft(state, left)
}

/** The site of Lars's only starport, which cannot be destroyed. */
export function portOf(state: State, seat: number): number {
  for (let site = 0; site < 72; site++) {
    const value = read.site(state, site)
    if (isPort(value) && siteOwner(value) === seat) return site
  }
  return -1
}
export const portSystem = (state: State, seat: number): number => {
  const site = portOf(state, seat)
  return site < 0 ? -1 : systemOfSite(site)
}

/** Systems that this Lars treats as out of play when it chooses a target or moves (lars 3). */
export function othersPort(state: State, seat: number, system: number): boolean {
  for (let at = system * 3, end = at + 3; at < end; at++) {
    const site = read.site(state, at)
    if (isPort(site) && siteOwner(site) !== seat && isLars(state, siteOwner(site))) return true
  }
  return false
}

/** The target planet, or -1 before the first one is chosen. */
export const targetOf = (state: State, seat: number): number => read.target(state, seat) - 1

/** By setup card and target, filled as they come up. */
const FOCUS: (readonly number[] | undefined)[] = []

/** The focus gate, then the focus planets (lars 3, lars/A6). */
export function focusOf(state: State, seat: number): readonly number[] {
  const target = targetOf(state, seat)
  if (target < 0) return []
  const key = read.setup(state) * SYSTEM_COUNT + target
  let focus = FOCUS[key]
  if (focus === undefined) {
    const planets = boardOf(state).planets.filter((planet) => (planet & 3) === (target & 3))
    focus = [clusterOf(target) << 2, ...planets]
    FOCUS[key] = focus
  }
  return focus
}
export const isFocus = (state: State, seat: number, system: number): boolean => {
  const target = targetOf(state, seat)
  if (target < 0 || !boardOf(state).inPlay[system]) return false
  return isGate(system) ? clusterOf(system) === clusterOf(target) : (system & 3) === (target & 3)
}

/** Any planet in play to begin with; after that always in another cluster (lars 4, 5; lars/A11). */
export function refuseTarget(state: State, seat: number, planet: number): No {
  const board = boardOf(state)
  if (planet < 0 || !board.inPlay[planet] || isGate(planet)) return larsSay('no.larsPlanet', {})
  if (othersPort(state, seat, planet)) return larsSay('no.larsOthersPort', {})
  const now = targetOf(state, seat)
  return now >= 0 && clusterOf(now) === clusterOf(planet) ? larsSay('no.larsSameCluster', {}) : undefined
}

/** lars/A9: there is no limit, unless the table wants the one of a six-sided die. */
export function raiseResourcePower(state: State, seat: number, n: number, events?: EventSink): void {
  const most = state.options.larsCap ? 6 : 255
  write.setResourcePower(state, seat, Math.min(most, read.resourcePower(state, seat) + n))
  if (n > 0)
    events?.event(larsSay('log.resourcePower', { seat: colourOf(state, seat), n: read.resourcePower(state, seat) }))
}

/** Seats of Lars, in turn order from the initiative. */
export function larsSeats(state: State): number[] {
  const n = playersOf(state)
  const out: number[] = []
  for (let i = 0; i < n; i++) {
    const seat = (read.initiative(state) + i) % n
    if (isLars(state, seat)) out.push(seat)
  }
  return out
}
