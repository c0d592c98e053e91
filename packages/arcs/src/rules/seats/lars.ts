// What Lars may do that others may not (lars 3, 5, 6): every action of its card's suit, once, in reverse order, as often as
// it finds something to do; no Prelude; a row of tokens that grows from the left; Resource Power; a target planet.

import type { EventSink } from '@understudy/table'
import { SUIT_KINDS } from '../../data/action-cards.ts'
import { clusterOf, isGate, SYSTEM_COUNT } from '../../data/map.ts'
import { KINDS, type Kind, SUITS } from '../../vocabulary.ts'
import { controls, emptySlot } from '../control.ts'
import type { No } from '../deed.ts'
import * as L from '../layout.ts'
import { boardOf, colourOf, isPort, playersOf, type State, siteOwner, systemOfSite } from '../state.ts'
import { larsSay } from './lars-text.ts'

export const isLars = (state: State, seat: number): boolean => state.options.roles[seat] === 'lars'
export const anyLars = (state: State): boolean => state.options.roles.includes('lars')

/** By suit: the actions in the order in which Lars takes them. */
export const ORDER: readonly (readonly Kind[])[] = SUITS.map((suit) => [...SUIT_KINDS[suit]].reverse())

// Bits of L.USED in a turn of Lars.
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
export const shipsBuilt = (state: State): number => Math.trunc(state.b[L.USED]! / USED_SHIP) & 3
export const countShip = (state: State): void => {
  state.b[L.USED]! += USED_SHIP
}
export const builtNothing = (state: State): boolean => (state.b[L.USED]! & USED_CITY) === 0 && shipsBuilt(state) === 0

/**
 * By system, for this turn: bit 1 fought in phase 1, bit 2 in phase 2, bit 4 a ship repaired. Lars has no Sprinter Drives,
 * whose memory this is.
 */
export const FOUGHT = L.MOVED
const REPAIRED = 4

/** After each of its moves: where ships went does not matter to Lars, and the memory is wanted for something else. */
export function noteMove(state: State): void {
  state.b[L.USED]! |= USED_MOVE
  state.b.fill(0, FOUGHT, FOUGHT + 24)
}

export function noteRepair(state: State, seat: number, system: number): void {
  if (!isRegular(state, seat, system)) state.b[L.USED]! |= USED_MENDS
  state.b[FOUGHT + system]! |= REPAIRED
}

/** The one ship of a focus system that Repair allows. */
const isRegular = (state: State, seat: number, system: number): boolean =>
  isFocus(state, seat, system) && (state.b[FOUGHT + system]! & REPAIRED) === 0

const couldBuild = (state: State, seat: number): boolean =>
  state.b[L.SHIPS + seat]! > 0 ||
  (state.b[L.CITIES + seat]! > 0 &&
    boardOf(state).planets.some((planet) => emptySlot(state, planet) >= 0 && controls(state, seat, planet)))

/** One ship in each focus system (lars 6.2), unless its Build cannot build anything: then all (lars 6.4). */
export function refuseLarsRepair(state: State, seat: number, system: number): No {
  if (isRegular(state, seat, system) || (state.b[L.USED]! & USED_MENDS) !== 0) return undefined
  const builds = ORDER[state.b[L.SUIT]!]!.includes('build')
  return builds && builtNothing(state) && !couldBuild(state, seat) ? undefined : larsSay('no.larsRepair', {})
}

/** The card with the number of the target's cluster, and cards with agents of rivals (lars 6.1). */
export function mayInfluence(state: State, seat: number, spot: number): boolean {
  const target = targetOf(state, seat)
  if (target >= 0 && boardOf(state).clusters[spot] === clusterOf(target)) return true
  for (let rival = 0; rival < playersOf(state); rival++)
    if (rival !== seat && state.b[L.COURT_AGENTS + spot * L.OWNER_STRIDE + rival]! > 0) return true
  return false
}

/** Opens its turn: the pips count the kinds of action that are left. It takes no Prelude actions (lars/A17). */
export function beginLars(state: State, suit: number): void {
  const { b } = state
  b[L.PIPS_LEFT] = ORDER[suit]!.length
  b[L.PRELUDE] = 0
  b[L.FIRST] = 0
  b.fill(0, FOUGHT, FOUGHT + 24)
}

/** The kind of action that Lars has come to. */
export const stepOf = (state: State): Kind => {
  const order = ORDER[state.b[L.SUIT]!]!
  return order[order.length - state.b[L.PIPS_LEFT]!]!
}

/** Each kind in its turn, and never back, except that a Build which built nothing repairs (lars 6.4). */
export function refuseKind(state: State, kind: Kind): No {
  const order = ORDER[state.b[L.SUIT]!]!
  const now = order.length - state.b[L.PIPS_LEFT]!
  const at = order.indexOf(kind)
  if (at < 0) return larsSay('no.larsSuit', { kind, suit: SUITS[state.b[L.SUIT]!]! })
  if (at >= now || (kind === 'repair' && order[now] === 'build' && builtNothing(state))) return undefined
  return larsSay('no.larsOrder', { kind, now: order[now]! })
}

/** Bits of the kinds that it may still take. */
export const larsKinds = (state: State): number =>
  KINDS.reduce((bits, kind, i) => (refuseKind(state, kind) === undefined ? bits | (1 << i) : bits), 0)

/** Moves on to the kind of an action that is about to be carried out. */
export function goesOn(state: State, doing: string): void {
  const kind = doing === 'recall' ? 'move' : (doing as Kind)
  if (!KINDS.includes(kind)) return
  const order = ORDER[state.b[L.SUIT]!]!
  const left = order.length - order.indexOf(kind)
  if (left < state.b[L.PIPS_LEFT]!) state.b[L.PIPS_LEFT] = left
}

/** The site of Lars's only starport, which cannot be destroyed. */
export function portOf(state: State, seat: number): number {
  for (let site = 0; site < 72; site++) {
    const value = state.b[L.SITE + site]!
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
  for (let at = L.SITE + system * 3, end = at + 3; at < end; at++) {
    const site = state.b[at]!
    if (isPort(site) && siteOwner(site) !== seat && isLars(state, siteOwner(site))) return true
  }
  return false
}

/** The target planet, or -1 before the first one is chosen. */
export const targetOf = (state: State, seat: number): number => state.b[L.TARGET + seat]! - 1

/** By setup card and target, filled as they come up. */
const FOCUS: (readonly number[] | undefined)[] = []

/** The focus gate, then the focus planets (lars 3, lars/A6). */
export function focusOf(state: State, seat: number): readonly number[] {
  const target = targetOf(state, seat)
  if (target < 0) return []
  const key = state.b[L.SETUP]! * SYSTEM_COUNT + target
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
  const { b } = state
  const most = state.options.larsCap ? 6 : 255
  b[L.RESOURCE_POWER + seat] = Math.min(most, b[L.RESOURCE_POWER + seat]! + n)
  if (n > 0)
    events?.event(larsSay('log.resourcePower', { seat: colourOf(state, seat), n: b[L.RESOURCE_POWER + seat]! }))
}

/** Seats of Lars, in turn order from the initiative. */
export function larsSeats(state: State): number[] {
  const n = playersOf(state)
  const out: number[] = []
  for (let i = 0; i < n; i++) {
    const seat = (state.b[L.INITIATIVE]! + i) % n
    if (isLars(state, seat)) out.push(seat)
  }
  return out
}
