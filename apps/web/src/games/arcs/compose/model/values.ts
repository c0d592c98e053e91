// What a pick is about, by its value: a system, a card, a colour. Nothing is decided by its wording.

import {
  ACTION_CARDS,
  type ActionCardId,
  COURT_CARDS,
  type CourtId,
  SITES,
  type SiteId,
  SYSTEMS,
  type SystemId,
} from '@understudy/arcs'
import type { Json } from '@understudy/procedure'

const lookUp = <T extends string>(all: readonly T[]) => {
  const known: ReadonlySet<string> = new Set(all)
  return (value: Json | undefined): value is T => typeof value === 'string' && known.has(value)
}

const isSystem = lookUp<SystemId>(SYSTEMS)
const isSite = lookUp<SiteId>(SITES)
export const isActionCard = lookUp<ActionCardId>(ACTION_CARDS)
export const isCourtCard = lookUp<CourtId>(COURT_CARDS)

const systemOfSiteId = (site: SiteId): SystemId => site.slice(0, 2) as SystemId

/** Where on the map a pick is, if it is a place or a piece there. */
export function systemOf(value: Json): SystemId | undefined {
  if (isSystem(value)) return value
  if (isSite(value)) return systemOfSiteId(value)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined
  const { ship, site, from } = value as { ship?: Json; site?: Json; from?: Json }
  if (isSystem(ship)) return ship
  if (isSite(site)) return systemOfSiteId(site)
  return isSystem(from) ? from : undefined
}
