// What changed at a seat and in the Court since the viewer's last deed: tokens, Power, captives, trophies, cards, agents.

import { type Colour, type CourtId, RESOURCES, type Resource, type State } from '@understudy/arcs'
import { courtSpots } from '../table/court-spots.ts'
import { seatLook } from './look.ts'

export interface SeatChange {
  readonly what: Resource | 'power' | 'captives' | 'trophies'
  readonly n: number
}

/** Gains first, each in a fixed order; nothing that stayed the same. */
export function seatChanges(before: State | undefined, now: State, colour: Colour): SeatChange[] {
  const [was, is] = [before === undefined ? undefined : seatLook(before, colour), seatLook(now, colour)]
  if (was === undefined || is === undefined) return []
  const tokens = (look: typeof is, type: Resource) => look.slots.filter(({ token }) => token === type).length
  const all: SeatChange[] = [
    { what: 'power', n: is.power - was.power },
    ...RESOURCES.map((type) => ({ what: type, n: tokens(is, type) - tokens(was, type) })),
    { what: 'captives', n: is.captives - was.captives },
    { what: 'trophies', n: is.trophies - was.trophies },
  ]
  return all.filter(({ n }) => n !== 0).sort((a, b) => Number(b.n > 0) - Number(a.n > 0))
}

/** Agents that came to a card of the Court, by card and colour. */
export function courtChanges(before: State | undefined, now: State): ReadonlyMap<CourtId, ReadonlyMap<Colour, number>> {
  const changes = new Map<CourtId, Map<Colour, number>>()
  if (before === undefined) return changes
  const old = new Map(courtSpots(before).map(({ card, agents }) => [card, agents]))
  for (const { card, agents } of courtSpots(now)) {
    const added = agents.flatMap(({ colour, n }): [Colour, number][] => {
      const more = n - (old.get(card)?.find((each) => each.colour === colour)?.n ?? 0)
      return more > 0 ? [[colour, more]] : []
    })
    if (added.length > 0) changes.set(card, new Map(added))
  }
  return changes
}
