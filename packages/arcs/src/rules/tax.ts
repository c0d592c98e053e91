// Tax (arcs 10.1), and what leaders and lore make of it.

import type { EventSink } from '@understudy/table'
import { bitsOf, nthBit, popcount } from '../card-sets.ts'
import { LEAD, LORE_CARD } from '../data/leaders.ts'
import { SLOT_COUNT } from '../data/map.ts'
import { say } from '../text/sayings.ts'
import type { Resource, SiteId } from '../vocabulary.ts'
import { actRules } from './act-rules.ts'
import { cityTypes, controls, onTurnOf, planetType } from './control.ts'
import { EMPATH, isDeclared, WARLORD } from './declare.ts'
import { type No, paid } from './deed.ts'
import { siteId, site as siteIndex } from './ids.ts'
import { askAfterTax, sideToken } from './leaders/after-tax.ts'
import { isSidePip, refusePay, settlePay } from './pay.ts'
import { captureFromSupply } from './pieces.ts'
import { gain, typeIndex, typeName } from './resources.ts'
import { ownerOf } from './state/owners.ts'
import * as read from './state/read.ts'
import { isBuilding, isCity, isUsed, SITE_USED, siteOwner, systemOfSite } from './state/sites.ts'
import { colourOf, holdsLore, leaderIs, type State, ships } from './state/state.ts'
import * as write from './state/write.ts'

export const bondHolds = (state: State, seat: number): boolean =>
  holdsLore(state, seat, LORE_CARD.empathsBond) && isDeclared(state, EMPATH)

/** An empty building slot that Inspiring lets the Anarchist tax. */
const isVacant = (state: State, site: number): boolean =>
  !isBuilding(read.site(state, site)) && site % 3 < SLOT_COUNT[systemOfSite(site)]!

/** Why this seat cannot tax what stands on the site, apart from having done so already. */
export function refuseTaxing(state: State, seat: number, site: number): No {
  const value = read.site(state, site)
  const system = systemOfSite(site)
  const inspiring = leaderIs(state, seat, LEAD.anarchist) && ships(state, system, seat) > 0
  if (!isCity(value)) {
    if (inspiring && isVacant(state, site)) return undefined
    return say('no.city', { site: siteId(site) })
  }
  const control = controls(state, seat, system, onTurnOf(seat))
  if (state.options.act !== 0) {
    const ruled = actRules().refuseTax(state, seat, site, control)
    if (ruled !== undefined) return ruled === 'allowed' ? undefined : ruled
  }
  // Callow overrides Empath's Bond.
  if (leaderIs(state, seat, LEAD.upstart) && !control) return say('no.callow', { system: siteId(site) })
  if (siteOwner(value) === seat) return leaderIs(state, seat, LEAD.anarchist) ? say('no.principled', {}) : undefined
  if (control || inspiring || bondHolds(state, seat)) return undefined
  return say('no.taxControl', { site: siteId(site), of: ownerOf(state, siteOwner(value)) })
}

/** arcs 10.1.4; Warlord's Cruelty (L23) lifts the limit. */
export const taxedAlready = (state: State, seat: number, site: number): boolean =>
  isUsed(read.site(state, site)) && !(holdsLore(state, seat, LORE_CARD.warlordsCruelty) && isDeclared(state, WARLORD))

/** Bits of what taxing the site can yield. */
export const taxTypes = (state: State, site: number): number =>
  isCity(read.site(state, site)) ? cityTypes(state, site) : 1 << planetType(state, systemOfSite(site))

/** A city in a gate may have several types: then the taxer names one. */
export function refuseType(state: State, site: number, type: Resource | undefined): No {
  const types = taxTypes(state, site)
  if (type === undefined) return popcount(types) > 1 ? say('no.nameType', {}) : undefined
  return (types & (1 << typeIndex(type))) !== 0 ? undefined : say('no.cityType', { site: siteId(site), type })
}

export function* taxChoices(state: State, seat: number): Generator<{ city: SiteId; type?: Resource }> {
  for (let site = 0; site < 72; site++) {
    if (refuseTaxing(state, seat, site) !== undefined || taxedAlready(state, seat, site)) continue
    const types = bitsOf(taxTypes(state, site))
    if (types.length < 2) yield { city: siteId(site) }
    else for (const type of types) yield { city: siteId(site), type: typeName(type) }
  }
}

/** Steps 2 to 4: the token, the captive, the mark. Also Nurture's tax and the repetition of Ruthless. */
export function taxEffect(
  state: State,
  seat: number,
  site: number,
  type: Resource | undefined,
  events?: EventSink,
): void {
  const value = read.site(state, site)
  const types = taxTypes(state, site)
  const yields = type !== undefined ? typeIndex(type) : types === 0 ? 0 : nthBit(types, 0)
  events?.event(say('log.taxed', { seat: colourOf(state, seat), site: siteId(site) }))
  if (yields > 0) gain(state, seat, yields, events)
  write.setSite(state, site, read.site(state, site) | SITE_USED)
  if (!isCity(value) || siteOwner(value) === seat) return
  const owner = siteOwner(value)
  const system = systemOfSite(site)
  // Under Empath's Bond alone a Rival city is taxed like one's own: no captive (L20).
  const inspiring = leaderIs(state, seat, LEAD.anarchist) && ships(state, system, seat) > 0
  if (!controls(state, seat, system, onTurnOf(seat)) && !inspiring) return
  if (state.options.act !== 0 && !actRules().taxCaptures(state, seat, site)) return
  if (captureFromSupply(state, seat, owner))
    events?.event(say('log.captured', { seat: colourOf(state, seat), of: colourOf(state, owner), n: 1 }))
}

/** A Tax with all that leaders make of it. What they ask comes when the token has its place: it is put down first (arcs 9.6). */
export function taxWhole(
  state: State,
  seat: number,
  { city, type }: { readonly city: SiteId; readonly type?: Resource | undefined },
  side: boolean,
  events?: EventSink,
): void {
  const site = siteIndex(city)
  askAfterTax(state, seat, site)
  taxEffect(state, seat, site, type, events)
  sideToken(state, seat, side, events)
}

export const tax = paid<'tax'>({
  kind: 'tax',
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'tax')
    if (no !== undefined) return no
    const site = siteIndex(action.city)
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
    for (const choice of taxChoices(state, seat)) yield { do: 'tax', ...choice, pay }
  },
  sample(state, seat, pay, random) {
    let found = -1
    let n = 0
    for (let site = 0; site < 72; site++) {
      const value = read.site(state, site)
      if (!isCity(value) && !leaderIs(state, seat, LEAD.anarchist)) continue
      if (taxedAlready(state, seat, site) || refuseTaxing(state, seat, site) !== undefined) continue
      if (random.int(++n) === 0) found = site
    }
    if (found < 0) return undefined
    const types = taxTypes(state, found)
    if ((types & (types - 1)) === 0) return { do: 'tax', city: siteId(found), pay }
    const all = bitsOf(types)
    return { do: 'tax', city: siteId(found), type: typeName(all[random.int(all.length)]!), pay }
  },
})
