// The journeys that an army can make now, each place by its cheapest way; routes over the sea by all shortest ones.

import { packOf } from '../../pack/setting.ts'
import type { Pack } from '../../pack/types.ts'
import { listOf } from '../packed.ts'
import type { Fighter } from '../state/frames.ts'
import { armyAt, armyOf, isBot, landOf, NONE, regionOf, sideOf } from '../state/query.ts'
import type { Army, State } from '../state/state.ts'
import { allFar } from './alike.ts'
import { isRefusal, isTarget, type Trip, voyage } from './journeys.ts'
import { type Costs, isLegalStop, legalStops, marchCosts, pathTo } from './ways.ts'

export interface Reach {
  readonly to: number
  readonly trip: Trip
  readonly cost: number
  readonly bySea: boolean
}

/** Regions where the army may stop at the end of a march, its own excepted. */
export function marches(state: State, side: number, slot: number): Reach[] {
  const army = armyOf(state, side, slot)
  const byLand: Reach[] = []
  for (const { region, path, cost } of stages(state, side, slot)) {
    if (region !== army.region) byLand.push({ to: region, trip: { path }, cost, bySea: false })
  }
  if (isBot(sideOf(state, side))) return byLand
  const bySea = voyages(
    state,
    side,
    slot,
    packOf(state).move.land,
    (to) => to !== army.region && isLegalStop(state, side, slot, to),
  )
  const faster = bySea.filter(({ to, cost }) => !byLand.some((land) => land.to === to && land.cost <= cost))
  return [...byLand, ...cheapest(faster)]
}

interface Stage {
  readonly region: number
  readonly path: number[]
  readonly cost: number
}

/** Places from which the army may attack: its own region, and where it may stop on the way. */
export function stages(state: State, side: number, slot: number): Stage[] {
  const army = armyOf(state, side, slot)
  const { costs, stops } = onLand(state, side, slot)
  return listOf(stagesOf(army, { costs, stops }), (region) => ({
    region,
    path: pathTo(costs, region),
    cost: costs.cost[region] as number,
  }))
}

const NO_WAYS: OnLand = { costs: { cost: [], from: [] }, stops: [] }

function onLand(state: State, side: number, slot: number): OnLand {
  const { region, mp } = armyOf(state, side, slot)
  if (region === NONE) return NO_WAYS
  return { costs: marchCosts(state, side, region, mp), stops: legalStops(state, side, slot) }
}

function stagesOf(army: Army, { costs: { cost }, stops }: OnLand): number[] {
  const found: number[] = []
  for (let region = 0; region < cost.length; region++)
    if ((cost[region] as number) <= army.mp && (region === army.region || stops[region] === true)) found.push(region)
  return found
}

/** Every attack by land that MP allow, from each region it can come from. */
export function landAttacks(state: State, side: number, slot: number): Reach[] {
  const { mp } = armyOf(state, side, slot)
  const pack = packOf(state)
  const willDo = memory((to) => isTarget(state, side, slot, to, armyAt(state, to)))
  const found: Reach[] = []
  for (const { region, path, cost } of stages(state, side, slot)) {
    for (const { to, strait } of regionOf(pack, region).borders) {
      const sum = cost + pack.move.attack + (strait ? pack.move.strait : 0)
      if (sum <= mp && willDo(to)) found.push({ to, trip: { path }, cost: sum, bySea: false })
    }
  }
  return found
}

/** Every landing that MP and ships allow; `land`: ways to the ports, if they are known. */
export const seaAttacks = (state: State, side: number, slot: number, land?: OnLand): Reach[] =>
  voyages(
    state,
    side,
    slot,
    packOf(state).move.landAttack,
    (to) => isTarget(state, side, slot, to, armyAt(state, to)),
    land,
  )

/** Where an army can go over land, and where it may stop. */
interface OnLand {
  readonly costs: Costs
  readonly stops: readonly boolean[]
}

/** Answers each question once. */
function memory(test: (no: number) => boolean): (no: number) => boolean {
  const known: (boolean | undefined)[] = []
  return (no) => {
    let answer = known[no]
    if (answer === undefined) {
      answer = test(no)
      known[no] = answer
    }
    return answer
  }
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

/** Voyages from every own port in reach to every coast that will do. */
function voyages(
  state: State,
  side: number,
  slot: number,
  landing: number,
  fits: (to: number) => boolean,
  known?: OnLand,
): Reach[] {
  if (armyOf(state, side, slot).aboard !== NONE) return landings(state, side, slot, landing, fits)
  if (!canSail(state, side, slot, landing)) return []
  const land = known ?? onLand(state, side, slot)
  const willDo = memory(fits)
  const found: Reach[] = []
  let path: number[] = []
  let start = NONE
  sail(state, side, slot, land, landing, willDo, (from, navy, zones, to, cost) => {
    if (from !== start) path = pathTo(land.costs, from)
    start = from
    found.push({ to, trip: { path, sail: { navy, zones, to } }, cost, bySea: true })
  })
  return found
}

/** What the cheapest landing costs everywhere, without the ways there: of two that cost the same, the second is not looked at. */
export function landingCosts(
  state: State,
  side: number,
  slot: number,
  costs: Costs,
  stops: readonly boolean[],
  armyIn: (region: number) => Fighter | undefined,
): readonly number[] {
  const { landAttack } = packOf(state).move
  const best = allFar(costs.cost.length)
  if (!canSail(state, side, slot, landAttack)) return best
  const fits = memory((to) => isTarget(state, side, slot, to, armyIn(to)))
  const isBetter = (to: number, cost: number): boolean => cost < (best[to] as number) && fits(to)
  sail(state, side, slot, { costs, stops }, landAttack, isBetter, (_from, _navy, _zones, to, cost) => {
    best[to] = cost
  })
  return best
}

/** Whether it has the points and any ships to carry it. */
function canSail(state: State, side: number, slot: number, landing: number): boolean {
  const { mp } = armyOf(state, side, slot)
  if (mp < packOf(state).move.embark + landing) return false
  const { navyCards, navies } = sideOf(state, side)
  return navyCards > 0 || navies.some((navy) => navy.cards > 0)
}

/** From every own port in reach with every navy along every route to the coasts that are wanted. */
function sail(
  state: State,
  side: number,
  slot: number,
  land: OnLand,
  landing: number,
  wanted: (to: number, cost: number) => boolean,
  take: (from: number, navy: number, zones: readonly number[], to: number, cost: number) => void,
): void {
  const pack = packOf(state)
  const own = sideOf(state, side)
  const army = armyOf(state, side, slot)
  for (const region of stagesOf(army, land)) {
    const sum = (land.costs.cost[region] as number) + pack.move.embark + landing
    if (sum > army.mp || landOf(state, region).holder !== side) continue
    if (pack.gaps.length === 0 && regionOf(pack, region).port === 0) continue
    // people's navies that lie at the port may sail three zones more. The port is looked at last, because a pack may leave it open.
    const ways = routesFrom(pack, region, pack.move.navy + (isBot(own) ? 0 : 1))
    const leads = (zones: readonly number[]): boolean => {
      const coast = coastAt(pack, zones)
      for (let at = 0; at < coast.length; at++) {
        const to = coast[at] as number
        if (to !== region && wanted(to, sum)) return true
      }
      return false
    }
    if ((pack.gaps.length > 0 && !ways.some(leads)) || regionOf(pack, region).port === 0) continue
    for (let navy = 0; navy < own.navies.length; navy++) {
      if (!isFirstAlike(state, side, navy)) continue
      const lengths: (number | undefined)[] = []
      for (const zones of ways) {
        if (!leads(zones)) continue
        const first = zones[0] as number
        lengths[first] ??= longestRoute(state, side, slot, region, navy, first)
        if (zones.length > (lengths[first] as number)) continue
        for (const to of coastAt(pack, zones)) if (to !== region && wanted(to, sum)) take(region, navy, zones, to, sum)
      }
    }
  }
}

/** How many zones a route from this port that begins with this one may have; 0 if this navy cannot take the army there at all. */
function longestRoute(state: State, side: number, slot: number, port: number, navyNo: number, first: number): number {
  const pack = packOf(state)
  const own = sideOf(state, side)
  const way = voyage(state, side, slot, port, navyNo, [first])
  if (isRefusal(way)) return 0
  const left = pack.move.navy - (own.navies[navyNo]?.moved ?? 0) - way.entering.length + 1
  return isBot(own) ? Math.min(left, pack.move.navy) : left
}

/** The coast where these zones end. */
const coastAt = (pack: Pack, zones: readonly number[]): readonly number[] =>
  pack.seas[zones[zones.length - 1] ?? NONE]?.coast ?? []

/** An army aboard: every coast that its navy can still reach and that will do (ruling rome/R-107). */
function landings(state: State, side: number, slot: number, cost: number, fits: (to: number) => boolean): Reach[] {
  const pack = packOf(state)
  const army = armyOf(state, side, slot)
  const navy = sideOf(state, side).navies[army.aboard]
  if (navy === undefined || army.mp < cost) return []
  return shortestRoutes(state, [navy.sea], pack.move.navy - navy.moved + 1).flatMap((route) => {
    const coast = pack.seas[route.at(-1) ?? NONE]?.coast ?? []
    return listOf(coast.filter(fits), (to) => ({
      to,
      trip: { path: [], sail: { navy: army.aboard, zones: route.slice(1), to } },
      cost,
      bySea: true,
    }))
  })
}

/** Navies off the board are alike: only the first is offered. */
export const isFirstAlike = (state: State, side: number, navy: number): boolean => {
  const { navies } = sideOf(state, side)
  return navies[navy]?.sea !== NONE || navies.findIndex((each) => each.sea === NONE) === navy
}

const routes = new WeakMap<Pack, Map<string, readonly (readonly number[])[]>>()

/** All shortest routes to every zone, from these zones on. They are the same all through the game. */
export function shortestRoutes(state: State, starts: readonly number[], limit: number): readonly (readonly number[])[] {
  const pack = packOf(state)
  let known = routes.get(pack)
  if (known === undefined) {
    known = new Map()
    routes.set(pack, known)
  }
  const key = `${limit} ${starts.join(' ')}`
  let found = known.get(key)
  if (found === undefined) {
    found = findRoutes(pack, starts, limit)
    known.set(key, found)
  }
  return found
}

const routesFromCoasts = new WeakMap<Pack, Map<number, readonly (readonly number[])[]>>()

/** All shortest routes from the zones of a coast on. */
function routesFrom(pack: Pack, region: number, limit: number): readonly (readonly number[])[] {
  let known = routesFromCoasts.get(pack)
  if (known === undefined) {
    known = new Map()
    routesFromCoasts.set(pack, known)
  }
  const key = limit * pack.regions.length + region
  let found = known.get(key)
  if (found === undefined) {
    found = findRoutes(pack, regionOf(pack, region).seas, limit)
    known.set(key, found)
  }
  return found
}

function findRoutes(pack: Pack, starts: readonly number[], limit: number): number[][] {
  const length = new Map<number, number>(starts.map((zone) => [zone, 1]))
  const found: number[][] = listOf(starts, (zone) => [zone])
  for (const route of found) {
    if (route.length >= limit) continue
    for (const next of pack.seas[route.at(-1) ?? NONE]?.next ?? []) {
      const known = length.get(next)
      if (known !== undefined && known <= route.length) continue
      length.set(next, route.length + 1)
      found.push([...route, next])
    }
  }
  return found
}
