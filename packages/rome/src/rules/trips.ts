// The journeys that an army can make now, each place by its cheapest way; routes over the sea by all shortest ones.

import { packOf } from '../pack/setting.ts'
import { attackCost, attackStep, isRefusal, marchCost, refuseTarget, type Trip } from './journeys.ts'
import { armyOf, isBot, landOf, NONE, regionOf, sideOf } from './query.ts'
import type { State } from './state.ts'
import { isLegalStop, marchCosts, pathTo } from './ways.ts'

export interface Reach {
  readonly to: number
  readonly trip: Trip
  readonly cost: number
  readonly bySea: boolean
}

/** Regions where the army may stop at the end of a march, its own excepted. */
export function marches(state: State, side: number, slot: number): Reach[] {
  const army = armyOf(state, side, slot)
  if (army.region === NONE) return []
  const costs = marchCosts(state, side, army.region)
  const byLand = costs.cost.flatMap((cost, to): Reach[] =>
    to !== army.region && cost <= army.mp && isLegalStop(state, side, slot, to)
      ? [{ to, trip: { path: pathTo(costs, to) }, cost, bySea: false }]
      : [],
  )
  const bySea = isBot(sideOf(state, side))
    ? []
    : voyages(state, side, slot, packOf(state).move.land).filter(
        ({ to }) => isLegalStop(state, side, slot, to) && to !== army.region,
      )
  return [
    ...byLand,
    ...cheapest(bySea.filter(({ to, cost }) => !byLand.some((land) => land.to === to && land.cost <= cost))),
  ]
}

/** Places from which the army may attack: its own region, and where it may stop on the way. */
export function stages(state: State, side: number, slot: number): { region: number; path: number[]; cost: number }[] {
  const army = armyOf(state, side, slot)
  if (army.region === NONE) return []
  const costs = marchCosts(state, side, army.region)
  return costs.cost.flatMap((cost, region) =>
    cost <= army.mp && (region === army.region || isLegalStop(state, side, slot, region))
      ? [{ region, path: pathTo(costs, region), cost }]
      : [],
  )
}

/** Every attack by land that MP allow, from each region it can come from. */
export function landAttacks(state: State, side: number, slot: number): Reach[] {
  const { mp } = armyOf(state, side, slot)
  const pack = packOf(state)
  return stages(state, side, slot).flatMap(({ region, path, cost }) =>
    regionOf(pack, region).borders.flatMap(({ to }): Reach[] => {
      const sum = cost + (attackStep(state, region, to) ?? Number.POSITIVE_INFINITY)
      if (sum > mp || refuseTarget(state, side, slot, to) !== undefined) return []
      return [{ to, trip: { path }, cost: sum, bySea: false }]
    }),
  )
}

/** Every landing that MP and ships allow. */
export function seaAttacks(state: State, side: number, slot: number): Reach[] {
  return voyages(state, side, slot, packOf(state).move.landAttack).filter(
    ({ to, trip }) => !isRefusal(attackCost(state, side, slot, trip, to)),
  )
}

/** Cheapest way to each place. */
export function cheapest(reach: readonly Reach[]): Reach[] {
  const best = new Map<number, Reach>()
  for (const each of reach) {
    const known = best.get(each.to)
    if (known === undefined || each.cost < known.cost) best.set(each.to, each)
  }
  return [...best.values()]
}

/** Voyages from every own port in reach to every coast, whether it can be entered or not. */
function voyages(state: State, side: number, slot: number, landing: number): Reach[] {
  const pack = packOf(state)
  const own = sideOf(state, side)
  const army = armyOf(state, side, slot)
  if (own.navyCards === 0 && own.navies.every((navy) => navy.cards === 0)) return []
  const found: Reach[] = []
  for (const { region, path, cost } of stages(state, side, slot)) {
    const sum = cost + pack.move.embark + landing
    if (sum > army.mp || regionOf(pack, region).port === 0 || landOf(state, region).holder !== side) continue
    for (let navy = 0; navy < own.navies.length; navy++) {
      if (!isFirstAlike(state, side, navy)) continue
      for (const zones of shortestRoutes(state, regionOf(pack, region).seas, pack.move.navy)) {
        for (const to of pack.seas[zones.at(-1) ?? NONE]?.coast ?? []) {
          if (to === region) continue
          const trip: Trip = { path, sail: { navy, zones, to } }
          const check = landing === pack.move.landAttack ? sum : marchCost(state, side, slot, trip)
          if (!isRefusal(check)) found.push({ to, trip, cost: sum, bySea: true })
        }
      }
    }
  }
  return found
}

/** Navies off the board are alike: only the first is offered. */
const isFirstAlike = (state: State, side: number, navy: number): boolean => {
  const { navies } = sideOf(state, side)
  return navies[navy]?.sea !== NONE || navies.findIndex((each) => each.sea === NONE) === navy
}

/** All shortest routes to every zone, from these zones on. */
export function shortestRoutes(state: State, starts: readonly number[], limit: number): number[][] {
  const { seas } = packOf(state)
  const length = new Map<number, number>(starts.map((zone) => [zone, 1]))
  const routes: number[][] = starts.map((zone) => [zone])
  for (const route of routes) {
    if (route.length >= limit) continue
    for (const next of seas[route.at(-1) ?? NONE]?.next ?? []) {
      const known = length.get(next)
      if (known !== undefined && known <= route.length) continue
      length.set(next, route.length + 1)
      routes.push([...route, next])
    }
  }
  return routes
}
