// What is asked of several places of the map at once, most often of all that is read: in loops that know where things lie, not
// place by place. Small readers that call each other are slow until the compiler has put them together.

import * as L from './layout.ts'
import { MAX_SEATS } from './numbers.ts'
import { SITE_COUNT, SITE_KIND, SITES_PER_SYSTEM } from './sites.ts'
import type { State } from './state.ts'

const SITE = L.SITE
const FRESH = L.FRESH
const OWNER_STRIDE = L.OWNER_STRIDE
const OWNER_SHIFT = 2
const OWNER = 28

/** Whether this owner has a building of a kind (0: any) in the system. */
export function hasBuilding({ b }: State, system: number, owner: number, kind = 0): boolean {
  for (let at = SITE + system * SITES_PER_SYSTEM, end = at + SITES_PER_SYSTEM; at < end; at++) {
    const site = b[at]!
    const is = site & SITE_KIND
    if (is !== 0 && (kind === 0 || is === kind) && (site & OWNER) >> OWNER_SHIFT === owner) return true
  }
  return false
}

/** Whether another seat has one. */
export function hasBuildingOfOther({ b }: State, system: number, seat: number, kind = 0): boolean {
  for (let at = SITE + system * SITES_PER_SYSTEM, end = at + SITES_PER_SYSTEM; at < end; at++) {
    const site = b[at]!
    const is = site & SITE_KIND
    if (is === 0 || (kind !== 0 && is !== kind)) continue
    const owner = (site & OWNER) >> OWNER_SHIFT
    if (owner !== seat && owner < MAX_SEATS) return true
  }
  return false
}

/** The first site from here on whose bits under the mask are these; SITE_COUNT for none. */
export function nextSite({ b }: State, from: number, mask: number, bits: number): number {
  for (let at = from; at < SITE_COUNT; at++) if ((b[SITE + at]! & mask) === bits) return at
  return SITE_COUNT
}

/** How many of the first sites of a system are empty. */
export function emptySites({ b }: State, system: number, first: number): number {
  let empty = 0
  for (let at = SITE + system * SITES_PER_SYSTEM, end = at + first; at < end; at++)
    if ((b[at]! & SITE_KIND) === 0) empty++
  return empty
}

/** The seat with strictly more fresh ships than each other, or -1; as if `seat` had `own`. */
export function mostFresh({ b, options }: State, system: number, seat: number, own: number): number {
  const at = FRESH + system * OWNER_STRIDE
  let best = 0
  let who = -1
  for (let other = 0, n = options.players; other < n; other++) {
    const fresh = other === seat ? own : b[at + other]!
    if (fresh > best) {
      best = fresh
      who = other
    } else if (fresh === best) who = -1
  }
  return who
}
