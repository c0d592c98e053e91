// Lars's battles (lars 6.6): two phases, each with dice of its own.

import type { Pool } from '../../vocabulary.ts'
import { DICE_PER_TYPE } from '../../vocabulary.ts'
import { sysId } from '../board/ids.ts'
import type { No } from '../choosing/deed.ts'
import * as read from '../state/read.ts'
import { isBuilding, isCity, isPort, siteOwner } from '../state/sites.ts'
import { colourOf, hasPiece, type State, ships } from '../state/state.ts'
import * as write from '../state/write.ts'
import { fought, isFocus, isLars, markFought, USED_PHASE_2 } from './lars.ts'
import { larsSay } from './lars-sayings.ts'

export const PHASE_1 = 1
export const PHASE_2 = 2

export function citiesOf(state: State, system: number, owner: number): number {
  let n = 0
  for (let at = system * 3, end = at + 3; at < end; at++)
    if (isCity(read.site(state, at)) && siteOwner(read.site(state, at)) === owner) n++
  return n
}

/** Whether the defender has a piece there that can be hit: the starport of another Lars cannot (lars/A38, lars/A51). */
export function canBeFought(state: State, system: number, owner: number): boolean {
  if (!isLars(state, owner)) return hasPiece(state, system, owner)
  if (ships(state, system, owner) > 0) return true
  for (let at = system * 3, end = at + 3; at < end; at++) {
    const site = read.site(state, at)
    if (isBuilding(site) && siteOwner(site) === owner && !isPort(site)) return true
  }
  return false
}

/** Phase 1: one skirmish die for each ship (lars/A33). */
export const poolOf1 = (state: State, seat: number, system: number): Pool => ({
  assault: 0,
  skirmish: Math.min(DICE_PER_TYPE, ships(state, system, seat)),
  raid: 0,
})

/** Phase 2: at most two raid dice against an undefended city (lars/A34), otherwise half of each, rounded up (lars/A37). */
export function poolOf2(state: State, seat: number, system: number, defender: number): Pool {
  const n = ships(state, system, seat)
  const cities = citiesOf(state, system, defender)
  if (cities > 0 && ships(state, system, defender) === 0) {
    if (!state.options.larsRaid) return { assault: 0, skirmish: 0, raid: Math.min(2, n) }
    const raid = Math.min(2 * cities, n, DICE_PER_TYPE)
    return { assault: 0, skirmish: Math.min(DICE_PER_TYPE, n - raid), raid }
  }
  return {
    assault: Math.min(DICE_PER_TYPE, Math.ceil(n / 2)),
    skirmish: Math.min(DICE_PER_TYPE, state.options.larsFewDice ? Math.floor(n / 2) : Math.ceil(n / 2)),
    raid: 0,
  }
}

const same = (a: Pool, b: Pool): boolean => a.assault === b.assault && a.skirmish === b.skirmish && a.raid === b.raid
const isPhase2 = (pool: Pool): boolean => pool.assault + pool.raid > 0

function refusePhase1(state: State, system: number, defender: number): No {
  if ((read.used(state) & USED_PHASE_2) !== 0) return larsSay('no.larsPhase', {})
  if (ships(state, system, defender) === 0) return larsSay('no.larsNoShips', { of: colourOf(state, defender) })
  return (fought(state, system) & PHASE_1) !== 0 ? larsSay('no.larsFought', { system: sysId(system) }) : undefined
}

function refusePhase2(state: State, seat: number, system: number, defender: number): No {
  if (!isFocus(state, seat, system)) return larsSay('no.larsFocus', { system: sysId(system) })
  if (!canBeFought(state, system, defender)) return larsSay('no.larsUnhurt', { of: colourOf(state, defender) })
  return (fought(state, system) & PHASE_2) !== 0 ? larsSay('no.larsFought', { system: sysId(system) }) : undefined
}

/** Once in each system and phase, with exactly the dice of the phase. */
export function refuseLarsPool(state: State, seat: number, system: number, defender: number, pool: Pool): No {
  const second = isPhase2(pool)
  const no = second ? refusePhase2(state, seat, system, defender) : refusePhase1(state, system, defender)
  if (no !== undefined) return no
  const wanted = second ? poolOf2(state, seat, system, defender) : poolOf1(state, seat, system)
  return same(wanted, pool) ? undefined : larsSay('no.larsDice', { ...wanted })
}

/** The dice that Lars may choose now: those of phase 1, those of phase 2. */
export function* larsPools(state: State, seat: number, system: number, defender: number): Generator<Pool> {
  for (const pool of [poolOf1(state, seat, system), poolOf2(state, seat, system, defender)])
    if (refuseLarsPool(state, seat, system, defender, pool) === undefined) yield pool
}

export function noteFought(state: State, system: number, pool: Pool): void {
  if (isPhase2(pool)) write.setUsed(state, read.used(state) | USED_PHASE_2)
  markFought(state, system, isPhase2(pool) ? PHASE_2 : PHASE_1)
}
