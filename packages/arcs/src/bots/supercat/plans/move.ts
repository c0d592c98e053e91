// MOVE: groups of ships from one system to another by the fewest Move actions (supercat 7.1).

import { isGate } from '../../../data/map.ts'
import { controller, emptySlots, NOBODY } from '../../../rules/control.ts'
import { sys, sysId } from '../../../rules/ids.ts'
import * as L from '../../../rules/layout.ts'
import { catapults, moveLimit } from '../../../rules/move.ts'
import { boardOf, damagedShips, freshShips, hasBuilding, hasPiece, type State, ships } from '../../../rules/state.ts'
import type { Action, Leg, Pay, SystemId } from '../../../vocabulary.ts'
import type { MovePlan } from '../context.ts'
import { controllerWith, garrison, taskForce, unassigned } from '../terms/map.ts'

/** What one Move action can reach from a system: each landing place with its way through the gates. */
type Flights = ReadonlyMap<number, readonly number[]>
interface Routes {
  /** By system and by the gate that is closed: `system * 25 + 1 + gate`. */
  readonly flights: (Flights | undefined)[]
  /** By system, and whether it is closed once the group has left. */
  readonly from: (Reach | undefined)[]
  /** Bits of the systems from which flights go on, and of the gates where they end. */
  readonly starts: number
  readonly ends: number
}
interface Reach {
  /** Fewest Move actions, by system; 99 for none. */
  readonly cost: readonly number[]
  /** The landing places before the last one, on the shortest ways. */
  readonly before: readonly (readonly number[])[]
}

/** Routes depend on where flights start and where they must stop; positions that agree in this share them. */
const shared = new Map<string, Routes>()
const MOST_SHARED = 4000
/** A position is never changed while a bot thinks about it, so its routes are kept with it. */
const known = new WeakMap<State, (Routes | undefined)[]>()

function routesOf(state: State, seat: number): Routes {
  let all = known.get(state)
  if (all === undefined) {
    all = []
    known.set(state, all)
  }
  const ready = all[seat]
  if (ready !== undefined) return ready
  const board = boardOf(state)
  let starts = 0
  for (const system of board.systems) if (catapults(state, seat, system)) starts |= 1 << system
  let ends = 0
  for (const gate of board.gates) {
    const who = controller(state, gate)
    if (who !== NOBODY && who !== seat) ends |= 1 << gate
  }
  const key = `${state.b[L.SETUP]} ${starts} ${ends}`
  let routes = shared.get(key)
  if (routes === undefined) {
    if (shared.size >= MOST_SHARED) shared.clear()
    routes = { flights: [], from: [], starts, ends }
    shared.set(key, routes)
  }
  all[seat] = routes
  return routes
}

const has = (mask: number, system: number): boolean => (mask & (1 << system)) !== 0

/** `closed`: a gate that a rival will control by then, so that flights end there; -1 for none. */
function flightsFrom(state: State, seat: number, system: number, closed: number): Flights {
  const routes = routesOf(state, seat)
  const key = system * 25 + 1 + closed
  const ready = routes.flights[key]
  if (ready !== undefined) return ready
  const { neighbours } = boardOf(state)
  const out = new Map<number, readonly number[]>()
  const flies = has(routes.starts, system)
  let wave: (readonly number[])[] = neighbours[system]!.map((near) => [near])
  while (wave.length > 0) {
    const next: (readonly number[])[] = []
    for (const way of wave) {
      const at = way[way.length - 1]!
      if (at === system || out.has(at)) continue
      out.set(at, way)
      if (flies && at !== closed && isGate(at) && !has(routes.ends, at))
        for (const near of neighbours[at]!) next.push([...way, near])
    }
    wave = next
  }
  routes.flights[key] = out
  return out
}

/** A gate that falls to a rival when the group leaves it cannot be flown through again. */
function closedBy(state: State, seat: number, from: number, fresh: number): number {
  if (!isGate(from)) return -1
  const who = controllerWith(state, from, seat, freshShips(state, from, seat) - fresh)
  return who === NOBODY || who === seat ? -1 : from
}

function reachOf(state: State, seat: number, from: number, fresh: number): Reach {
  const routes = routesOf(state, seat)
  const closed = closedBy(state, seat, from, fresh)
  const key = from * 2 + (closed < 0 ? 0 : 1)
  const ready = routes.from[key]
  if (ready !== undefined) return ready
  const cost = new Array<number>(24).fill(99)
  // Of equally cheap ways, those through the fewest systems: no detour to a starport that saves nothing.
  const legs = new Array<number>(24).fill(99)
  const before: number[][] = Array.from({ length: 24 }, () => [])
  cost[from] = 0
  legs[from] = 0
  let wave = [from]
  for (let n = 1; wave.length > 0; n++) {
    const next: number[] = []
    for (const at of wave) {
      for (const [to, way] of flightsFrom(state, seat, at, closed)) {
        if (cost[to]! < n) continue
        if (cost[to] === 99) {
          cost[to] = n
          next.push(to)
        }
        const length = legs[at]! + way.length
        if (length > legs[to]!) continue
        if (length < legs[to]!) before[to] = []
        legs[to] = length
        before[to]!.push(at)
      }
    }
    wave = next
  }
  const reach = { cost, before }
  routes.from[key] = reach
  return reach
}

export const moveCost = (state: State, seat: number, from: number, to: number, fresh: number): number =>
  reachOf(state, seat, from, fresh).cost[to]!

/** The shortest ways, as the places where each Move action ends. */
export function paths(state: State, seat: number, from: number, to: number, fresh: number): SystemId[][] {
  const { before } = reachOf(state, seat, from, fresh)
  const walk = (at: number): number[][] =>
    at === from ? [[]] : before[at]!.flatMap((last) => walk(last).map((way) => [...way, at]))
  return walk(to).map((way) => way.map(sysId))
}

export interface Group {
  readonly fresh: number
  readonly damaged: number
  readonly keep: boolean
}

/** Who would go: first the group that keeps control of the origin, then everybody (supercat/A35). */
export function groups(state: State, seat: number, from: number): Group[] {
  const fresh = freshShips(state, from, seat)
  const damaged = damagedShips(state, from, seat)
  const limit = moveLimit(state, seat)
  const held = controller(state, from) === seat
  const group = (f: number): Group => {
    const going = Math.min(f, limit)
    const hurt = Math.min(damaged, limit - going)
    return {
      fresh: going,
      damaged: hurt,
      keep: !held || controllerWith(state, from, seat, fresh - going) === seat,
    }
  }
  if (!held) return [group(fresh)]
  const stay = garrison(state, from, seat)
  const kept = group(Math.max(0, fresh - stay))
  const all = group(fresh)
  const out = kept.fresh + kept.damaged > 0 ? [kept] : []
  if (all.fresh !== kept.fresh || all.damaged !== kept.damaged || out.length === 0) out.push(all)
  return out
}

export type MoveGoal = (from: number, to: number, group: Group) => boolean

/** All movements that reach the goal; the goals are graded, and a later grade counts only if an earlier one has none. */
export function movePlans(
  state: State,
  seat: number,
  left: number,
  targets: readonly number[],
  ...goals: readonly MoveGoal[]
): MovePlan[] {
  if (left === 0 || targets.length === 0) return []
  for (let grade = 0; grade < goals.length; grade++) {
    const goal = goals[grade]!
    const out: MovePlan[] = []
    for (const from of boardOf(state).systems) {
      if (ships(state, from, seat) === 0) continue
      const ways = groups(state, seat, from)
      for (const to of targets) {
        if (to === from) continue
        const group = ways.find((each) => moveCost(state, seat, from, to, each.fresh) <= left && goal(from, to, each))
        if (group === undefined) continue
        for (const path of paths(state, seat, from, to, group.fresh))
          out.push({
            from: sysId(from),
            to: sysId(to),
            ...group,
            cost: path.length,
            path,
            ...(goals.length > 1 ? { grade: grade === 0 ? 1 : 2 } : {}),
          })
      }
    }
    if (out.length > 0) return out
  }
  return []
}

/** How many claims a movement gains, those it gives up deducted (supercat/A37). */
export function claimsGained(state: State, seat: number, from: number, to: number, group: Group): number {
  const gained = hasPiece(state, to, seat) ? 0 : emptySlots(state, to)
  const stays = hasBuilding(state, from, seat) || ships(state, from, seat) > group.fresh + group.damaged
  return gained - (stays ? 0 : emptySlots(state, from))
}

export const gainsClaims =
  (state: State, seat: number): MoveGoal =>
  (from, to, group) =>
    claimsGained(state, seat, from, to, group) > 0

const arrives = (state: State, seat: number, to: number, group: Group): number =>
  controllerWith(state, to, seat, freshShips(state, to, seat) + group.fresh)

export const takesControl =
  (state: State, seat: number): MoveGoal =>
  (_, to, group) =>
    controller(state, to) !== seat && arrives(state, seat, to, group) === seat
/** For systems that a rival controls: nobody does afterwards. */
export const neutralises =
  (state: State, seat: number): MoveGoal =>
  (_, to, group) =>
    arrives(state, seat, to, group) === NOBODY

/** The Move actions of a movement, each with the whole group; `pays` says what pays for each. */
export function moveActions(
  state: State,
  seat: number,
  plan: Pick<MovePlan, 'from' | 'path' | 'fresh' | 'damaged'>,
  pays: readonly Pay[] = [],
): Action[] {
  let from = plan.from
  const closed = closedBy(state, seat, sys(from), plan.fresh)
  return plan.path.map((to, i) => {
    const way = flightsFrom(state, seat, sys(from), closed).get(sys(to)) ?? [sys(to)]
    const legs: Leg[] = way.map((at) => ({ to: sysId(at), fresh: plan.fresh, damaged: plan.damaged }))
    const action: Action = { do: 'move', from, legs, pay: pays[i] ?? 'pip' }
    from = to
    return action
  })
}

/** Ships with nothing to do go towards the nearest system of the task force, as far as the actions go (supercat 7.1.6). */
export function gatherPlans(state: State, seat: number, left: number): MovePlan[] {
  const force = taskForce(state, seat)
  if (left === 0 || force.length === 0) return []
  const limit = moveLimit(state, seat)
  const out: MovePlan[] = []
  for (const from of unassigned(state, seat)) {
    const guard = hasBuilding(state, from, seat) ? 1 : 0
    const fresh = Math.min(Math.max(0, freshShips(state, from, seat) - guard), limit)
    const damaged = Math.min(damagedShips(state, from, seat), limit - fresh)
    if (fresh + damaged === 0) continue
    const { cost } = reachOf(state, seat, from, fresh)
    const nearest = Math.min(...force.map((to) => cost[to]!))
    const held = controller(state, from) === seat
    const keep = !held || controllerWith(state, from, seat, freshShips(state, from, seat) - fresh) === seat
    for (const to of force) {
      if (cost[to] !== nearest) continue
      for (const path of paths(state, seat, from, to, fresh))
        out.push({ from: sysId(from), to: sysId(to), fresh, damaged, keep, cost: nearest, path: path.slice(0, left) })
    }
  }
  return unique(out)
}

/** Ways that differ only beyond what the actions reach are one. */
function unique(plans: readonly MovePlan[]): MovePlan[] {
  const seen = new Set<string>()
  return plans.filter((plan) => {
    const key = `${plan.from} ${plan.to} ${plan.path.join()}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
