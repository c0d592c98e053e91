// Ways over the map: agents' distances, costs of marches, supply, sea routes.

import { packOf } from '../../pack/setting.ts'
import type { Pack } from '../../pack/types.ts'
import { ENEMY } from '../../vocabulary.ts'
import { listOf } from '../packed.ts'
import { armyAt, developed, isAllied, landOf, NONE, regionOf, sideOf, statusOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { allFalse, allFar, allNone } from './alike.ts'

/** Costs from one place to all others; `from` leads back along a cheapest way. */
export interface Costs {
  readonly cost: readonly number[]
  readonly from: readonly number[]
}

type Visit = (to: number, price: number) => void
type Step = (at: number, visit: Visit, sum: number) => void

/** Cheapest ways with small whole costs. */
export function search(size: number, start: number, step: Step): Costs {
  const cost = Array<number>(size).fill(Number.POSITIVE_INFINITY)
  const from = Array<number>(size).fill(NONE)
  const layers: number[][] = [[start]]
  cost[start] = 0
  let now = 0
  let at = start
  const visit: Visit = (to, price) => {
    const sum = now + price
    if (sum >= (cost[to] ?? 0)) return
    cost[to] = sum
    from[to] = at
    for (let i = layers.length; i <= sum; i++) layers.push([])
    layers[sum]?.push(to)
  }
  for (; now < layers.length; now++) {
    for (const next of layers[now] ?? []) {
      if (cost[next] !== now) continue
      at = next
      step(at, visit, now)
    }
  }
  return { cost, from }
}

/** Found once for each pack and start: nothing on the table changes them. */
export function perPack(find: (pack: Pack, start: number) => Costs): (state: State, start: number) => Costs {
  const found = new WeakMap<Pack, Costs[]>()
  let last: Pack | undefined
  let own: Costs[] = []
  return (state, start) => {
    const pack = packOf(state)
    if (pack !== last) {
      own = found.get(pack) ?? []
      found.set(pack, own)
      last = pack
    }
    let costs = own[start]
    if (costs === undefined) {
      costs = find(pack, start)
      own[start] = costs
    }
    return costs
  }
}

/** 8.1: borders cost 1, along a sea from coast to coast 2. */
const agentCosts = perPack((pack, start) =>
  search(pack.regions.length, start, (at, visit) => {
    const region = regionOf(pack, at)
    for (const { to } of region.borders) visit(to, 1)
    for (const sea of region.seas)
      for (const to of pack.seas[sea]?.coast ?? []) if (to !== at) visit(to, pack.move.agentSea)
  }),
)

export const agentAllowance = (state: State, side: number): number =>
  packOf(state).move.agent + developed(state, side, 'AGENT')

/** Fewest borders between regions, sea hops by 8.1 where no army moves (H-8). */
export const distances = (state: State, start: number): readonly number[] => agentCosts(state, start).cost

const edgeCosts = perPack((pack, start) =>
  search(pack.regions.length, start, (at, visit) => {
    for (const { to } of regionOf(pack, at).borders) visit(to, 1)
  }),
)

/** Fewest borders, by land and strait only. */
export const edgeDistances = (state: State, start: number): readonly number[] => edgeCosts(state, start).cost

/** Own or allied, and no hostile army in it. */
export function isFriendly(state: State, side: number, region: number): boolean {
  const { holder } = landOf(state, region)
  if (holder === NONE || !isAllied(state, side, holder)) return false
  for (let no = 0; no < state.sides.length; no++) {
    if (no === side || isAllied(state, side, no)) continue
    for (const army of sideOf(state, no).armies) if (army.region === region) return false
  }
  return true
}

/** Where this army may end a march: own or allied, and nobody else's army stands there. */
export function isLegalStop(state: State, side: number, slot: number, region: number): boolean {
  if (!isFriendly(state, side, region)) return false
  const army = armyAt(state, region)
  return army === undefined || (army.side === side && army.slot === slot)
}

/** `isLegalStop` for every region at once. */
export function legalStops(
  state: State,
  side: number,
  slot: number,
  friendly: readonly boolean[] = friendlyRegions(state, side),
): readonly boolean[] {
  const stops = friendly.slice()
  const met = allFalse(stops.length)
  for (let no = 0; no < state.sides.length; no++) {
    const { armies } = sideOf(state, no)
    for (let at = 0; at < armies.length; at++) {
      const region = armies[at]?.region ?? NONE
      if (region === NONE || met[region] === true) continue
      met[region] = true
      if (no !== side || at !== slot) stops[region] = false
    }
  }
  return stops
}

/** Regions by what it costs to come there, and how many of each list count: the lists are kept for the next search. */
const layers: number[][] = []
const lengths: number[] = []
let deepest = -1

function queue(sum: number, region: number): void {
  for (; deepest < sum; deepest++) {
    if (layers.length === deepest + 1) layers.push([])
    lengths[deepest + 1] = 0
  }
  const layer = layers[sum] as number[]
  const at = lengths[sum] as number
  if (at < layer.length) layer[at] = region
  else layer.push(region)
  lengths[sum] = at + 1
}

/**
 * 10.2: what marching through friendly regions costs from here; regions beyond `limit` are left out. Written out as `search` would
 * do it: bots ask it for every army that they activate.
 */
export function marchCosts(
  state: State,
  side: number,
  start: number,
  limit = Number.POSITIVE_INFINITY,
  friendly: readonly boolean[] = friendlyRegions(state, side),
): Costs {
  const pack = packOf(state)
  const cost = allFar(pack.regions.length)
  const from = allNone(pack.regions.length)
  cost[start] = 0
  deepest = -1
  queue(0, start)
  for (let now = 0; now <= deepest; now++) {
    const layer = layers[now] as number[]
    // It may grow while it is gone through, where a step costs nothing.
    for (let next = 0; next < (lengths[now] as number); next++) {
      const at = layer[next] as number
      if (cost[at] !== now) continue
      const { borders } = regionOf(pack, at)
      for (let border = 0; border < borders.length; border++) {
        const { to, strait } = borders[border] as (typeof borders)[number]
        if (friendly[to] !== true) continue
        const sum = now + pack.move.enter + (strait ? pack.move.strait : 0)
        if (sum > limit || sum >= (cost[to] ?? 0)) continue
        cost[to] = sum
        from[to] = at
        queue(sum, to)
      }
    }
  }
  return { cost, from }
}

/** `isFriendly` for every region at once. */
export function friendlyRegions(state: State, side: number): boolean[] {
  const { sides, lands } = state
  const allied: boolean[] = []
  for (let no = 0; no < sides.length; no++) allied.push(isAllied(state, side, no))
  const friendly: boolean[] = []
  for (let region = 0; region < lands.length; region++) {
    const { holder } = landOf(state, region)
    friendly.push(holder !== NONE && allied[holder] === true)
  }
  for (let no = 0; no < sides.length; no++) {
    if (allied[no] === true) continue
    for (const { region } of sideOf(state, no).armies) if (region !== NONE) friendly[region] = false
  }
  return friendly
}

/** The regions of a cheapest way, without its start. */
export function pathTo(costs: Costs, to: number): number[] {
  const path: number[] = []
  for (let at = to; (costs.from[at] ?? NONE) !== NONE; at = costs.from[at] ?? NONE) path.push(at)
  return path.reverse()
}

/**
 * 10.3: regions from which a chain of own or allied regions leads to a held home region; `until`: no more than is needed to
 * reach one of these. Ports are looked at only for what land does not reach, because a pack may leave them open, and then
 * each look is a question.
 */
export function suppliedRegions(state: State, side: number, until: readonly number[] = []): readonly boolean[] {
  const pack = packOf(state)
  const allied = listOf(state.sides, (_, no) => isAllied(state, side, no))
  const isReached = allFalse(pack.regions.length)
  const reach = (start: number, reached: boolean[]): void => {
    if (reached[start] === true) return
    reached[start] = true
    const todo = [start]
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
      for (const { to } of regionOf(pack, at).borders) {
        const { holder } = landOf(state, to)
        if (reached[to] === true || holder === NONE || allied[holder] !== true) continue
        reached[to] = true
        todo.push(to)
      }
    }
  }
  const homes = pack.factions[sideOf(state, side).faction]?.homes ?? []
  for (const home of homes) if (landOf(state, home).holder === side) reach(home, isReached)
  const isCutOff = (region: number): boolean => landOf(state, region).holder === side && isReached[region] !== true
  let cut: number[] = []
  for (let region = 0; region < state.lands.length; region++) if (isCutOff(region)) cut.push(region)
  if (cut.length === 0) return isReached
  // Where supply would have to land first: on the own side of whatever cuts these regions off.
  const near = listOf(isReached, () => false)
  for (const region of until) reach(region, near)
  cut.sort((a, b) => Number(near[b]) - Number(near[a]) || a - b)
  for (; cut.length > 0 && !until.some((region) => isReached[region] === true); cut = cut.filter(isCutOff)) {
    const landed = cut.find((region) => hasSuppliedPort(state, side, region, isReached))
    if (landed === undefined) break
    reach(landed, isReached)
  }
  return isReached
}

/** Whether ships bring supply to this own region from another: one that has it, with a port on the same sea. */
function hasSuppliedPort(state: State, side: number, region: number, supplied: readonly boolean[]): boolean {
  const pack = packOf(state)
  return regionOf(pack, region).seas.some((sea) => {
    const coast = pack.seas[sea]?.coast ?? []
    const others = coast.filter((to) => supplied[to] === true && landOf(state, to).holder === side)
    if (others.length === 0 || enemyNavyIn(state, side, sea) || regionOf(pack, region).port === 0) return false
    return others.some((to) => regionOf(pack, to).port > 0)
  })
}

/** An army's own region need not be held: it is supplied from next door (ruling rome/R-103). */
export function isSupplied(state: State, side: number, region: number): boolean {
  const pack = packOf(state)
  const { holder } = landOf(state, region)
  const held = holder !== NONE && isAllied(state, side, holder)
  const enough = [region, ...(held ? [] : regionOf(pack, region).borders.map(({ to }) => to))]
  // Mostly a home is near. Not where cells are open: each look may be a question, and those have their order.
  if (pack.gaps.length === 0 && isJoinedToHome(state, side, enough)) return true
  const supplied = suppliedRegions(state, side, enough)
  return enough.some((each) => supplied[each] === true)
}

/** Whether own or allied regions lead from one of these to a held home over land. */
function isJoinedToHome(state: State, side: number, from: readonly number[]): boolean {
  const pack = packOf(state)
  const { faction } = sideOf(state, side)
  const seen = allFalse(pack.regions.length)
  // Those it begins with, then whatever lies beside: only what is own or allied leads on.
  const todo = from.slice()
  for (const region of from) seen[region] = true
  for (let next = 0; next < todo.length; next++) {
    const region = todo[next] as number
    const { holder } = landOf(state, region)
    if (holder === NONE || !isAllied(state, side, holder)) continue
    const { home, borders } = regionOf(pack, region)
    if (holder === side && home === faction) return true
    for (let border = 0; border < borders.length; border++) {
      const { to } = borders[border] as (typeof borders)[number]
      if (seen[to] === true) continue
      seen[to] = true
      todo.push(to)
    }
  }
  return false
}

export function enemyNavyIn(state: State, side: number, sea: number): boolean {
  return state.sides.some(
    (other, no) => no !== side && statusOf(state, side, no) === ENEMY && other.navies.some((navy) => navy.sea === sea),
  )
}
