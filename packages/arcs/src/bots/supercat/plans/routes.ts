// How far ships get: flights through gates, the fewest Move actions, the shortest ways (supercat 7.1).

import { isGate } from '../../../data/map.ts'
import { catapults, stops } from '../../../rules/actions/move.ts'
import { controller, NOBODY, onTurnOf } from '../../../rules/board/control.ts'
import { sysId } from '../../../rules/board/ids.ts'
import { listens } from '../../../rules/hooks/heard.ts'
import * as points from '../../../rules/hooks/points.ts'
import * as read from '../../../rules/state/read.ts'
import { SITE_PORT } from '../../../rules/state/sites.ts'
import { boardOf, freshShips, hasBuilding, type State } from '../../../rules/state/state.ts'
import type { SystemId } from '../../../vocabulary.ts'
import { inAct } from '../lib/act.ts'
import { latest } from '../lib/latest.ts'

/** What one Move action can reach from a system: landing places, and by place the way through the gates. */
interface Flights {
  readonly places: readonly number[]
  readonly way: readonly (readonly number[] | undefined)[]
}

/** Routes depend on where flights go on and on the gates where they end; positions that agree in this share them. */
interface Routes {
  readonly board: number
  /** Bits of systems and of gates. */
  readonly starts: number
  readonly ends: number
  /** By system, and whether it is closed once the group has left. */
  readonly from: (Reach | undefined)[]
}

export interface Reach {
  /** Fewest Move actions, by system; 99 for none. */
  readonly cost: readonly number[]
  /** The landing places before the last one, on the shortest ways. */
  readonly before: readonly (readonly number[])[]
  /** The shortest ways, by system, once somebody has asked for them. */
  readonly ways: (readonly (readonly SystemId[])[] | undefined)[]
}

const shared = new Map<string, Routes>()
const MOST_SHARED = 200
const known = latest<(Routes | undefined)[]>(() => [])
/** Those of each seat in the position before: mostly they have not changed. */
const recent: (Routes | undefined)[] = []

function routesOf(state: State, seat: number): Routes {
  const all = known(state)
  const ready = all[seat]
  if (ready !== undefined) return ready
  const { systems, gates } = boardOf(state)
  // Without lore and leaders that have a say, from starports.
  const asked = listens(points.catapults, state, seat)
  let starts = 0
  for (const system of systems)
    if (asked ? catapults(state, seat, system) : hasBuilding(state, system, seat, SITE_PORT)) starts |= 1 << system
  let ends = 0
  for (const gate of gates) if (endsAt(state, seat, gate)) ends |= 1 << gate
  const board = read.setup(state)
  const before = recent[seat]
  const same = before?.starts === starts && before.ends === ends && before.board === board
  const routes = same ? before : sharedRoutes(board, starts, ends)
  all[seat] = routes
  recent[seat] = routes
  return routes
}

/** Where a flight ends that enters a gate; in an act the laws and Blight have their say (campaign 6.3). */
function endsAt(state: State, seat: number, gate: number): boolean {
  if (inAct(state)) return stops(state, seat, gate) !== undefined
  const who = controller(state, gate, onTurnOf(seat))
  return who !== NOBODY && who !== seat
}

function sharedRoutes(board: number, starts: number, ends: number): Routes {
  const key = `${board} ${starts} ${ends}`
  let routes = shared.get(key)
  if (routes === undefined) {
    if (shared.size >= MOST_SHARED) shared.clear()
    routes = { board, starts, ends, from: [] }
    shared.set(key, routes)
  }
  return routes
}

const has = (mask: number, system: number): boolean => (mask & (1 << system)) !== 0

/** By board and system, for ships that go no further than the next system. */
const steps: (Flights | undefined)[] = []
/** By board and system, then by the gates where flights end: a few thousand at most. */
const flights: (Map<number, Flights> | undefined)[] = []

/** `closed`: a gate that a rival will control by then, so that flights end there; -1 for none. */
export const flightsFrom = (state: State, seat: number, system: number, closed: number): Flights =>
  flightsOf(state, routesOf(state, seat), system, closed)

function flightsOf(state: State, { starts, ends }: Routes, system: number, closed: number): Flights {
  const place = read.setup(state) * 24 + system
  if (!has(starts, system)) {
    steps[place] ??= fly(state, system, -1)
    return steps[place]
  }
  const stops = closed < 0 ? ends : ends | (1 << closed)
  flights[place] ??= new Map()
  let found = flights[place].get(stops)
  if (found === undefined) {
    found = fly(state, system, stops)
    flights[place].set(stops, found)
  }
  return found
}

/** The nearest places first. */
function fly(state: State, system: number, stops: number): Flights {
  const { neighbours } = boardOf(state)
  const places: number[] = []
  const ways: (readonly number[] | undefined)[] = []
  let wave: (readonly number[])[] = neighbours[system]!.map((near) => [near])
  while (wave.length > 0) {
    const next: (readonly number[])[] = []
    for (const way of wave) {
      const at = way[way.length - 1]!
      if (at === system || ways[at] !== undefined) continue
      ways[at] = way
      places.push(at)
      if (isGate(at) && !has(stops, at)) for (const near of neighbours[at]!) next.push([...way, near])
    }
    wave = next
  }
  return { places, way: ways }
}

/** A gate that falls to a rival when the group leaves it cannot be flown through again. */
export function closedBy(state: State, seat: number, from: number, fresh: number): number {
  if (!isGate(from)) return -1
  if (inAct(state)) return stops(state, seat, from, freshShips(state, from, seat) - fresh) === undefined ? -1 : from
  const who = controller(state, from, onTurnOf(seat), seat, freshShips(state, from, seat) - fresh)
  return who === NOBODY || who === seat ? -1 : from
}

export function reachOf(state: State, seat: number, from: number, fresh: number): Reach {
  const routes = routesOf(state, seat)
  const closed = closedBy(state, seat, from, fresh)
  const key = from * 2 + (closed < 0 ? 0 : 1)
  const ready = routes.from[key]
  if (ready !== undefined) return ready
  const cost = new Array<number>(24).fill(99)
  // Of equally cheap ways, those through the fewest systems: no detour to a starport that saves nothing.
  const legs = new Array<number>(24).fill(99)
  const before = new Array<readonly number[]>(24).fill(NONE)
  cost[from] = 0
  legs[from] = 0
  let wave = [from]
  for (let n = 1; wave.length > 0; n++) {
    const next: number[] = []
    for (const at of wave) {
      const { places, way } = flightsOf(state, routes, at, closed)
      for (const to of places) {
        if (cost[to]! < n) continue
        if (cost[to] === 99) {
          cost[to] = n
          next.push(to)
        }
        const length = legs[at]! + way[to]!.length
        if (length > legs[to]!) continue
        before[to] = length < legs[to]! ? [at] : [...before[to]!, at]
        legs[to] = length
      }
    }
    wave = next
  }
  const reach: Reach = { cost, before, ways: [] }
  routes.from[key] = reach
  return reach
}
const NONE: readonly number[] = []

export const moveCost = (state: State, seat: number, from: number, to: number, fresh: number): number =>
  reachOf(state, seat, from, fresh).cost[to]!

/** The shortest ways, as the places where each Move action ends. */
export const paths = (state: State, seat: number, from: number, to: number, fresh: number) =>
  waysTo(reachOf(state, seat, from, fresh), from, to)

export function waysTo({ before, ways }: Reach, from: number, to: number): readonly (readonly SystemId[])[] {
  const ready = ways[to]
  if (ready !== undefined) return ready
  const found: (readonly SystemId[])[] = []
  const back = (at: number, way: readonly SystemId[]): void => {
    if (at === from) found.push(way)
    else for (const last of before[at]!) back(last, [sysId(at), ...way])
  }
  back(to, [])
  ways[to] = found
  return found
}
