// Where each sea lies: as near as can be to all its coasts without being on land, and which way ships go between seas.

import { distance, type Mapped, type Point } from './project.ts'

/** Squares of the drawing; `firm` says which of them are land. */
export interface Squares {
  readonly columns: number
  readonly rows: number
  readonly step: number
  readonly firm: Float64Array
}

/** Squares that lie beyond the frame on each side: shores run on there and do not turn along its edge. */
export const BEYOND = 3

export const pointOf = ({ columns, step }: Squares, square: number): Point => ({
  x: ((square % columns) - BEYOND) * step,
  y: (Math.floor(square / columns) - BEYOND) * step,
})

export interface Waters {
  /** The square of each sea's middle, -1 where there is no water. */
  readonly middles: readonly number[]
  /** Squares from sea to sea, by pairs of neighbours. */
  readonly lanes: readonly { readonly a: number; readonly b: number; readonly squares: readonly number[] }[]
  /** Squares from the middle of a sea at the rim to each of its coasts: its water runs along all of them. */
  readonly landings: readonly (readonly number[])[]
}

/** Room that a name and a few ships want. */
const ROOM = 30

export function* watersOf(
  pack: Mapped,
  places: readonly Point[],
  squares: Squares,
  atRim: readonly boolean[],
): Generator<undefined, Waters> {
  const open = [...squares.firm.keys()].filter((square) => (squares.firm[square] as number) > 0)
  const taken: Point[] = []
  const middles: number[] = []
  for (const sea of pack.seas) {
    yield
    const coast = sea.coast.map((no) => places[no] as Point)
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (const square of open) {
      const point = pointOf(squares, square)
      let cost = 0
      for (const shore of coast) cost += distance(point, shore) / Math.max(1, coast.length)
      cost += Math.max(0, ROOM - (squares.firm[square] as number)) * 2.5
      for (const other of taken) cost += Math.max(0, ROOM * 2.6 - distance(point, other)) * 2
      cost += beyond(squares, point)
      if (cost < least) {
        least = cost
        best = square
      }
    }
    if (best >= 0) taken.push(pointOf(squares, best))
    middles.push(best)
  }
  const lanes: { a: number; b: number; squares: number[] }[] = []
  for (const [a, sea] of pack.seas.entries()) {
    yield
    for (const b of sea.next)
      if (b > a) lanes.push({ a, b, squares: laneBetween(squares, middles[a] ?? -1, middles[b] ?? -1) })
  }
  const landings: number[][] = []
  for (const [no, sea] of pack.seas.entries()) {
    yield
    const middle = middles[no] ?? -1
    if (atRim[no] !== true || middle < 0) continue
    const { back } = waysFrom(squares, middle, -1)
    const deep = open.filter((square) => (back[square] ?? -1) >= 0 && (squares.firm[square] as number) >= ROOM / 2)
    for (const coast of sea.coast) landings.push(wayBack(back, offCoast(squares, deep, places[coast] as Point)))
  }
  return { middles, lanes, landings }
}

/** The water nearest to a region. */
function offCoast(squares: Squares, deep: readonly number[], place: Point): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const square of deep) {
    const far = distance(pointOf(squares, square), place)
    if (far >= least) continue
    least = far
    best = square
  }
  return best
}

/** A name near the edge of the drawing would be cut off. */
function beyond({ columns, rows, step }: Squares, { x, y }: Point): number {
  const right = (columns - 1 - BEYOND * 2) * step
  const low = (rows - 1 - BEYOND * 2) * step
  const edge = Math.min(x - 48, right - 48 - x, (y - 24) * 2, (low - 30 - y) * 2)
  return Math.max(0, -edge) * 3
}

const STEPS = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, 1.42],
  [1, -1, 1.42],
  [-1, 1, 1.42],
  [-1, -1, 1.42],
] as const

/** The shortest way over water that keeps off the shore; empty if there is none. */
function laneBetween(squares: Squares, from: number, to: number): number[] {
  if (from < 0 || to < 0) return []
  const { back, arrived } = waysFrom(squares, from, to)
  return arrived ? wayBack(back, to) : []
}

/** From which square ships come to each other one; up to `to`, or everywhere. */
function waysFrom(
  { columns, rows, firm }: Squares,
  from: number,
  to: number,
): { readonly back: Int32Array; readonly arrived: boolean } {
  const cost = new Float64Array(firm.length).fill(Number.POSITIVE_INFINITY)
  const back = new Int32Array(firm.length).fill(-1)
  cost[from] = 0
  // Steps cost little and are few: a list by whole costs is enough of a queue.
  const queue: number[][] = [[from]]
  for (let level = 0; level < queue.length; level++) {
    for (const square of queue[level] ?? []) {
      const here = cost[square] as number
      if (Math.floor(here) !== level) continue
      if (square === to) return { back, arrived: true }
      const c = square % columns
      const r = Math.floor(square / columns)
      for (const [dc, dr, far] of STEPS) {
        if (c + dc < 0 || r + dr < 0 || c + dc >= columns || r + dr >= rows) continue
        const next = square + dr * columns + dc
        const depth = firm[next] as number
        if (depth <= 0) continue
        const sum = here + far * (depth < 18 ? 2.2 : 1)
        if (sum >= (cost[next] as number)) continue
        cost[next] = sum
        back[next] = square
        const slot = Math.floor(sum)
        for (let fill = queue.length; fill <= slot; fill++) queue.push([])
        queue[slot]?.push(next)
      }
    }
  }
  return { back, arrived: false }
}

function wayBack(back: Int32Array, to: number): number[] {
  const way = to < 0 ? [] : [to]
  for (let at = back[to] ?? -1; at >= 0; at = back[at] ?? -1) way.push(at)
  return way.reverse()
}
