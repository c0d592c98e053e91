// Exact chances of what a pool costs in ships: with hits dealt as they are proposed, one's own spared and theirs destroyed.

import {
  damagedShips,
  freshShips,
  ids,
  type Pool,
  type ShipHits,
  type State,
  type SystemId,
  shipAssignments,
  shipCapacity,
  toughness,
} from '@understudy/arcs'
import { facing } from './facing.ts'
import { jointOwn, symbolChances } from './odds.ts'

/** Chances of none, of one, of two or more. */
export type Thirds = readonly [number, number, number]

export interface Losses {
  readonly own: Thirds
  readonly theirs: Thirds
  /** At least one key, at least two. */
  readonly keys: readonly [number, number]
  /** Chance that an intercept counts, and the hits that it brings. */
  readonly intercept: number
  readonly back: number
}

const lost = (hits: ShipHits): number => hits.destroyFresh + hits.destroyDamaged

export function lossesOf(state: State, at: SystemId, attacker: number, defender: number, pool: Pool): Losses {
  const system = ids.sys(at)
  const target = facing(state, at, attacker, defender)
  const own = [0, 0, 0]
  let intercept = 0
  const added = pool.assault > 0 ? target.added : 0
  const ownLoss = fewest(freshShips(state, system, attacker), damagedShips(state, system, attacker))
  jointOwn(pool).forEach((row, rolled) => {
    const counts = Math.max(0, rolled - target.ignored) + added > 0
    row.forEach((p, self) => {
      if (counts) intercept += p
      const hits = Math.min(self + (counts ? target.onIntercept : 0), target.own)
      own[Math.min(2, ownLoss(hits))]! += p
    })
  })
  const theirs = [0, 0, 0]
  const theirLoss = most(state, system, attacker, defender)
  symbolChances(pool, 'hit').forEach((p, hits) => {
    theirs[Math.min(2, theirLoss(hits))]! += p
  })
  const keys = symbolChances(pool, 'key')
  const atLeast = (n: number) => keys.slice(n).reduce((sum, p) => sum + p, 0)
  return {
    own: own as unknown as Thirds,
    theirs: theirs as unknown as Thirds,
    keys: [atLeast(1), atLeast(2)],
    intercept,
    back: target.onIntercept,
  }
}

/** Hits on fresh ships first. */
const fewest =
  (fresh: number, damaged: number) =>
  (hits: number): number =>
    Math.min(fresh + damaged, Math.max(0, hits - fresh))

function most(state: State, system: number, attacker: number, defender: number): (hits: number) => number {
  const [fresh, damaged] = [freshShips(state, system, defender), damagedShips(state, system, defender)]
  const tough = toughness(state, attacker, defender)
  const capacity = shipCapacity(state, system, defender, attacker)
  return (hits) => Math.max(0, ...shipAssignments(fresh, damaged, Math.min(hits, capacity), tough).map(lost))
}
