// New actions around buildings: Summon (L01), Nurture and Prune (L10), Annex (L26).

import { lore } from '../../data/leaders.ts'
import { isGate, SLOT_COUNT } from '../../data/map.ts'
import { say } from '../../text/sayings.ts'
import { controls } from '../control.ts'
import { isDeclared, TYRANT } from '../declare.ts'
import { type No, paid } from '../deed.ts'
import { siteId, site as siteIndex, sysId } from '../ids.ts'
import * as L from '../layout.ts'
import { isSidePip, refusePay, settlePay } from '../pay.ts'
import { placeShips, returnCity } from '../pieces.ts'
import {
  colourOf,
  holdsLore,
  isCity,
  isPort,
  makeSite,
  type State,
  siteKind,
  siteOwner,
  systemOfSite,
} from '../state.ts'
import { refuseTaxing, refuseType, taxChoices, taxedAlready, taxWhole } from '../tax.ts'

function refuseSummon(state: State, seat: number, site: number): No {
  if (!holdsLore(state, seat, lore(1))) return say('no.lore', { lore: 'L01' })
  if ((state.b[L.USED]! & L.USED_SUMMON) !== 0) return say('no.oncePerTurnLore', { lore: 'L01' })
  if (!isCity(state.b[L.SITE + site]!)) return say('no.city', { site: siteId(site) })
  if (state.b[L.SHIPS + seat] === 0) return say('no.supply', { piece: 'ship' })
  return controls(state, seat, systemOfSite(site))
    ? undefined
    : say('no.control', { system: sysId(systemOfSite(site)) })
}

export const summon = paid<'summon'>({
  kind: 'build',
  has: (state, seat) => holdsLore(state, seat, lore(1)),
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'build') ?? refuseSummon(state, seat, siteIndex(action.city)),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const system = systemOfSite(siteIndex(action.city))
    state.b[L.USED]! |= L.USED_SUMMON
    placeShips(state, seat, system, 1)
    events?.event(say('log.built', { seat: colourOf(state, seat), piece: 'ship', system: sysId(system) }))
  },
  *list(state, seat, pay) {
    for (let site = 0; site < 72; site++)
      if (isCity(state.b[L.SITE + site]!) && refuseSummon(state, seat, site) === undefined)
        yield { do: 'summon', city: siteId(site), pay }
  },
})

/** Nurture contains a Tax of one's own city, so whatever modifies Tax applies (arcs 14.2). */
export const nurture = paid<'nurture'>({
  kind: 'build',
  has: (state, seat) => holdsLore(state, seat, lore(10)),
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'build')
    if (no !== undefined) return no
    if (!holdsLore(state, seat, lore(10))) return say('no.lore', { lore: 'L10' })
    const site = siteIndex(action.city)
    const value = state.b[L.SITE + site]!
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
    if (!holdsLore(state, seat, lore(10))) return
    for (const choice of taxChoices(state, seat)) {
      const value = state.b[L.SITE + siteIndex(choice.city)]!
      if (isCity(value) && siteOwner(value) === seat) yield { do: 'nurture', ...choice, pay }
    }
  },
})

/** Only buildings in slots (arcs/D17); damage is kept (arcs/D41). */
function refusePrune(state: State, seat: number, site: number): No {
  if (!holdsLore(state, seat, lore(10))) return say('no.lore', { lore: 'L10' })
  const value = state.b[L.SITE + site]!
  const system = systemOfSite(site)
  const inSlot = !isGate(system) && site % 3 < SLOT_COUNT[system]!
  if (siteKind(value) === 0 || siteOwner(value) !== seat || !inSlot) return say('no.prune', { site: siteId(site) })
  if (isPort(value)) return state.b[L.CITIES + seat] === 0 ? say('no.supply', { piece: 'city' }) : undefined
  return state.b[L.PORTS + seat] === 0 ? say('no.supply', { piece: 'starport' }) : undefined
}

export const prune = paid<'prune'>({
  kind: 'repair',
  has: (state, seat) => holdsLore(state, seat, lore(10)),
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'repair') ?? refusePrune(state, seat, siteIndex(action.site)),
  carry(state, action, seat, events) {
    const { b } = state
    settlePay(state, seat, action.pay)
    const site = siteIndex(action.site)
    const value = b[L.SITE + site]!
    const toCity = isPort(value)
    b[L.SITE + site] = makeSite(toCity ? L.SITE_CITY : L.SITE_PORT, seat) | (value & L.SITE_DAMAGED)
    if (toCity) {
      b[L.PORTS + seat]!++
      b[L.CITIES + seat]!--
    } else {
      b[L.PORTS + seat]!--
      returnCity(state, seat)
    }
    events?.event(
      say('log.pruned', { seat: colourOf(state, seat), site: action.site, piece: toCity ? 'city' : 'starport' }),
    )
  },
  *list(state, seat, pay) {
    for (let site = 0; site < 72; site++)
      if (siteKind(state.b[L.SITE + site]!) !== 0 && refusePrune(state, seat, site) === undefined)
        yield { do: 'prune', site: siteId(site), pay }
  },
})

function refuseAnnex(state: State, seat: number, site: number): No {
  if (!holdsLore(state, seat, lore(26))) return say('no.lore', { lore: 'L26' })
  if (!isDeclared(state, TYRANT)) return say('no.notDeclared', { ambition: 'tyrant' })
  const value = state.b[L.SITE + site]!
  if (siteKind(value) === 0 || siteOwner(value) === seat) return say('no.annex', { site: siteId(site) })
  if (!controls(state, seat, systemOfSite(site))) return say('no.control', { system: sysId(systemOfSite(site)) })
  const city = isCity(value)
  return state.b[(city ? L.CITIES : L.PORTS) + seat] === 0
    ? say('no.supply', { piece: city ? 'city' : 'starport' })
    : undefined
}

export const annex = paid<'annex'>({
  kind: 'build',
  has: (state, seat) => holdsLore(state, seat, lore(26)),
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'build') ?? refuseAnnex(state, seat, siteIndex(action.site)),
  carry(state, action, seat, events) {
    const { b } = state
    settlePay(state, seat, action.pay)
    const site = siteIndex(action.site)
    const value = b[L.SITE + site]!
    const owner = siteOwner(value)
    b[L.SITE + site] = makeSite(siteKind(value), seat) | (value & L.SITE_DAMAGED)
    if (isCity(value)) {
      b[L.CITIES + seat]!--
      returnCity(state, owner)
    } else {
      b[L.PORTS + seat]!--
      b[L.PORTS + owner]!++
    }
    events?.event(say('log.annexed', { seat: colourOf(state, seat), site: action.site, of: colourOf(state, owner) }))
  },
  *list(state, seat, pay) {
    for (let site = 0; site < 72; site++)
      if (siteKind(state.b[L.SITE + site]!) !== 0 && refuseAnnex(state, seat, site) === undefined)
        yield { do: 'annex', site: siteId(site), pay }
  },
})
