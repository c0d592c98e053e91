// Who controls a system (arcs 6.3), and what a planet or a city yields.

import { clusterOf, gateOf, isGate, PRINTED_TYPE, SLOT_COUNT } from '../data/map.ts'
import * as read from './state/read.ts'
import { isBuilding, isCity } from './state/sites.ts'
import type { State } from './state/state.ts'

export const NOBODY = -1

/** The owner with strictly more fresh ships than each other, or NOBODY; as if `seat` had `own` of them, if that is told. */
export function controller(state: State, system: number, seat = -1, own = 0): number {
  let best = 0
  let who = NOBODY
  for (let owner = 0, n = state.options.players; owner < n; owner++) {
    const fresh = owner === seat ? own : read.fresh(state, system, owner)
    if (fresh > best) {
      best = fresh
      who = owner
    } else if (fresh === best) who = NOBODY
  }
  return who
}

export const controls = (state: State, seat: number, system: number): boolean => controller(state, system) === seat

/** Somebody else controls the system. */
export function rivalControls(state: State, seat: number, system: number): boolean {
  const who = controller(state, system)
  return who !== NOBODY && who !== seat
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

export function emptySlots(state: State, system: number): number {
  let empty = 0
  for (let site = system * 3, end = site + SLOT_COUNT[system]!; site < end; site++)
    if (!isBuilding(read.site(state, site))) empty++
  return empty
}
