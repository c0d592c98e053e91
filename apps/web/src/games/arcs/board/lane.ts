// The way that ships fly on the map: from system to system, and between gates along their ring, past those that are out of play.

import { type Board, clusterOf, gateOf, isGate } from '@understudy/arcs/data'
import { type Geometry, type Point, r } from '../draw/geometry.ts'

/** Points of a quarter of the ring. */
const BOW = 4
const GATES = 6

/** The systems from one to the other, over as few links as there can be; undefined: there is no way. */
export function wayBetween({ neighbours }: Pick<Board, 'neighbours'>, from: number, to: number): number[] | undefined {
  const came = new Map<number, number>([[from, from]])
  // A list that grows while it is gone through.
  const open = [from]
  for (const at of open) {
    if (at === to) break
    for (const next of neighbours[at] ?? [])
      if (!came.has(next)) {
        came.set(next, at)
        open.push(next)
      }
  }
  if (!came.has(to)) return undefined
  const way = [to]
  for (let at = to; at !== from; at = came.get(at) as number) way.unshift(came.get(at) as number)
  return way
}

/** Where ships come by, the first and the last place among them. */
export function laneOf(geometry: Geometry, board: Pick<Board, 'neighbours'>, from: number, to: number): Point[] {
  const way = wayBetween(board, from, to) ?? [from, to]
  return way.flatMap((system, n): Point[] => {
    const before = way[n - 1]
    const at = geometry.systems[system]
    const was = before === undefined ? undefined : geometry.systems[before]
    if (at === undefined) return []
    return was !== undefined && isGate(system) && isGate(before as number)
      ? bow(geometry, was, at, turnOf(board, before as number, system))
      : [{ x: at.x, y: at.y }]
  })
}

/** 1: clockwise, −1: the other way, where no gate in play lies between them; 0: whichever is shorter. */
function turnOf({ neighbours }: Pick<Board, 'neighbours'>, from: number, to: number): number {
  const steps = (clusterOf(to) - clusterOf(from) + GATES) % GATES
  const free = (by: 1 | -1, n: number): boolean =>
    Array.from({ length: n - 1 }, (_, i) => gateOf((clusterOf(from) + by * (i + 1) + GATES) % GATES)).every(
      (gate) => (neighbours[gate] ?? []).length === 0,
    )
  return Number(free(1, steps)) - Number(free(-1, GATES - steps))
}

/** From here to there along the ring. */
function bow({ centre, ring }: Geometry, from: Point, to: Point, way: number): Point[] {
  const angle = ({ x, y }: Point) => Math.atan2((y - centre.y) / ring.y, (x - centre.x) / ring.x)
  const far = ({ x, y }: Point) => Math.hypot((x - centre.x) / ring.x, (y - centre.y) / ring.y)
  const clockwise = (angle(to) - angle(from) + 4 * Math.PI) % (2 * Math.PI)
  const back = way === 0 ? clockwise > Math.PI : way < 0
  const turn = back ? clockwise - 2 * Math.PI : clockwise
  const n = BOW * Math.ceil(Math.abs(turn) / (Math.PI / 2) - 0.1)
  return Array.from({ length: n }, (_, i) => {
    const part = (i + 1) / n
    const [at, out] = [angle(from) + turn * part, far(from) + (far(to) - far(from)) * part]
    return { x: centre.x + Math.cos(at) * ring.x * out, y: centre.y + Math.sin(at) * ring.y * out }
  })
}

/** From stop to stop. */
export function laneBy(geometry: Geometry, board: Pick<Board, 'neighbours'>, stops: readonly number[]): Point[] {
  return stops.flatMap((to, n): Point[] => {
    const from = stops[n - 1]
    return from === undefined ? geometry.systems.slice(to, to + 1) : laneOf(geometry, board, from, to).slice(1)
  })
}

interface Along extends Point {
  /** Where the lane goes from there, in degrees. */
  readonly angle: number
}

/** So far from its beginning; from its end, if that is less than nothing. */
export function along(lane: readonly Point[], far: number): Along {
  let left = far < 0 ? Math.max(0, lengthOf(lane) + far) : far
  let found: Along = { ...lane[0]!, angle: 0 }
  for (const [n, to] of lane.entries()) {
    const from = lane[n - 1]
    if (from === undefined) continue
    const step = Math.hypot(to.x - from.x, to.y - from.y)
    const part = step === 0 ? 0 : Math.min(1, left / step)
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
    found = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, angle }
    if (left <= step) break
    left -= step
  }
  return found
}

export const lengthOf = (lane: readonly Point[]): number =>
  lane.slice(1).reduce((sum, { x, y }, n) => sum + Math.hypot(x - lane[n]!.x, y - lane[n]!.y), 0)

/** Not from the midst of a system, nor into it: ships and their numbers stay legible. */
export function between(lane: readonly Point[], begin: number, end: number): Point[] {
  const whole = lengthOf(lane)
  const less = Math.min(1, (0.9 * whole) / (begin + end))
  const [from, to] = [begin * less, whole - end * less]
  const inner = lane.filter((_, n) => {
    const far = lengthOf(lane.slice(0, n + 1))
    return far > from && far < to
  })
  return [along(lane, from), ...inner, along(lane, to)]
}

export const pathOf = (lane: readonly Point[]): string => `M${lane.map(({ x, y }) => `${r(x)} ${r(y)}`).join('L')}`
