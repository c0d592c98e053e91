// What a pick is about, by its value: a system, a card, a colour. Nothing is decided by its wording.

import {
  type ActionCardId,
  type CourtId,
  EVERY_ACTION_CARD,
  EVERY_COURT_CARD,
  SITES,
  type SiteId,
  SYSTEMS,
  type SystemId,
} from '@understudy/arcs/vocabulary'
import type { Json } from '@understudy/procedure'

/** An act adds to some of the lists. */
const lookUp =
  <T extends string>(all: readonly T[]) =>
  (value: Json | undefined): value is T =>
    all.includes(value as T)

const isSystem = lookUp<SystemId>(SYSTEMS)
const isSite = lookUp<SiteId>(SITES)
export const isActionCard = lookUp<ActionCardId>(EVERY_ACTION_CARD)
export const isCourtCard = lookUp<CourtId>(EVERY_COURT_CARD)

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
