// Sites beyond the slots: a starport or a city in a gate, a city in the clouds of a planet.

import * as read from '../../state/read.ts'
import { isBuilding, SITES_PER_SYSTEM } from '../../state/sites.ts'
import type { State } from '../../state/state.ts'

export const GATE_PORT = 0
export const GATE_CITY = 1
export const CLOUD = 2

/** The site, or -1 if something stands there. */
export function vacantSite(state: State, system: number, nth: number): number {
  const site = system * SITES_PER_SYSTEM + nth
  return isBuilding(read.site(state, site)) ? -1 : site
}
