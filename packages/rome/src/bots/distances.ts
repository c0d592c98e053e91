// H-4 to H-8: how far it is, for agents, for armies by land and by sea, and from region to region.

import { packOf } from '../pack/setting.ts'
import type { Pack } from '../pack/types.ts'
import { attackStep, refuseTarget } from '../rules/journeys.ts'
import { armyOf, NONE } from '../rules/query.ts'
import type { State } from '../rules/state.ts'
import { type Reach, seaAttacks } from '../rules/trips.ts'
import { agentAllowance, agentCosts, type Costs, edgeDistances, isLegalStop, marchCosts } from '../rules/ways.ts'
import type { C } from './context.ts'
import { me, own, pack } from './facts.ts'

const FAR = Number.POSITIVE_INFINITY

/** Distances that only the map decides are the same in every position. */
function perPack(find: (state: State, from: number) => readonly number[]): (c: C, from: number, to: number) => number {
  const known = new WeakMap<Pack, (readonly number[] | undefined)[]>()
  return (c, from, to) => {
    const rows = known.get(pack(c)) ?? []
    known.set(pack(c), rows)
    const row = rows[from] ?? find(c.view, from)
    rows[from] = row
    return row[to] ?? FAR
  }
}

/** H-8: borders count 1, sea hops as for agents. */
export const distance = perPack((state, from) => agentCosts(state, from).cost)
/** Borders only. */
export const edges = perPack(edgeDistances)

/** H-4: agents on the board that have not acted in this phase. */
export const readyAgents = (c: C): number[] =>
  own(c).agents.flatMap(({ region, used }, no) => (region === NONE || used ? [] : [no]))

export const agentDistance = (c: C, agent: number, region: number): number =>
  distance(c, own(c).agents[agent]?.region ?? 0, region)

export const agentReaches = (c: C, agent: number, region: number): boolean =>
  agentDistance(c, agent, region) <= agentAllowance(c.view, me(c))

/** Whether any agent that is ready can act there. */
export const inReach = (c: C, region: number): boolean => readyAgents(c).some((agent) => agentReaches(c, agent, region))

/** The smallest distance of an agent that is ready. */
export const nearestAgent = (c: C, region: number): number =>
  Math.min(FAR, ...readyAgents(c).map((agent) => agentDistance(c, agent, region)))

interface LandWays {
  readonly costs: Costs
  /** Cheapest attack on each region, whatever MP are left; and the regions it can come from at that price. */
  readonly attack: readonly number[]
  readonly stages: readonly (readonly number[])[]
}

const landWaysOf = new WeakMap<State, Map<string, LandWays>>()

/** H-5 for an army of this bot that stands on the board. */
export function landWays(c: C, slot: number): LandWays {
  const ways = landWaysOf.get(c.view) ?? new Map<string, LandWays>()
  landWaysOf.set(c.view, ways)
  const key = `${c.seat}.${slot}`
  const known = ways.get(key) ?? findLandWays(c.view, me(c), slot)
  ways.set(key, known)
  return known
}

function findLandWays(state: State, side: number, slot: number): LandWays {
  const { regions } = packOf(state)
  const army = armyOf(state, side, slot)
  const costs = marchCosts(state, side, army.region)
  const attack = Array<number>(regions.length).fill(FAR)
  const stages: number[][] = regions.map(() => [])
  costs.cost.forEach((cost, from) => {
    if (cost === FAR || (from !== army.region && !isLegalStop(state, side, slot, from))) return
    for (const { to } of regions[from]?.borders ?? []) {
      const sum = cost + (attackStep(state, from, to) ?? FAR)
      if (sum > (attack[to] ?? FAR) || sum === FAR) continue
      if (sum < (attack[to] ?? FAR)) stages[to] = []
      attack[to] = sum
      stages[to]?.push(from)
    }
  })
  for (let to = 0; to < regions.length; to++) {
    if (attack[to] !== FAR && refuseTarget(state, side, slot, to) !== undefined) {
      attack[to] = FAR
      stages[to] = []
    }
  }
  return { costs, attack, stages }
}

/** Fewest MP to attack this region by land; infinite if there is no way, or nothing to attack. */
export const landCost = (c: C, slot: number, region: number): number => landWays(c, slot).attack[region] ?? FAR
/** Fewest MP to stand in an own or allied region; it may be occupied. */
export const moveCost = (c: C, slot: number, region: number): number => landWays(c, slot).costs.cost[region] ?? FAR
/** H-5: the regions from which the cheapest attack can be made. */
export const stagesOf = (c: C, slot: number, region: number): readonly number[] =>
  landWays(c, slot).stages[region] ?? []
export const mayStop = (c: C, slot: number, region: number): boolean => isLegalStop(c.view, me(c), slot, region)

const seaWays = new WeakMap<State, Map<string, readonly Reach[]>>()

/** H-6: landings that can be made in this activation (TRN-1). */
export function landings(c: C, slot: number): readonly Reach[] {
  const ways = seaWays.get(c.view) ?? new Map<string, readonly Reach[]>()
  seaWays.set(c.view, ways)
  const key = `${c.seat}.${slot}`
  const known = ways.get(key) ?? seaAttacks(c.view, me(c), slot)
  ways.set(key, known)
  return known
}

export const seaCost = (c: C, slot: number, region: number): number =>
  Math.min(FAR, ...landings(c, slot).flatMap(({ to, cost }) => (to === region ? [cost] : [])))
