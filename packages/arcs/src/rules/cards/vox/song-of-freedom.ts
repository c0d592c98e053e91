// Song of Freedom (BC29): a city goes home, and the initiative may be seized.

import { setOf } from '../../../card-sets.ts'
import { VOX } from '../../../data/court.ts'
import { controls, onTurnOf } from '../../board/control.ts'
import { courtId, siteId, site as siteIndex, sysId } from '../../board/ids.ts'
import { returnCity } from '../../board/pieces.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { refuseSeizing, seize } from '../../round/initiative.ts'
import { say } from '../../sayings.ts'
import { ownerOf } from '../../state/owners.ts'
import * as read from '../../state/read.ts'
import { isCity, siteOwner, systemOfSite } from '../../state/sites.ts'
import { pop, topArg } from '../../state/stack.ts'
import { colourOf } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { backToDeck } from './leaving.ts'

/** Song of Freedom: a city goes home, and then the initiative may be seized. The card returns to the deck in any case. */
const liberate = free<'free'>({
  refuse(state, action, seat) {
    if (topArg(state, 0) !== VOX.songOfFreedom) return say('no.vox', { card: courtId(topArg(state, 0)) })
    if (action.city === undefined) return action.seize === true ? say('no.freeFirst', {}) : undefined
    const site = siteIndex(action.city)
    if (!isCity(read.site(state, site))) return say('no.city', { site: action.city })
    if (!controls(state, seat, systemOfSite(site), onTurnOf(seat)))
      return say('no.control', { system: sysId(systemOfSite(site)) })
    return action.seize === true ? refuseSeizing(state, seat) : undefined
  },
  carry(state, action, seat, events) {
    pop(state)
    backToDeck(state, setOf(VOX.songOfFreedom))
    if (action.city === undefined) return
    const site = siteIndex(action.city)
    const owner = siteOwner(read.site(state, site))
    write.setSite(state, site, 0)
    events?.event(say('log.freed', { seat: colourOf(state, seat), site: action.city, of: ownerOf(state, owner) }))
    if (action.seize === true) seize(state, seat, events)
    returnCity(state, owner)
  },
  *list(state, seat) {
    if (topArg(state, 0) !== VOX.songOfFreedom) return
    yield { do: 'free' }
    for (let site = 0; site < 72; site++) {
      if (!isCity(read.site(state, site)) || !controls(state, seat, systemOfSite(site), onTurnOf(seat))) continue
      yield { do: 'free', city: siteId(site) }
      if (refuseSeizing(state, seat) === undefined) yield { do: 'free', city: siteId(site), seize: true }
    }
  },
})

export const songOfFreedom: Card = {
  is: { vox: VOX.songOfFreedom },
  vox: { asks: 'free' },
  free: { free: liberate },
}
