// Anarchist: Inspiring (taxes wherever its ships are, empty slots too), Principled (no own cities), Decentralized (fewer cities).

import { LEAD } from '../../../data/leaders.ts'
import { SLOT_COUNT } from '../../../data/map.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import * as read from '../../state/read.ts'
import { isBuilding, SITES_PER_SYSTEM, siteOwner, systemOfSite } from '../../state/sites.ts'
import { type State, ships } from '../../state/state.ts'
import * as write from '../../state/write.ts'

const inspires = (state: State, seat: number, system: number): boolean => ships(state, system, seat) > 0

export const anarchist: Card = {
  is: { leader: LEAD.anarchist },
  setUp(state, seat) {
    write.addCitiesLeft(state, seat, -2)
    write.setCitiesGone(state, seat, 2)
  },
  taxesVacant(state, seat, site) {
    const system = systemOfSite(site)
    const isSlot = site % SITES_PER_SYSTEM < SLOT_COUNT[system]!
    return isSlot && !isBuilding(read.site(state, site)) && inspires(state, seat, system)
  },
  refuseTax: (state, seat, site) => (siteOwner(read.site(state, site)) === seat ? say('no.principled', {}) : undefined),
  taxesWithoutControl: inspires,
  capturesWithoutControl: inspires,
}
