// What a pool of dice meets in a position, and the pool to begin with.

import type { State } from '@understudy/arcs'
import { LEAD, LORE_CARD } from '@understudy/arcs/data'
import { buildingCapacity, shipCapacity, weaponIcons } from '@understudy/arcs/rules'
import { damagedShips, freshShips, holdsLore, ids, leaderIs } from '@understudy/arcs/state'
import type { Pool, SystemId } from '@understudy/arcs/vocabulary'
import { type Facing, oddsOf } from './odds.ts'

const SIGNAL_BREAKER = LORE_CARD.signalBreaker
const MIRROR_PLATING = LORE_CARD.mirrorPlating

export function facing(state: State, at: SystemId, attacker: number, defender: number): Facing {
  const system = ids.sys(at)
  const clean = damagedShips(state, system, attacker) === 0
  return {
    own: shipCapacity(state, system, attacker),
    ships: shipCapacity(state, system, defender, attacker),
    buildings: buildingCapacity(state, system, defender),
    onIntercept: leaderIs(state, defender, LEAD.agitator)
      ? weaponIcons(state, defender)
      : freshShips(state, system, defender),
    ignored: clean && holdsLore(state, attacker, SIGNAL_BREAKER) ? 1 : 0,
    added: holdsLore(state, defender, MIRROR_PLATING) ? 1 : 0,
  }
}

/** A pool to begin with: the most hits for the fewest losses. Only a starting point; the odds stand beside it. */
export function bestPool(pools: readonly Pool[], target: Facing): Pool | undefined {
  let best: Pool | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const pool of pools) {
    const odds = oddsOf(pool, target)
    const worth = odds.ships + odds.buildings - 0.75 * odds.own
    if (worth <= most + 1e-9) continue
    most = worth
    best = pool
  }
  return best
}
