// What stands on a building site, as read.site tells it: kind, owner, damage, and whether it was taxed or has built this turn.

/** Bits that tell the kind of a building, and whose it is besides. */
export const SITE_KIND = 3
export const SITE_KIND_OWNER = 31
export const SITE_CITY = 1
export const SITE_PORT = 2
const OWNER_SHIFT = 2
const OWNER = 28
export const SITE_DAMAGED = 32
export const SITE_USED = 64

export const makeSite = (kind: number, owner: number, damaged = false): number =>
  kind | (owner << OWNER_SHIFT) | (damaged ? SITE_DAMAGED : 0)

/** SITE_CITY, SITE_PORT, or 0 for an empty site. */
export const siteKind = (site: number): number => site & SITE_KIND
export const siteOwner = (site: number): number => (site & OWNER) >> OWNER_SHIFT
export const isBuilding = (site: number): boolean => (site & SITE_KIND) !== 0
export const isCity = (site: number): boolean => (site & SITE_KIND) === SITE_CITY
export const isPort = (site: number): boolean => (site & SITE_KIND) === SITE_PORT
export const isDamaged = (site: number): boolean => (site & SITE_DAMAGED) !== 0
export const isUsed = (site: number): boolean => (site & SITE_USED) !== 0

/** Sites are numbered through: three to a system, the third for what lore adds. */
export const SITES_PER_SYSTEM = 3
export const SITE_COUNT: number = 24 * SITES_PER_SYSTEM
export const systemOfSite = (at: number): number => Math.trunc(at / SITES_PER_SYSTEM)
