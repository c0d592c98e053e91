// What events tell, for the headlines that are made of them.

import type { ActionCardId, Colour, CourtId, Owner, Resource, SiteId, SystemId } from '@understudy/arcs/vocabulary'

/** Facts of an event that somebody reads. */
export interface Read {
  readonly you?: string | undefined
}

export type Of = Read & { readonly of: Owner }
export type OfSeat = Read & { readonly of: Colour }
export type To = { readonly to: SystemId }
export type At = { readonly system: SystemId }
export type Site = { readonly site: SiteId }
export type Token = { readonly type: Resource }
export type Card = { readonly card: ActionCardId }
export type Court = { readonly card: CourtId }
