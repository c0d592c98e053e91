// Tax (arcs 10.1).

import type { EventSink } from '@understudy/table'
import { bitsOf, nthBit, popcount } from '../../card-sets.ts'
import type { Resource, SiteId } from '../../vocabulary.ts'
import { noteHarm } from '../battle/harm.ts'
import { cityTypes, controls, onTurnOf, planetType } from '../board/control.ts'
import { siteId, site as siteIndex } from '../board/ids.ts'
import { captureFromSupply } from '../board/pieces.ts'
import { gain, typeIndex, typeName } from '../board/resources.ts'
import { type No, paid } from '../choosing/deed.ts'
import { heard, listens } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { actRules } from '../round/act-rules.ts'
import { say } from '../sayings.ts'
import { ownerOf } from '../state/owners.ts'
import * as read from '../state/read.ts'
import { isCity, isUsed, SITE_USED, siteOwner, systemOfSite } from '../state/sites.ts'
import { colourOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { isSidePip, refusePay, settlePay } from './pay.ts'

/** Why this seat cannot tax what stands on the site, apart from having done so already. */
export function refuseTaxing(state: State, seat: number, site: number): No {
  const value = read.site(state, site)
  if (!isCity(value)) {
    for (const vacant of heard(points.taxesVacant, state, seat)) if (vacant(state, seat, site)) return undefined
    return say('no.city', { site: siteId(site) })
  }
  const system = systemOfSite(site)
  const control = controls(state, seat, system, onTurnOf(seat))
  for (const refuse of heard(points.refuseTax, state, seat)) {
    const no = refuse(state, seat, site, control)
    if (no !== undefined) return no
  }
  if (siteOwner(value) === seat || control) return undefined
  for (const may of heard(points.taxesWithoutControl, state, seat)) if (may(state, seat, system)) return undefined
  return say('no.taxControl', { site: siteId(site), of: ownerOf(state, siteOwner(value)) })
}

/** arcs 10.1.4 */
export function taxedAlready(state: State, seat: number, site: number): boolean {
  if (!isUsed(read.site(state, site))) return false
  for (const again of heard(points.taxesAgain, state, seat)) if (again(state, seat)) return false
  return true
}

/** Bits of what taxing the site can yield. */
export const taxTypes = (state: State, site: number): number =>
  isCity(read.site(state, site)) ? cityTypes(state, site) : 1 << planetType(state, systemOfSite(site))

/** A city in a gate may have several types: then the taxer names one. */
export function refuseType(state: State, site: number, type: Resource | undefined): No {
  const types = taxTypes(state, site)
  if (type === undefined) return popcount(types) > 1 ? say('no.nameType', {}) : undefined
  return (types & (1 << typeIndex(type))) !== 0 ? undefined : say('no.cityType', { site: siteId(site), type })
}

export function taxChoices(state: State, seat: number): { city: SiteId; type?: Resource }[] {
  const out: { city: SiteId; type?: Resource }[] = []
  const vacant = listens(points.taxesVacant, state, seat)
  for (let site = 0; site < 72; site++) {
    if (!vacant && !isCity(read.site(state, site))) continue
    if (refuseTaxing(state, seat, site) !== undefined || taxedAlready(state, seat, site)) continue
    const types = bitsOf(taxTypes(state, site))
    if (types.length < 2) out.push({ city: siteId(site) })
    else for (const type of types) out.push({ city: siteId(site), type: typeName(type) })
  }
  return out
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
  noteHarm(state, seat, owner, 'taxed')
  if (!controls(state, seat, system, onTurnOf(seat)) && !capturesAnyway(state, seat, system)) return
  if (state.options.act !== 0 && !actRules().taxCaptures(state, seat, site)) return
  if (captureFromSupply(state, seat, owner))
    events?.event(say('log.captured', { seat: colourOf(state, seat), of: colourOf(state, owner), n: 1 }))
}

function capturesAnyway(state: State, seat: number, system: number): boolean {
  for (const may of heard(points.capturesWithoutControl, state, seat)) if (may(state, seat, system)) return true
  return false
}

/** A Tax with all that cards make of it. What they ask comes when the token has its place: it is put down first (arcs 9.6). */
export function taxWhole(
  state: State,
  seat: number,
  { city, type }: { readonly city: SiteId; readonly type?: Resource | undefined },
  side: boolean,
  events?: EventSink,
): void {
  const site = siteIndex(city)
  for (const ask of heard(points.taxed, state, seat)) ask(state, seat, site)
  taxEffect(state, seat, site, type, events)
  if (side) for (const bring of heard(points.sidePip, state, seat)) bring(state, seat, 'tax', events)
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
  list: (state, seat, pay) => taxChoices(state, seat).map((choice) => ({ do: 'tax', ...choice, pay })),
  sample(state, seat, pay, random) {
    let found = -1
    let n = 0
    const vacant = listens(points.taxesVacant, state, seat)
    for (let site = 0; site < 72; site++) {
      if (!vacant && !isCity(read.site(state, site))) continue
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
