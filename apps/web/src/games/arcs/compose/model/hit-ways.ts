// All ways to deal out hits.

import type { State } from '@understudy/arcs'
import { defenderAssignments, demandOf, shipAssignments, siteAssignments } from '@understudy/arcs/rules'
import { damagedShips, freshShips, ids, isDamaged, read } from '@understudy/arcs/state'
import type { ShipHits, SiteHits } from '@understudy/arcs/vocabulary'
import type { Context } from './context.ts'

export interface HitWays {
  readonly own: readonly ShipHits[]
  readonly ships: readonly ShipHits[]
  readonly buildings: readonly (readonly SiteHits[])[]
}

export function hitWays({ state }: Pick<Context, 'state'>): HitWays {
  const demand = demandOf(state)
  const at = read.battleAt(state)
  const [attacker, defender] = [read.attacker(state), read.defender(state)]
  return {
    own: shipAssignments(freshShips(state, at, attacker), damagedShips(state, at, attacker), demand.own),
    ships: defenderAssignments(state, demand.ships),
    buildings: siteAssignments(state, at, defender, demand.buildings),
  }
}

export const lost = (hits: ShipHits): number => hits.destroyFresh + hits.destroyDamaged
/** How many buildings are destroyed. */
export const lostSites = (state: State, way: readonly SiteHits[]): number =>
  way.filter(({ site, hits }) => hits >= (isDamaged(read.site(state, ids.site(site))) ? 1 : 2)).length
/** As many as can be destroyed; of the rest, hits that fall together are more likely to destroy later. */
export const sitesWorth =
  (state: State) =>
  (way: readonly SiteHits[]): number =>
    100 * lostSites(state, way) + way.reduce((sum, { hits }) => sum + hits * hits, 0)
export const best = <T>(ways: readonly T[], worth: (way: T) => number): T | undefined =>
  ways.reduce<T | undefined>((so, way) => (so === undefined || worth(way) > worth(so) ? way : so), undefined)
