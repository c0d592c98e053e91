// Distances that are looked for no farther than they are needed: a pack may leave borders open, and then each region that
// is looked at is a question.

import { packOf } from '../../pack/setting.ts'
import type { Pack } from '../../pack/types.ts'
import { regionOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { type Costs, distances, edgeDistances, perPack, search } from './ways.ts'

type Within = (state: State, start: number, limit: number) => readonly number[]

/** Found once for each pack, start and limit; a hop over the sea costs `hop`. */
function within(hop: (pack: Pack) => number): Within {
  const find = perPack((pack, limitAndStart): Costs => {
    const size = pack.regions.length
    const limit = Math.trunc(limitAndStart / size)
    return search(size, limitAndStart % size, (at, visit, sum) => {
      const region = regionOf(pack, at)
      if (sum + 1 <= limit) for (const { to } of region.borders) visit(to, 1)
      if (sum + hop(pack) > limit) return
      for (const sea of region.seas) for (const to of pack.seas[sea]?.coast ?? []) if (to !== at) visit(to, hop(pack))
    })
  })
  return (state, start, limit) => find(state, limit * packOf(state).regions.length + start).cost
}

/** As `distances`, but infinite beyond the limit. */
export const distancesWithin = within((pack) => pack.move.agentSea)
/** As `edgeDistances`, but infinite beyond the limit. */
export const edgeDistancesWithin = within(() => Number.POSITIVE_INFINITY)

/** The smallest distance to one of these regions. */
function toNearest(
  whole: (state: State, start: number) => readonly number[],
  near: Within,
  longest: (pack: Pack) => number,
) {
  return (state: State, start: number, to: readonly number[]): number => {
    const least = (cost: readonly number[]): number => {
      let found = Number.POSITIVE_INFINITY
      for (const no of to) found = Math.min(found, cost[no] ?? found)
      return found
    }
    const pack = packOf(state)
    if (to.length === 0) return Number.POSITIVE_INFINITY
    // With a whole pack all distances are known already.
    if (pack.gaps.length === 0) return least(whole(state, start))
    for (let limit = 0; ; limit++) {
      const cost = near(state, start, limit)
      const found = least(cost)
      // Nothing new lies within one more step: everything has been seen.
      const seen = !cost.some((each) => each <= limit && each > limit - longest(pack))
      if (found <= limit || seen) return found
    }
  }
}

export const distanceToNearest = toNearest(distances, distancesWithin, (pack) => Math.max(1, pack.move.agentSea))
export const edgesToNearest = toNearest(edgeDistances, edgeDistancesWithin, () => 1)
