// Tyrant’s Authority (L26): Annex, while Tyrant is declared, a building under control.

import { LORE_CARD } from '../../../data/leaders.ts'
import { refusePay, settlePay } from '../../actions/pay.ts'
import { controls, onTurnOf } from '../../board/control.ts'
import { siteId, site as siteIndex, sysId } from '../../board/ids.ts'
import { returnCity } from '../../board/pieces.ts'
import { type No, paid } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { isDeclared } from '../../round/declare.ts'
import { say } from '../../sayings.ts'
import { TYRANT } from '../../state/numbers.ts'
import { ownerOf } from '../../state/owners.ts'
import * as read from '../../state/read.ts'
import { isCity, makeSite, SITE_DAMAGED, siteKind, siteOwner, systemOfSite } from '../../state/sites.ts'
import { colourOf, holdsLore, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'

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

const annex = paid<'annex'>({
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

export const tyrantsAuthority: Card = {
  is: { lore: LORE_CARD.tyrantsAuthority },
  paid: { annex },
}
