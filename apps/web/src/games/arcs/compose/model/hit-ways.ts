// All ways to deal out hits.

import {
  damagedShips,
  defenderAssignments,
  demandOf,
  freshShips,
  read,
  type ShipHits,
  type SiteHits,
  shipAssignments,
  siteAssignments,
} from '@understudy/arcs'
import type { Context } from './context.ts'

export interface HitWays {
  readonly own: readonly ShipHits[]
  readonly ships: readonly ShipHits[]
  readonly buildings: readonly (readonly SiteHits[])[]
}

export function hitWays({ state }: Context): HitWays {
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
export const best = <T>(ways: readonly T[], worth: (way: T) => number): T | undefined =>
  ways.reduce<T | undefined>((so, way) => (so === undefined || worth(way) > worth(so) ? way : so), undefined)
