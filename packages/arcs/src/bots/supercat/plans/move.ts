// MOVE: groups of ships from one system to another by the fewest Move actions (supercat 7.1).

import { moveLimit } from '../../../rules/actions/move.ts'
import { controller, emptySlots, mostFreshBeside, NOBODY, onTurnOf } from '../../../rules/board/control.ts'
import { sys, sysId } from '../../../rules/board/ids.ts'
import { listens } from '../../../rules/hooks/heard.ts'
import * as points from '../../../rules/hooks/points.ts'
import { EMPIRE } from '../../../rules/state/owners.ts'
import {
  boardOf,
  damagedShips,
  freshShips,
  hasBuilding,
  hasPiece,
  type State,
  ships,
} from '../../../rules/state/state.ts'
import type { Action, Leg, Pay, Pieces } from '../../../vocabulary.ts'
import type { MovePlan } from '../context.ts'
import { actTerms, inAct } from '../lib/act.ts'
import { latest } from '../lib/latest.ts'
import { whileMapStays } from '../lib/map-number.ts'
import type { Settings } from '../options.ts'
import { garrison, taskForce, unassigned } from '../terms/map.ts'
import { closedBy, flightsFrom, paths, type Reach, reachOf, waysTo } from './routes.ts'

export interface Group {
  readonly fresh: number
  readonly damaged: number
  readonly keep: boolean
  /** Imperial ships that go along. */
  readonly imperial?: Pieces | undefined
}

/** Who would go: first the group that keeps control of the origin, then everybody (supercat/A35). */
export function groups(state: State, seat: number, from: number): Group[] {
  const fresh = freshShips(state, from, seat)
  const damaged = damagedShips(state, from, seat)
  const limit = moveLimit(state, seat)
  const held = controller(state, from, onTurnOf(seat)) === seat
  const all = groupOf(state, seat, from, fresh, damaged, limit, held)
  if (!held) return [all]
  if (inAct(state) && freshShips(state, from, EMPIRE) > 0) return imperialGroups(state, seat, from, all)
  const kept = groupOf(state, seat, from, Math.max(0, fresh - garrison(state, from, seat)), damaged, limit, held)
  if (kept.fresh + kept.damaged === 0) return [all]
  return all.fresh === kept.fresh && all.damaged === kept.damaged ? [kept] : [kept, all]
}

/** In a system of the Empire any piece keeps control: without a building one ship stays, a damaged one first (supercat/A126). */
function imperialGroups(state: State, seat: number, from: number, all: Group): Group[] {
  if (hasBuilding(state, from, seat)) return [{ ...all, keep: true }]
  const stays = all.damaged > 0 ? { damaged: all.damaged - 1 } : { fresh: all.fresh - 1 }
  const kept: Group = { ...all, ...stays, keep: true }
  const leaving: Group = { ...all, keep: false }
  return kept.fresh + kept.damaged === 0 ? [leaving] : [kept, leaving]
}

/** So many fresh ships as far as they may go together, then damaged ones. */
function groupOf(
  state: State,
  seat: number,
  from: number,
  most: number,
  damaged: number,
  limit: number,
  held: boolean,
): Group {
  const fresh = Math.min(most, limit)
  const keep = !held || controller(state, from, onTurnOf(seat), seat, freshShips(state, from, seat) - fresh) === seat
  return { fresh, damaged: Math.min(damaged, limit - fresh), keep }
}

export type MoveGoal = (from: number, to: number, group: Group) => boolean

/** All movements that reach the goal. */
export const movePlans = (
  state: State,
  seat: number,
  left: number,
  targets: readonly number[],
  goal: MoveGoal,
  settings?: Settings,
): MovePlan[] => reaching(state, seat, left, targets, goal, undefined, false, settings)

/** Control of the origin outlives it that these go: an Imperial ship stays, or enough of its own do. */
const holds = (state: State, seat: number, from: number, fresh: number, imperial: Pieces): boolean => {
  const empire = freshShips(state, from, EMPIRE)
  if (empire === 0 || imperial.fresh < empire) return true
  return freshShips(state, from, seat) - fresh > mostFreshBeside(state, seat, from)
}
export const withImperials = (state: State, seat: number, from: number, group: Group, imperial: Pieces): Group => ({
  ...group,
  imperial,
  keep: group.keep && holds(state, seat, from, group.fresh, imperial),
})

/**
 * The group with the Imperial ships that go along, if the goal is reached so (supercat 7.1.7, supercat/A121). The last one by
 * which the origin is kept stays, unless Blight calls for it or the goal needs it (supercat/A126).
 */
function goingAlong(
  state: State,
  seat: number,
  from: number,
  to: number,
  group: Group,
  goal: MoveGoal,
  settings: Settings | undefined,
): Group | undefined {
  if (!inAct(state) || ships(state, from, EMPIRE) === 0) return goal(from, to, group) ? group : undefined
  const { fresh, damaged } = group
  const { along, alongIfBlight } = actTerms()
  if (settings?.act?.imperialAlong === 'stay') {
    const few = withImperials(state, seat, from, group, alongIfBlight(state, seat, from, to, fresh, damaged))
    if (goal(from, to, few)) return few
  }
  const all = along(state, seat, from, to, fresh, damaged)
  const many = withImperials(state, seat, from, group, all)
  if (group.keep && !many.keep && !calledFor(alongIfBlight(state, seat, from, to, fresh, damaged))) {
    const few = { ...group, imperial: { ...all, fresh: all.fresh - 1 } }
    if (goal(from, to, few)) return few
  }
  return goal(from, to, many) ? many : undefined
}

const calledFor = ({ fresh, damaged }: Pieces): boolean => fresh + damaged > 0

type Route = Origin['ways'][number]

/**
 * Who goes there: the first group that reaches the goal. If the Imperial ships by which the origin was to be kept go along,
 * enough of its own stay, or else it is given up (supercat/A126).
 */
export function wayTo(
  state: State,
  seat: number,
  from: number,
  to: number,
  ways: readonly Route[],
  left: number,
  goal: MoveGoal,
  keeping = false,
  settings?: Settings,
): Route | undefined {
  const act = inAct(state)
  let lost: Route | undefined
  for (const way of ways) {
    const { group, reach } = way
    if ((keeping && !group.keep) || reach.cost[to]! > left) continue
    if (!act) {
      if (goal(from, to, group)) return way
      continue
    }
    const going = goingAlong(state, seat, from, to, group, goal, settings)
    if (going === undefined) continue
    if (going === group) return way
    if (going.keep === group.keep) return { group: going, reach }
    const spared = sparedWay(state, seat, from, to, left, goal, settings)
    if (spared !== undefined) return spared
    lost = { group: going, reach }
  }
  return keeping ? undefined : lost
}

/** Those whom it can spare without any Imperial ship. */
export function sparedFrom(state: State, seat: number, from: number): Route | undefined {
  const limit = moveLimit(state, seat)
  const fresh = Math.min(limit, Math.max(0, freshShips(state, from, seat) - garrison(state, from, seat)))
  const damaged = Math.min(damagedShips(state, from, seat), limit - fresh)
  return fresh + damaged === 0
    ? undefined
    : { group: { fresh, damaged, keep: true }, reach: reachOf(state, seat, from, fresh) }
}

function sparedWay(
  state: State,
  seat: number,
  from: number,
  to: number,
  left: number,
  goal: MoveGoal,
  settings: Settings | undefined,
): Route | undefined {
  const spared = sparedFrom(state, seat, from)
  if (spared === undefined || spared.reach.cost[to]! > left) return undefined
  const group = goingAlong(state, seat, from, to, spared.group, goal, settings)
  return group?.keep === true ? { group, reach: spared.reach } : undefined
}

/** Goals in their order, each with whether the origin must be kept for it: the first that can be reached counts. */
type Grades = readonly { readonly goal: MoveGoal; readonly grade: 1 | 2; readonly keeping: boolean }[]

/** To change control, in the order of the table: keeping the origin first, or taking control first (supercat/A40). */
export function gradesOf(order: Settings['changeControl'], take: MoveGoal, neutralise: MoveGoal): Grades {
  const grades = (keeping: boolean): Grades => [
    { goal: take, grade: 1, keeping },
    { goal: neutralise, grade: 2, keeping },
  ]
  return order === 'keepFirst' ? [...grades(true), ...grades(false)] : grades(false)
}

export function gradedPlans(
  state: State,
  seat: number,
  left: number,
  targets: readonly number[],
  grades: Grades,
  settings?: Settings,
): MovePlan[] {
  for (const { goal, grade, keeping } of grades) {
    const found = reaching(state, seat, left, targets, goal, grade, keeping, settings)
    if (found.length > 0) return found
  }
  return []
}

function reaching(
  state: State,
  seat: number,
  left: number,
  targets: readonly number[],
  goal: MoveGoal,
  grade: 1 | 2 | undefined,
  keeping: boolean,
  settings: Settings | undefined,
): MovePlan[] {
  const out: MovePlan[] = []
  if (left === 0 || targets.length === 0) return out
  for (const { from, ways } of originsOf(state, seat)) {
    for (const to of targets) {
      if (to === from) continue
      const way = wayTo(state, seat, from, to, ways, left, goal, keeping, settings)
      if (way === undefined) continue
      const { fresh, damaged, keep, imperial } = way.group
      for (const path of waysTo(way.reach, from, to)) {
        const cost = path.length
        out.push({ from: sysId(from), to: sysId(to), fresh, damaged, keep, cost, path, grade, imperial })
      }
    }
  }
  return out
}

export interface Origin {
  readonly from: number
  readonly ways: readonly { readonly group: Group; readonly reach: Reach }[]
}
const known = latest<(readonly Origin[] | undefined)[]>(() => [])
const onMap = whileMapStays(findOrigins)

/** Every system with ships, with the groups that could go and how far each gets. */
export function originsOf(state: State, seat: number): readonly Origin[] {
  const all = known(state)
  const ready = all[seat]
  if (ready !== undefined) return ready
  // Lore and leaders may have a say in how many go, and how far.
  const further = listens(points.moveLimit, state, seat) || listens(points.catapults, state, seat)
  const found = further ? findOrigins(state, seat) : onMap(state, seat)
  all[seat] = found
  return found
}

export function findOrigins(state: State, seat: number): readonly Origin[] {
  const out: Origin[] = []
  for (const from of boardOf(state).systems) {
    if (ships(state, from, seat) === 0) continue
    const ways: { group: Group; reach: Reach }[] = []
    for (const group of groups(state, seat, from)) ways.push({ group, reach: reachOf(state, seat, from, group.fresh) })
    out.push({ from, ways })
  }
  return out
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
  (group.imperial?.fresh ?? 0) > 0
    ? seat
    : controller(state, to, onTurnOf(seat), seat, freshShips(state, to, seat) + group.fresh)

export const takesControl =
  (state: State, seat: number): MoveGoal =>
  (_, to, group) =>
    controller(state, to, onTurnOf(seat)) !== seat && arrives(state, seat, to, group) === seat
/** For systems that a rival controls: nobody does afterwards. */
export const neutralises =
  (state: State, seat: number): MoveGoal =>
  (_, to, group) =>
    arrives(state, seat, to, group) === NOBODY

/** The Move actions of a movement, each with the whole group; `pays` says what pays for each. */
export function moveActions(
  state: State,
  seat: number,
  plan: Pick<MovePlan, 'from' | 'path' | 'fresh' | 'damaged' | 'imperial'>,
  pays: readonly Pay[] = [],
): Action[] {
  const { fresh, damaged } = plan
  const along =
    plan.imperial !== undefined && plan.imperial.fresh + plan.imperial.damaged > 0 ? { imperial: plan.imperial } : {}
  let from = plan.from
  const closed = closedBy(state, seat, sys(from), fresh)
  const out: Action[] = []
  for (const [i, to] of plan.path.entries()) {
    const way = flightsFrom(state, seat, sys(from), closed).way[sys(to)] ?? [sys(to)]
    const legs: Leg[] = []
    for (const at of way) legs.push({ to: sysId(at), fresh, damaged, ...along })
    out.push({ do: 'move', from, legs, pay: pays[i] ?? 'pip' })
    from = to
  }
  return out
}

/**
 * Ships with nothing to do go towards the nearest system of the task force, as far as the actions go (supercat 7.1.6). Unless
 * buildings may be stripped, the last fresh ship at one stays (supercat/A43).
 */
export function gatherPlans(state: State, seat: number, left: number, strip: boolean): MovePlan[] {
  const force = taskForce(state, seat)
  if (left === 0 || force.length === 0) return []
  const limit = moveLimit(state, seat)
  const out: MovePlan[] = []
  for (const from of unassigned(state, seat)) {
    const guard = !strip && hasBuilding(state, from, seat) ? 1 : 0
    const fresh = Math.min(Math.max(0, freshShips(state, from, seat) - guard), limit)
    const damaged = Math.min(damagedShips(state, from, seat), limit - fresh)
    if (fresh + damaged === 0) continue
    const { cost } = reachOf(state, seat, from, fresh)
    const nearest = Math.min(...force.map((to) => cost[to]!))
    const held = controller(state, from, onTurnOf(seat)) === seat
    const keep = !held || controller(state, from, onTurnOf(seat), seat, freshShips(state, from, seat) - fresh) === seat
    for (const to of force) {
      if (cost[to] !== nearest) continue
      const imperial = inAct(state) ? actTerms().along(state, seat, from, to, fresh, damaged) : undefined
      for (const path of paths(state, seat, from, to, fresh))
        out.push({
          from: sysId(from),
          to: sysId(to),
          fresh,
          damaged,
          keep: keep && (imperial === undefined || holds(state, seat, from, fresh, imperial)),
          cost: nearest,
          path: path.slice(0, left),
          grade: undefined,
          imperial,
        })
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
