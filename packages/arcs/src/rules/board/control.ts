// Who controls a system (arcs 6.3), and what a planet or a city yields.

import { clusterOf, gateOf, isGate, PRINTED_TYPE, SLOT_COUNT } from '../../data/map.ts'
import { blockader, countsInGate, holdsGates, UNBLOCKED } from '../seats/attacks.ts'
import { EMPIRE } from '../state/owners.ts'
import * as read from '../state/read.ts'
import { emptySites, mostFresh } from '../state/read-map.ts'
import { isBuilding, isCity } from '../state/sites.ts'
import { F } from '../state/stack.ts'
import { hasPiece, type State } from '../state/state.ts'

export const NOBODY = -1

/**
 * When control is asked for (campaign 5.2): on the turn of a seat, or outside turns, for scoring, objectives and events.
 * Only who has the Empire's systems depends on it.
 */
type When = number & { readonly when: never }
export const onTurnOf = (seat: number): When => seat as When
export const OUTSIDE_TURNS: When = -1 as When

const TURNS: ReadonlySet<number> = new Set([F.turn, F.lead, F.follow])
const BETWEEN: ReadonlySet<number> = new Set([F.endRound, F.score, F.cleanUp, F.nextChapter, F.endAct])

/** Whose turn it is in this position, for whoever only looks at it or is asked on the turn of another. */
export function whenNow(state: State): When {
  for (let n = read.depth(state) - 1; n >= 0; n--) {
    const kind = read.frameKind(state, n)
    if (TURNS.has(kind)) return onTurnOf(read.frameSeat(state, n))
    if (BETWEEN.has(kind)) return OUTSIDE_TURNS
  }
  return OUTSIDE_TURNS
}

/** Who acts for the Empire (campaign 5.1). Nobody does until somebody has the title. */
export interface Regents {
  isRegent(state: State, seat: number): boolean
  /** Without the Presence Law. */
  isEverywhere(state: State, seat: number): boolean
  /** The First Regent, or NOBODY. */
  first(state: State): number
}
let theRegents: Regents = { isRegent: () => false, isEverywhere: () => false, first: () => NOBODY }
export const setRegents = (regents: Regents): void => {
  theRegents = regents
}

/**
 * Who controls a system, or NOBODY: the seat with strictly more fresh ships than each other, unless the Empire has a fresh
 * ship there. As if `seat` had `own` fresh ships, if that is told. Nothing else says who controls what.
 */
export function controller(state: State, system: number, when: When, seat = -1, own = 0): number {
  if (state.options.act !== 0 && read.fresh(state, system, EMPIRE) > 0)
    return imperialController(state, system, when, seat === when && own > 0)
  if (state.options.warpBlockades && isGate(system)) {
    const bot = blockader(state, system, seat, own)
    if (bot !== UNBLOCKED) return bot
  }
  return mostFresh(state, system, seat, own)
}

/** A system of the Empire: a Regent's on its own turn where it is present, outside turns the First Regent's (campaign 5.2). */
export function imperialController(
  state: State,
  system: number,
  when: When,
  present: boolean,
  regents: Regents = theRegents,
): number {
  if (when === OUTSIDE_TURNS) {
    const first = regents.first(state)
    return first === NOBODY ? EMPIRE : first
  }
  if (!regents.isRegent(state, when)) return EMPIRE
  return present || hasPiece(state, system, when) || regents.isEverywhere(state, when) ? when : EMPIRE
}

export const controls = (state: State, seat: number, system: number, when: When): boolean =>
  controller(state, system, when) === seat

/** Somebody else controls the system. */
export function rivalControls(state: State, seat: number, system: number, when: When): boolean {
  const who = controller(state, system, when)
  return who !== NOBODY && who !== seat
}

/** The most fresh ships that another seat has there: who has more than that, and the Empire none, controls the system. */
export function mostFreshBeside(state: State, seat: number, system: number): number {
  const free = isGate(system) && holdsGates(state, seat)
  let most = 0
  for (let rival = 0; rival < state.options.players; rival++)
    if (rival !== seat && !(free && !countsInGate(state, rival)))
      most = Math.max(most, read.fresh(state, system, rival))
  return most
}

/** The type of a planet, which Mythic may have changed; 0 for a gate. */
export const planetType = (state: State, system: number): number => {
  const changed = read.mythic(state, system)
  return changed === 0 ? PRINTED_TYPE[system]! : changed
}

/** Bits (`1 << type`) of what a city yields: for a city in a gate, all planets of its cluster with a city (L11). */
export function cityTypes(state: State, site: number): number {
  const system = Math.trunc(site / 3)
  if (!isGate(system)) return 1 << planetType(state, system)
  const gate = gateOf(clusterOf(system))
  let types = 0
  for (let planet = gate + 1; planet <= gate + 3; planet++) {
    for (let at = planet * 3, end = at + 3; at < end; at++)
      if (isCity(read.site(state, at))) types |= 1 << planetType(state, planet)
  }
  return types
}

/** First empty building slot of a planet as a site, or -1. */
export function emptySlot(state: State, system: number): number {
  const n = SLOT_COUNT[system]!
  for (let site = system * 3, end = site + n; site < end; site++) if (!isBuilding(read.site(state, site))) return site
  return -1
}

export const emptySlots = (state: State, system: number): number => emptySites(state, system, SLOT_COUNT[system]!)
