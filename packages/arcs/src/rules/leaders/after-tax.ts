// What leaders do once a city is taxed or a ship built: Attuned, Insatiable, Firebrand, Mythic, Ruthless (arcs 16.3, 16.4).

import type { EventSink } from '@understudy/table'
import { bitsOf } from '../../card-sets.ts'
import { LEAD } from '../../data/leaders.ts'
import { isGate } from '../../data/map.ts'
import { say } from '../../text/sayings.ts'
import { buildShip } from '../build.ts'
import { controls, onTurnOf } from '../control.ts'
import { free } from '../deed.ts'
import { siteId, sysId } from '../ids.ts'
import { cityFalls } from '../outrage.ts'
import { captureFromSupply, destroyBuilding } from '../pieces.ts'
import {
  cartelOf,
  FUEL,
  gain,
  MATERIAL,
  PSIONIC,
  tokenCount,
  tokenIn,
  typeIndex,
  typeName,
  WEAPON,
} from '../resources.ts'
import { holdsGuild } from '../seats/index.ts'
import { USED_RUTHLESS } from '../state/numbers.ts'
import * as read from '../state/read.ts'
import { isCity, isDamaged, isPort, SITE_DAMAGED, siteOwner, systemOfSite } from '../state/sites.ts'
import { F, pop, push, topArg } from '../state/stack.ts'
import { colourOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { refuseType, taxEffect, taxTypes } from '../tax.ts'

/** Extra tokens for the Copy or Pivot pip spent on Tax, by leader. */
const SIDE_TOKEN: Readonly<Record<number, number>> = {
  [LEAD.mystic]: PSIONIC,
  [LEAD.fuelDrinker]: FUEL,
  [LEAD.agitator]: WEAPON,
}

export function sideToken(state: State, seat: number, side: boolean, events?: EventSink): void {
  const token = side ? SIDE_TOKEN[read.leaderOf(state, seat)] : undefined
  if (token !== undefined) gain(state, seat, token, events)
}

/** What comes once the tax is in its place. */
export function askAfterTax(state: State, seat: number, site: number): void {
  const leader = read.leaderOf(state, seat)
  if (leader === 0) return
  if (leader === LEAD.overseer && isCity(read.site(state, site))) askRuthless(state, seat, site)
  if (leader === LEAD.shaper && isCity(read.site(state, site))) askMythic(state, seat, systemOfSite(site))
}

function askMythic(state: State, seat: number, system: number): void {
  if (isGate(system) || read.mythic(state, system) !== 0) return
  push(state, F.mythic, seat, system)
}

export function askRuthless(state: State, seat: number, site: number): void {
  if ((read.used(state) & USED_RUTHLESS) === 0) push(state, F.ruthless, seat, site)
}

/** Whether the frame has anything to offer. */
export const mythicOffers = (state: State, seat: number): boolean =>
  tokenCount(state, seat) > 0 || cartels(state, seat).length > 0

/** Cartels of this seat with tokens on them. */
const cartels = (state: State, seat: number): number[] =>
  [MATERIAL, FUEL].filter((type) => read.supply(state, type) > 0 && holdsGuild(state, seat, cartelOf(type)))

export const mythic = free<'mythic'>({
  refuse(state, action, seat) {
    if ('supply' in action)
      return cartels(state, seat).includes(typeIndex(action.supply))
        ? undefined
        : say('no.tokenSupply', { type: action.supply })
    return tokenIn(state, seat, action.slot) === 0 ? say('no.token', { slot: action.slot + 1 }) : undefined
  },
  carry(state, action, seat, events) {
    const system = topArg(state, 0)
    pop(state)
    const type = 'supply' in action ? typeIndex(action.supply) : tokenIn(state, seat, action.slot)
    if ('supply' in action) write.addSupply(state, type, -1)
    else write.setSlot(state, seat, action.slot, 0)
    write.setMythic(state, system, type)
    events?.event(say('log.mythic', { seat: colourOf(state, seat), system: sysId(system), type: typeName(type) }))
  },
  *list(state, seat) {
    for (let slot = 0; slot < 7; slot++) if (tokenIn(state, seat, slot) !== 0) yield { do: 'mythic', slot }
    for (const type of cartels(state, seat)) yield { do: 'mythic', supply: typeName(type) }
  },
})

/** Hit the building just used and repeat the action with it; the city's fall is settled before the repetition. */
export const ruthless = free<'ruthless'>({
  refuse(state, action) {
    const site = topArg(state, 0)
    if (isPort(read.site(state, site))) return action.type === undefined ? undefined : say('no.nameType', {})
    return refuseType(state, site, action.type)
  },
  carry(state, action, seat, events) {
    const site = topArg(state, 0)
    pop(state)
    write.setUsed(state, read.used(state) | USED_RUTHLESS)
    const value = read.site(state, site)
    const system = systemOfSite(site)
    const port = isPort(value)
    const [only] = bitsOf(taxTypes(state, site))
    const type = port ? 0 : action.type === undefined ? (only ?? 0) : typeIndex(action.type)
    push(state, F.ruthlessRepeat, seat, site, port ? 1 : 0, type, value)
    events?.event(say('log.ruthless', { seat: colourOf(state, seat), site: siteId(site) }))
    if (!isDamaged(value)) {
      write.setSite(state, site, value | SITE_DAMAGED)
      return
    }
    const owner = siteOwner(value)
    if (destroyBuilding(state, seat, site)) cityFalls(state, seat, owner, site, events)
    else
      events?.event(
        say('log.destroyed', {
          seat: colourOf(state, seat),
          piece: 'starport',
          of: colourOf(state, owner),
          system: sysId(system),
        }),
      )
  },
  *list(state) {
    const site = topArg(state, 0)
    const types = isPort(read.site(state, site)) ? [] : bitsOf(taxTypes(state, site))
    if (types.length < 2) yield { do: 'ruthless' }
    else for (const type of types) yield { do: 'ruthless', type: typeName(type) }
  },
})

/** Frame `ruthlessRepeat`: the tax or the ship once more, whether or not the building still stands. */
export function repeatRuthless(state: State, seat: number, events?: EventSink): void {
  const site = topArg(state, 0)
  const port = topArg(state, 1) === 1
  const type = topArg(state, 2)
  const value = topArg(state, 3)
  pop(state)
  if (port) {
    buildShip(state, seat, systemOfSite(site))
    return
  }
  const now = read.site(state, site)
  if (isCity(now)) taxEffect(state, seat, site, type === 0 ? undefined : typeName(type), events)
  else {
    if (type > 0) gain(state, seat, type, events)
    const owner = siteOwner(value)
    // Under Empath's Bond alone there is no captive (L20).
    if (
      owner === seat ||
      !controls(state, seat, systemOfSite(site), onTurnOf(seat)) ||
      !captureFromSupply(state, seat, owner)
    )
      return
    events?.event(say('log.captured', { seat: colourOf(state, seat), of: colourOf(state, owner), n: 1 }))
  }
}
