// What the Council and the Crises ask of it (campaign 19.8).

import { EVERY_COURT_SUIT } from '../../../data/court.ts'
import { controls, OUTSIDE_TURNS } from '../../../rules/board/control.ts'
import { court, site as siteIndex } from '../../../rules/board/ids.ts'
import { typeIndex } from '../../../rules/board/resources.ts'
import { dropGuild, freeCity } from '../../../rules/campaign/crises.ts'
import { C as FRAME } from '../../../rules/campaign/frames.ts'
import { stealTrust } from '../../../rules/campaign/round-end.ts'
import * as read from '../../../rules/state/read.ts'
import { isCity, siteOwner, systemOfSite } from '../../../rules/state/sites.ts'
import type { Action, CourtId, Resource, SiteId } from '../../../vocabulary.ts'
import { type C, me, namesOf, ruled, say, type WaysOf } from '../context.ts'
import { guildCards, standings } from '../evidence.ts'
import { ambitionOf } from '../lib/slots.ts'
import { frame } from '../questions.ts'
import { contending, isDeclared } from '../terms/standing.ts'

const contended = (c: C, type: Resource): boolean => {
  const ambition = ambitionOf(typeIndex(type))
  return ambition > 0 && isDeclared(c.view, ambition) && contending(c.view, me(c), ambition)
}

/** An Outlaw that resolves the Council: as much of the Trust as it has room for. */
export const thefts: WaysOf<readonly Resource[]> = {
  from: (c) =>
    frame(c) === FRAME.stealTrust
      ? [...stealTrust.list(c.view, me(c))].map(({ take }) => take as readonly Resource[])
      : [],
  prefer: [
    ruled({ id: 'contendedTypes', most: (c, take) => take.filter((type) => contended(c, type)).length }, 'A133'),
  ],
  show: (_, types) => say('supercat.resources', { types }),
  because: (c) => standings(c, 'declared'),
}
export const steal = (_: C, take: readonly Resource[]): Action => ({ do: 'stealTrust', take }) as unknown as Action

/** Diplomatic Fiasco: cards that count for no declared ambition first. */
export const drops: WaysOf<readonly CourtId[]> = {
  from: (c) => (frame(c) === FRAME.dropGuild ? [...dropGuild.list(c.view, me(c))].map(({ cards }) => cards) : []),
  prefer: [
    {
      id: 'spareSuits',
      least: (c, cards) =>
        cards.filter((card) => {
          const ambition = ambitionOf(EVERY_COURT_SUIT[court(card)] ?? 0)
          return ambition > 0 && isDeclared(c.view, ambition)
        }).length,
    },
  ],
  show: (_, cards) => say('supercat.secure', { cards: namesOf(cards) }),
  because: guildCards,
}
export const drop = (_: C, cards: readonly CourtId[]): Action => ({ do: 'dropGuild', cards }) as unknown as Action

/** The Crisis of Song of Freedom takes a city from whoever has most Power. */
export const freed: WaysOf<SiteId> = {
  from: (c) => (frame(c) === FRAME.freeCity ? [...freeCity.list(c.view, me(c))].map(({ city }) => city) : []),
  prefer: [
    ruled(
      {
        id: 'notControlled',
        keep: (c, city) => !controls(c.view, me(c), systemOfSite(siteIndex(city)), OUTSIDE_TURNS),
      },
      'A133',
    ),
    ruled({ id: 'secondCity', keep: (c, city) => citiesBeside(c, city) > 1 }, 'A133'),
  ],
  show: (_, site) => say('supercat.site', { site }),
}
const citiesBeside = (c: C, city: SiteId): number => {
  let n = 0
  const first = systemOfSite(siteIndex(city)) * 3
  for (let at = first; at < first + 3; at++) {
    const value = read.site(c.view, at)
    if (isCity(value) && siteOwner(value) === me(c)) n++
  }
  return n
}
export const release = (_: C, city: SiteId): Action => ({ do: 'freeCity', city }) as unknown as Action
