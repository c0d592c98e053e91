// New actions around buildings: Summon (L01), Nurture and Prune (L10), Annex (L26).

import { LORE_CARD } from '../../data/leaders.ts'
import { isGate, SLOT_COUNT } from '../../data/map.ts'
import { say } from '../../text/sayings.ts'
import { controls, onTurnOf } from '../control.ts'
import { isDeclared, TYRANT } from '../declare.ts'
import { type No, paid } from '../deed.ts'
import { siteId, site as siteIndex, sysId } from '../ids.ts'
import { isSidePip, refusePay, settlePay } from '../pay.ts'
import { placeShips, returnCity } from '../pieces.ts'
import { USED_SUMMON } from '../state/numbers.ts'
import { ownerOf } from '../state/owners.ts'
import * as read from '../state/read.ts'
import {
  isCity,
  isPort,
  makeSite,
  SITE_CITY,
  SITE_DAMAGED,
  SITE_PORT,
  siteKind,
  siteOwner,
  systemOfSite,
} from '../state/sites.ts'
import { colourOf, holdsLore, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { refuseTaxing, refuseType, taxChoices, taxedAlready, taxWhole } from '../tax.ts'

function refuseSummon(state: State, seat: number, site: number): No {
  if (!holdsLore(state, seat, LORE_CARD.toolPriests)) return say('no.lore', { lore: 'L01' })
  if ((read.used(state) & USED_SUMMON) !== 0) return say('no.oncePerTurnLore', { lore: 'L01' })
  if (!isCity(read.site(state, site))) return say('no.city', { site: siteId(site) })
  if (read.shipsLeft(state, seat) === 0) return say('no.supply', { piece: 'ship' })
  return controls(state, seat, systemOfSite(site), onTurnOf(seat))
    ? undefined
    : say('no.control', { system: sysId(systemOfSite(site)) })
}

export const summon = paid<'summon'>({
  kind: 'build',
  has: (state, seat) => holdsLore(state, seat, LORE_CARD.toolPriests),
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'build') ?? refuseSummon(state, seat, siteIndex(action.city)),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const system = systemOfSite(siteIndex(action.city))
    write.setUsed(state, read.used(state) | USED_SUMMON)
    placeShips(state, seat, system, 1)
    events?.event(say('log.built', { seat: colourOf(state, seat), piece: 'ship', system: sysId(system) }))
  },
  *list(state, seat, pay) {
    for (let site = 0; site < 72; site++)
      if (isCity(read.site(state, site)) && refuseSummon(state, seat, site) === undefined)
        yield { do: 'summon', city: siteId(site), pay }
  },
})

/** Nurture contains a Tax of one's own city, so whatever modifies Tax applies (arcs 14.2). */
export const nurture = paid<'nurture'>({
  kind: 'build',
  has: (state, seat) => holdsLore(state, seat, LORE_CARD.livingStructures),
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'build')
    if (no !== undefined) return no
    if (!holdsLore(state, seat, LORE_CARD.livingStructures)) return say('no.lore', { lore: 'L10' })
    const site = siteIndex(action.city)
    const value = read.site(state, site)
    if (!isCity(value) || siteOwner(value) !== seat) return say('no.city', { site: action.city })
    const refused = refuseTaxing(state, seat, site)
    if (refused !== undefined) return refused
    if (taxedAlready(state, seat, site)) return say('no.taxed', { site: action.city })
    return refuseType(state, site, action.type)
  },
  carry(state, action, seat, events) {
    const side = isSidePip(state, action.pay)
    settlePay(state, seat, action.pay)
    taxWhole(state, seat, action, side, events)
  },
  *list(state, seat, pay) {
    if (!holdsLore(state, seat, LORE_CARD.livingStructures)) return
    for (const choice of taxChoices(state, seat)) {
      const value = read.site(state, siteIndex(choice.city))
      if (isCity(value) && siteOwner(value) === seat) yield { do: 'nurture', ...choice, pay }
    }
  },
})

/** Only buildings in slots (arcs/D17); damage is kept (arcs/D41). */
function refusePrune(state: State, seat: number, site: number): No {
  if (!holdsLore(state, seat, LORE_CARD.livingStructures)) return say('no.lore', { lore: 'L10' })
  const value = read.site(state, site)
  const system = systemOfSite(site)
  const inSlot = !isGate(system) && site % 3 < SLOT_COUNT[system]!
  if (siteKind(value) === 0 || siteOwner(value) !== seat || !inSlot) return say('no.prune', { site: siteId(site) })
  if (isPort(value)) return read.citiesLeft(state, seat) === 0 ? say('no.supply', { piece: 'city' }) : undefined
  return read.portsLeft(state, seat) === 0 ? say('no.supply', { piece: 'starport' }) : undefined
}

export const prune = paid<'prune'>({
  kind: 'repair',
  has: (state, seat) => holdsLore(state, seat, LORE_CARD.livingStructures),
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'repair') ?? refusePrune(state, seat, siteIndex(action.site)),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const site = siteIndex(action.site)
    const value = read.site(state, site)
    const toCity = isPort(value)
    write.setSite(state, site, makeSite(toCity ? SITE_CITY : SITE_PORT, seat) | (value & SITE_DAMAGED))
    if (toCity) {
      write.addPortsLeft(state, seat, 1)
      write.addCitiesLeft(state, seat, -1)
    } else {
      write.addPortsLeft(state, seat, -1)
      returnCity(state, seat)
    }
    events?.event(
      say('log.pruned', { seat: colourOf(state, seat), site: action.site, piece: toCity ? 'city' : 'starport' }),
    )
  },
  *list(state, seat, pay) {
    for (let site = 0; site < 72; site++)
      if (siteKind(read.site(state, site)) !== 0 && refusePrune(state, seat, site) === undefined)
        yield { do: 'prune', site: siteId(site), pay }
  },
})

function refuseAnnex(state: State, seat: number, site: number): No {
  if (!holdsLore(state, seat, LORE_CARD.tyrantsAuthority)) return say('no.lore', { lore: 'L26' })
  if (!isDeclared(state, TYRANT)) return say('no.notDeclared', { ambition: 'tyrant' })
  const value = read.site(state, site)
  if (siteKind(value) === 0 || siteOwner(value) === seat) return say('no.annex', { site: siteId(site) })
  if (!controls(state, seat, systemOfSite(site), onTurnOf(seat)))
    return say('no.control', { system: sysId(systemOfSite(site)) })
  const city = isCity(value)
  return (city ? read.citiesLeft(state, seat) : read.portsLeft(state, seat)) === 0
    ? say('no.supply', { piece: city ? 'city' : 'starport' })
    : undefined
}

export const annex = paid<'annex'>({
  kind: 'build',
  has: (state, seat) => holdsLore(state, seat, LORE_CARD.tyrantsAuthority),
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'build') ?? refuseAnnex(state, seat, siteIndex(action.site)),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const site = siteIndex(action.site)
    const value = read.site(state, site)
    const owner = siteOwner(value)
    write.setSite(state, site, makeSite(siteKind(value), seat) | (value & SITE_DAMAGED))
    if (isCity(value)) {
      write.addCitiesLeft(state, seat, -1)
      returnCity(state, owner)
    } else {
      write.addPortsLeft(state, seat, -1)
      write.addPortsLeft(state, owner, 1)
    }
    events?.event(say('log.annexed', { seat: colourOf(state, seat), site: action.site, of: ownerOf(state, owner) }))
  },
  *list(state, seat, pay) {
    for (let site = 0; site < 72; site++)
      if (siteKind(read.site(state, site)) !== 0 && refuseAnnex(state, seat, site) === undefined)
        yield { do: 'annex', site: siteId(site), pay }
  },
})
