// The way that ships fly on the map: from system to system, and between gates along their ring.

import { type Board, isGate } from '@understudy/arcs/data'
import type { Geometry } from '../draw/geometry.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Points of a bow between two gates. */
const BOW = 4

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
      ? bow(geometry, was, at)
      : [{ x: at.x, y: at.y }]
  })
}

/** The shorter way round. */
function bow({ centre, ring }: Geometry, from: Point, to: Point): Point[] {
  const angle = ({ x, y }: Point) => Math.atan2((y - centre.y) / ring.y, (x - centre.x) / ring.x)
  const far = ({ x, y }: Point) => Math.hypot((x - centre.x) / ring.x, (y - centre.y) / ring.y)
  const turn = ((angle(to) - angle(from) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI
  return Array.from({ length: BOW }, (_, n) => {
    const part = (n + 1) / BOW
    const [at, out] = [angle(from) + turn * part, far(from) + (far(to) - far(from)) * part]
    return { x: centre.x + Math.cos(at) * ring.x * out, y: centre.y + Math.sin(at) * ring.y * out }
  })
}
