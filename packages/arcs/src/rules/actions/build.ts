// Build (arcs 10.2): cities, starports and ships.

import { isGate } from '../../data/map.ts'
import type { ActionOf, Pay, SystemId } from '../../vocabulary.ts'
import { emptySlot, onTurnOf, planetType, rivalControls } from '../board/control.ts'
import { siteId, site as siteIndex, sys, sysId } from '../board/ids.ts'
import { placeShips } from '../board/pieces.ts'
import { spendSlot, tokenIn, typeName } from '../board/resources.ts'
import { type No, paid, type Random } from '../choosing/deed.ts'
import { heard, listens } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { actRules } from '../round/act-rules.ts'
import { say } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import * as read from '../state/read.ts'
import {
  isPort,
  isUsed,
  makeSite,
  SITE_CITY,
  SITE_DAMAGED,
  SITE_PORT,
  SITE_USED,
  siteOwner,
  systemOfSite,
} from '../state/sites.ts'
import { boardOf, colourOf, hasPiece, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { asType, isLoyalTo, refusePay, refuseToken, settlePay } from './pay.ts'

type Build = ActionOf<'build'>
type Place = Extract<Build, { at: SystemId }>
type Ship = Extract<Build, { piece: 'ship' }>

/** Where the building would stand, or -1. */
function siteFor(state: State, seat: number, piece: 'city' | 'starport', system: number, cloud: boolean): number {
  if (!cloud && !isGate(system)) return emptySlot(state, system)
  for (const offSlot of heard(points.offSlot, state, seat)) {
    const site = offSlot(state, seat, piece, system, cloud)
    if (site >= 0) return site
  }
  return -1
}

/** Buildings of a kind on the seat's board. */
const left = (state: State, seat: number, piece: 'city' | 'starport'): number =>
  piece === 'city' ? read.citiesLeft(state, seat) : read.portsLeft(state, seat)

/** Where it has a piece, or in an act where something else serves. */
const buildsAt = (state: State, seat: number, system: number): boolean =>
  hasPiece(state, system, seat) || (state.options.act !== 0 && actRules().buildsAt(state, seat, system))

function refusePlace(state: State, action: Place, seat: number): No {
  const system = sys(action.at)
  if (!boardOf(state).inPlay[system]) return say('no.outOfPlay', { system: action.at })
  const refused = seatRules(state, seat).refuseBuilding(state, action.piece)
  if (refused !== undefined) return refused
  if (!buildsAt(state, seat, system)) return say('no.loyalPiece', { system: action.at })
  if (siteFor(state, seat, action.piece, system, action.cloud !== undefined) < 0)
    return say('no.slot', { system: action.at, piece: action.piece })
  if (left(state, seat, action.piece) === 0) return say('no.supply', { piece: action.piece })
  if (action.cloud === undefined) return undefined
  const type = planetType(state, system)
  if (action.pay !== 'pip' && action.pay.slot === action.cloud.slot)
    return say('no.token', { slot: action.cloud.slot + 1 })
  const no = refuseToken(state, seat, action.cloud)
  if (no !== undefined) return no
  return asType(state, seat, action.cloud) === type ? undefined : say('no.cloudToken', { type: typeName(type) })
}

/** Whether a ship can be built at this starport by the seat. */
export function refusePort(state: State, seat: number, site: number): No {
  const value = read.site(state, site)
  if (!isPort(value)) return say('no.port', { site: siteId(site) })
  const serves = state.options.act !== 0 && actRules().usesPort(state, seat, site)
  if (siteOwner(value) !== seat && !serves && !usesAnyPort(state, seat))
    return say('no.portNotYours', { site: siteId(site) })
  const rules = seatRules(state, seat)
  if (isUsed(value) && !rules.reusesPorts) return say('no.portUsed', { site: siteId(site) })
  return rules.refuseShip(state)
}

/** Whether starports of others serve this seat as well. */
function usesAnyPort(state: State, seat: number): boolean {
  for (const uses of heard(points.usesAnyPort, state, seat)) if (uses(state, seat)) return true
  return false
}

export function buildShip(state: State, seat: number, system: number): void {
  const damaged = rivalControls(state, seat, system, onTurnOf(seat)) && !listens(points.buildsFresh, state, seat)
  placeShips(state, seat, system, 1, damaged)
}

/** arcs 10.2.6: building with an empty supply does nothing, so it is not offered, unless a card makes something of it. */
const mayBuildShip = (state: State, seat: number): boolean =>
  read.shipsLeft(state, seat) > 0 || heard(points.buildsInVain, state, seat).some((may) => may(state, seat))

export const build = paid<'build'>({
  kind: 'build',
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'build')
    if (no !== undefined) return no
    if (action.piece !== 'ship') return refusePlace(state, action, seat)
    const refused = refusePort(state, seat, siteIndex(action.port))
    if (refused !== undefined) return refused
    return mayBuildShip(state, seat) ? undefined : say('no.supply', { piece: 'ship' })
  },
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const colour = colourOf(state, seat)
    if (action.piece === 'ship') {
      const site = siteIndex(action.port)
      const system = systemOfSite(site)
      const left = read.shipsLeft(state, seat)
      buildShip(state, seat, system)
      write.setSite(state, site, read.site(state, site) | SITE_USED)
      seatRules(state, seat).built(state, 'ship')
      if (left === 0) events?.event(say('log.builtNothing', { seat: colour, system: sysId(system) }))
      else events?.event(say('log.built', { seat: colour, piece: 'ship', system: sysId(system) }))
      for (const ask of heard(points.shipBuilt, state, seat)) ask(state, seat, site)
      return
    }
    const system = sys(action.at)
    if (action.cloud !== undefined) spendSlot(state, seat, action.cloud.slot)
    const site = siteFor(state, seat, action.piece, system, action.cloud !== undefined)
    const city = action.piece === 'city'
    seatRules(state, seat).built(state, action.piece)
    const damaged = rivalControls(state, seat, system, onTurnOf(seat)) ? SITE_DAMAGED : 0
    if (city) write.addCitiesLeft(state, seat, -1)
    else write.addPortsLeft(state, seat, -1)
    // A vacant slot that was taxed does not make the new building a taxed one.
    write.setSite(state, site, makeSite(city ? SITE_CITY : SITE_PORT, seat) | damaged)
    events?.event(say('log.built', { seat: colour, piece: action.piece, system: action.at }))
  },
  list(state, seat, pay) {
    const out: Build[] = []
    for (const system of boardOf(state).systems) {
      if (!buildsAt(state, seat, system)) continue
      for (const piece of ['city', 'starport'] as const) {
        const action: Place = { do: 'build', piece, at: sysId(system), pay }
        if (refusePlace(state, action, seat) === undefined) out.push(action)
        if (piece === 'city' && listens(points.buildsClouds, state, seat)) out.push(...clouds(state, seat, action))
      }
    }
    if (!mayBuildShip(state, seat)) return out
    for (let site = 0; site < 72; site++)
      if (isPort(read.site(state, site)) && refusePort(state, seat, site) === undefined)
        out.push({ do: 'build', piece: 'ship', port: siteId(site), pay })
    return out
  },
  sample(state, seat, pay, random) {
    const ship = random.int(2) === 0 ? sampleShip(state, seat, pay, random) : undefined
    return ship ?? samplePlace(state, seat, pay, random) ?? sampleShip(state, seat, pay, random)
  },
})

function* clouds(state: State, seat: number, action: Place): Generator<Place> {
  if (!listens(points.buildsClouds, state, seat) || isGate(sys(action.at))) return
  const type = planetType(state, sys(action.at))
  for (let slot = 0; slot < 7; slot++) {
    const has = tokenIn(state, seat, slot)
    if (has === 0) continue
    if (has !== type && !isLoyalTo(state, seat, type)) continue
    const cloud = has === type ? { slot } : { slot, as: typeName(type) }
    const built: Place = { ...action, cloud }
    if (refusePlace(state, built, seat) === undefined) yield built
  }
}

function sampleShip(state: State, seat: number, pay: Pay, random: Random): Ship | undefined {
  if (!mayBuildShip(state, seat)) return undefined
  let found = -1
  let n = 0
  for (let site = 0; site < 72; site++) {
    if (!isPort(read.site(state, site)) || refusePort(state, seat, site) !== undefined) continue
    if (random.int(++n) === 0) found = site
  }
  return found < 0 ? undefined : { do: 'build', piece: 'ship', port: siteId(found), pay }
}

function samplePlace(state: State, seat: number, pay: Pay, random: Random): Place | undefined {
  const { systems } = boardOf(state)
  const piece = random.int(2) === 0 ? 'city' : 'starport'
  if (left(state, seat, piece) === 0) return undefined
  const from = random.int(systems.length)
  for (let i = 0; i < systems.length; i++) {
    const system = systems[(from + i) % systems.length]!
    if (!hasPiece(state, system, seat)) continue
    if (siteFor(state, seat, piece, system, false) >= 0) return { do: 'build', piece, at: sysId(system), pay }
    if (piece === 'starport' || !listens(points.buildsClouds, state, seat)) continue
    const [cloud] = clouds(state, seat, { do: 'build', piece, at: sysId(system), pay })
    if (cloud !== undefined) return cloud
  }
  return undefined
}
