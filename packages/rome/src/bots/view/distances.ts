// H-4 to H-8: how far it is, for agents, for armies by land and by sea, and from region to region.

import { packOf } from '../../pack/setting.ts'
import { armyOf, NONE, regionOf } from '../../rules/state/query.ts'
import { allFar } from '../../rules/ways/alike.ts'
import { isTarget } from '../../rules/ways/journeys.ts'
import { distancesWithin, distanceToNearest, edgeDistancesWithin, edgesToNearest } from '../../rules/ways/near.ts'
import { landingCosts, type Reach, seaAttacks } from '../../rules/ways/trips.ts'
import { agentAllowance, type Costs, friendlyRegions, legalStops, marchCosts } from '../../rules/ways/ways.ts'
import type { C } from '../context.ts'
import { armyIn, me, own, pack, perNumber, perView } from './seen.ts'

const FAR = Number.POSITIVE_INFINITY

/** H-8: borders count 1, sea hops as for agents; to the nearest of several. */
export const distanceToAny = (c: C, from: number, to: readonly number[]): number => distanceToNearest(c.view, from, to)
export const distanceTo = (c: C, from: number, ...to: readonly number[]): number => distanceToAny(c, from, to)
/** Borders only, to the nearest of several; and those of them that are as near. */
export const edgesTo = (c: C, from: number, to: readonly number[]): number => edgesToNearest(c.view, from, to)
export function nearestByEdges(c: C, from: number, to: readonly number[]): readonly number[] {
  const far = edgesTo(c, from, to)
  if (!Number.isFinite(far)) return to
  const edges = edgeDistancesWithin(c.view, from, far)
  return to.filter((region) => edges[region] === far)
}

/** H-4: agents on the board that have not acted in this phase. */
export const readyAgents = perView((c): readonly number[] => {
  const { agents } = own(c)
  const ready: number[] = []
  for (let no = 0; no < agents.length; no++) {
    const { region, used } = agents[no] as (typeof agents)[number]
    if (region !== NONE && !used) ready.push(no)
  }
  return ready
})
const allowance = perView((c): number => agentAllowance(c.view, me(c)))

/** Infinite beyond what an agent can go: nothing is chosen there, so its borders need not be known. */
export const agentDistance = (c: C, agent: number, region: number): number =>
  distancesWithin(c.view, own(c).agents[agent]?.region ?? 0, allowance(c))[region] ?? FAR

export const agentReaches = (c: C, agent: number, region: number): boolean =>
  agentDistance(c, agent, region) <= allowance(c)

/** The smallest distance of an agent that is ready to each region. */
const nearestAgents = perView((c): readonly number[] => {
  const { agents } = own(c)
  let nearest: number[] | undefined
  for (const agent of readyAgents(c)) {
    const far = distancesWithin(c.view, agents[agent]?.region ?? 0, allowance(c))
    if (nearest === undefined) {
      nearest = far.slice()
      continue
    }
    for (let region = 0; region < nearest.length; region++)
      if ((far[region] as number) < (nearest[region] as number)) nearest[region] = far[region] as number
  }
  return nearest ?? allFar(pack(c).regions.length)
})
export const nearestAgent = (c: C, region: number): number => nearestAgents(c)[region] ?? FAR

/** Whether any agent that is ready can act there. */
export const inReach = (c: C, region: number): boolean => nearestAgent(c, region) <= allowance(c)

interface LandWays {
  readonly costs: Costs
  /** Fewest MP to attack each region, whatever are left; infinite if there is no way, or nothing to attack. */
  readonly attack: readonly number[]
}

const friendly = perView((c): readonly boolean[] => friendlyRegions(c.view, me(c)))
const stops = perNumber((c, slot): readonly boolean[] => legalStops(c.view, me(c), slot, friendly(c)))

/** H-5 for an army of this bot that stands on the board. */
export const landWays = perNumber((c, slot): LandWays => findLandWays(c, me(c), slot, stops(c, slot)))

const NOWHERE: readonly number[] = []

function findLandWays(c: C, side: number, slot: number, stops: readonly boolean[]): LandWays {
  const state = c.view
  const pack = packOf(state)
  const { regions, move } = pack
  const army = armyOf(state, side, slot)
  const costs = marchCosts(state, side, army.region, FAR, friendly(c))
  const attack = allFar(regions.length)
  for (let from = 0; from < regions.length; from++) {
    const cost = costs.cost[from] as number
    if (cost === FAR || (from !== army.region && stops[from] !== true)) continue
    const { borders } = regionOf(pack, from)
    for (let border = 0; border < borders.length; border++) {
      const { to, strait } = borders[border] as (typeof borders)[number]
      const sum = cost + move.attack + (strait ? move.strait : 0)
      if (sum < (attack[to] as number)) attack[to] = sum
    }
  }
  for (let to = 0; to < regions.length; to++)
    if (attack[to] !== FAR && !isTarget(state, side, slot, to, armyIn(c, to))) attack[to] = FAR
  return { costs, attack }
}

/** Fewest MP to stand in an own or allied region; it may be occupied. */
export const moveCost = (c: C, slot: number, region: number): number => landWays(c, slot).costs.cost[region] ?? FAR
/** H-5: the regions from which the cheapest attack can be made. */
export function stagesOf(c: C, slot: number, region: number): readonly number[] {
  const { costs, attack } = landWays(c, slot)
  const price = attack[region] ?? FAR
  if (price === FAR) return NOWHERE
  const { regions, move } = packOf(c.view)
  const start = armyOf(c.view, me(c), slot).region
  const found: number[] = []
  for (let from = 0; from < regions.length; from++) {
    const cost = costs.cost[from] ?? FAR
    if (cost === FAR || (from !== start && !mayStop(c, slot, from))) continue
    for (const { to, strait } of regions[from]?.borders ?? [])
      if (to === region && cost + move.attack + (strait ? move.strait : 0) === price) found.push(from)
  }
  return found
}
export const mayStop = (c: C, slot: number, region: number): boolean => stops(c, slot)[region] === true

/** H-6: landings that can be made in this activation (TRN-1). */
export const landings = perNumber((c, slot): readonly Reach[] => {
  // Where cells are open it is found without what is not needed for it: each look is a question.
  if (pack(c).gaps.length > 0 || armyOf(c.view, me(c), slot).region === NONE) return seaAttacks(c.view, me(c), slot)
  return seaAttacks(c.view, me(c), slot, { costs: landWays(c, slot).costs, stops: stops(c, slot) })
})

/** Fewest MP to land in each region. */
export const seaCosts = perNumber((c, slot): readonly number[] => {
  if (pack(c).gaps.length === 0 && armyOf(c.view, me(c), slot).region !== NONE)
    return landingCosts(c.view, me(c), slot, landWays(c, slot).costs, stops(c, slot), (to) => armyIn(c, to))
  const costs = allFar(pack(c).regions.length)
  for (const { to, cost } of landings(c, slot)) costs[to] = Math.min(costs[to] ?? FAR, cost)
  return costs
})

/** Whether there is any landing at all. */
export function canLand(c: C, slot: number): boolean {
  for (const cost of seaCosts(c, slot)) if (cost !== FAR) return true
  return false
}

/** What marching to a region costs from everywhere it can be walked to: a way costs the same in both directions. */
export const costsTo = perNumber((c, region): Costs => marchCosts(c.view, me(c), region, FAR, friendly(c)))
