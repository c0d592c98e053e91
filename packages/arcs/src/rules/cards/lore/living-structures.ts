// Living Structures (L10): Nurture taxes in place of Build, Prune exchanges buildings in place of Repair.

import { LORE_CARD } from '../../../data/leaders.ts'
import { isGate, SLOT_COUNT } from '../../../data/map.ts'
import { isSidePip, refusePay, settlePay } from '../../actions/pay.ts'
import { refuseTaxing, refuseType, taxChoices, taxedAlready, taxWhole } from '../../actions/tax.ts'
import { siteId, site as siteIndex } from '../../board/ids.ts'
import { returnCity } from '../../board/pieces.ts'
import { type No, paid } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import * as read from '../../state/read.ts'
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
} from '../../state/sites.ts'
import { colourOf, holdsLore, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'

/** Nurture contains a Tax of one's own city, so whatever modifies Tax applies (arcs 14.2). */
const nurture = paid<'nurture'>({
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

const prune = paid<'prune'>({
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

export const livingStructures: Card = {
  is: { lore: LORE_CARD.livingStructures },
  paid: { nurture, prune },
}
