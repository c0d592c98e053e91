// Exact chances of what a pool costs in pieces, ships and buildings: with hits dealt as they are proposed, one's own spared and theirs destroyed.

import type { State } from '@understudy/arcs'
import { shipAssignments, shipCapacity, siteAssignments, toughness } from '@understudy/arcs/rules'
import { damagedShips, freshShips, ids } from '@understudy/arcs/state'
import type { Pool, SystemId } from '@understudy/arcs/vocabulary'
import { lost, lostSites } from '../model/hit-ways.ts'
import { facing } from './facing.ts'
import { jointOwn, symbolChances } from './odds.ts'

/** Chances of none, of one, of two or more. */
export type Thirds = readonly [number, number, number]

export interface Losses {
  readonly own: Thirds
  readonly theirs: Thirds
  /** What they have there that can be lost. */
  readonly pieces: 'ships' | 'buildings' | 'both'
  /** At least one key, at least two. */
  readonly keys: readonly [number, number]
  /** Chance that an intercept counts, and the hits that it brings. */
  readonly intercept: number
  readonly back: number
}

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
  const shipLoss = most(state, system, attacker, defender)
  const sites = Array.from({ length: target.buildings + 1 }, (_, hits) => mostSites(state, system, defender, hits))
  // No die shows both a hit and a building hit.
  const onSites = symbolChances(pool, 'building')
  symbolChances(pool, 'hit').forEach((p, hits) => {
    const over = Math.max(0, hits - target.ships)
    onSites.forEach((q, more) => {
      const lostHere = shipLoss(hits) + (sites[Math.min(over + more, target.buildings)] ?? 0)
      theirs[Math.min(2, lostHere)]! += p * q
    })
  })
  const keys = symbolChances(pool, 'key')
  const atLeast = (n: number) => keys.slice(n).reduce((sum, p) => sum + p, 0)
  return {
    own: own as unknown as Thirds,
    theirs: theirs as unknown as Thirds,
    pieces: target.buildings === 0 ? 'ships' : target.ships === 0 ? 'buildings' : 'both',
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

const mostSites = (state: State, system: number, defender: number, hits: number): number =>
  Math.max(0, ...siteAssignments(state, system, defender, hits).map((way) => lostSites(state, way)))
