// What the laws of the Empire change in Tax, Build, Catapult and Battle (campaign 5.3, 6.1 to 6.3, 6.6).

import { controls, NOBODY, onTurnOf } from '../../board/control.ts'
import { siteId, sysId } from '../../board/ids.ts'
import type { No } from '../../choosing/deed.ts'
import { say as baseSay } from '../../sayings.ts'
import { BLIGHT, EMPIRE, FREE_STATES, isSeat, ownerOf } from '../../state/owners.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { siteOwner, systemOfSite } from '../../state/sites.ts'
import { colourOf, type State } from '../../state/state.ts'
import { FATE_LORE } from '../data.ts'
import { say } from '../sayings.ts'
import { empireControls, ignoresLaws, imperialHere, isRegent, isTruce } from '../titles.ts'

/** Imperial Authority: a Regent taxes any city where the Empire controls, as if it were its own (campaign 12.1). */
const hasAuthority = (state: State, seat: number, system: number): boolean =>
  isRegent(state, seat) &&
  empireControls(state, system) &&
  read.has(state, Pile.lore(seat), FATE_LORE.imperialAuthority)

export function refuseTax(state: State, seat: number, site: number): No | 'allowed' {
  const owner = siteOwner(read.site(state, site))
  const system = systemOfSite(site)
  if (owner === seat) return undefined
  if (hasAuthority(state, seat, system)) return 'allowed'
  return isTruce(state, seat, owner, system)
    ? say('no.truceTax', { site: siteId(site), of: colourOf(state, owner) })
    : undefined
}

/** A tax in spite of the Truce is one as if the city were Loyal: no captive. */
export const taxCaptures = (state: State, seat: number, site: number): boolean =>
  !isTruce(state, seat, siteOwner(read.site(state, site)), systemOfSite(site))

/** Commanded ships are a piece to build beside only for who is not bound to be present (campaign 6.2). */
export const buildsAt = (state: State, seat: number, system: number): boolean =>
  ignoresLaws(state, seat) && imperialHere(state, system)

/** A Free starport under control (campaign 6.2, 6.3). */
export const usesPort = (state: State, seat: number, site: number): boolean =>
  siteOwner(read.site(state, site)) === FREE_STATES && controls(state, seat, systemOfSite(site), onTurnOf(seat))

/** The table of campaign 6.3: where a Catapult ends at a gate. */
export function stops(state: State, seat: number, system: number, who: number, imperial: number): No {
  const no = (of: number): No => baseSay('no.gateStops', { system: sysId(system), of: ownerOf(state, of) })
  if (read.ships(state, system, BLIGHT) > 0) return say('no.blightStops', { system: sysId(system) })
  if (empireControls(state, system)) return isRegent(state, seat) ? undefined : no(EMPIRE)
  if (who === NOBODY || who === seat) return undefined
  return imperial > 0 && isRegent(state, who) ? undefined : no(who)
}

/** The Movement Law (campaign 5.3): Regents take no more Imperial ships along than ships of their own. */
export const refuseAlong = (state: State, seat: number, imperial: number, loyal: number): No =>
  imperial > loyal && isRegent(state, seat) && !ignoresLaws(state, seat)
    ? say('no.movementLaw', { imperial, loyal })
    : undefined

/** The Truce Law: who may harm whom (campaign 6.6). */
export function refuseHarm(state: State, seat: number, system: number, other: number): No {
  if (!isTruce(state, seat, other, system)) return undefined
  return isSeat(other)
    ? say('no.truce', { of: colourOf(state, other), system: sysId(system) })
    : say('no.truceEmpire', {})
}
