// The line where a field on a grid changes its sign, as closed smooth paths around what is positive.

import type { Point } from './project.ts'

interface Grid {
  readonly columns: number
  readonly rows: number
  readonly step: number
  /** Squares before the drawing begins. */
  readonly beyond: number
  /** By row, then column; its outer ring counts as negative, so that every line closes. */
  readonly values: Float64Array
}

/** Which edges (0 top, 1 right, 2 bottom, 3 left) a line joins, by the signs of the corners: top left 1, top right 2, bottom right 4, bottom left 8. */
const LINES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

export function contours({ columns, rows, step, beyond, values }: Grid): Point[][] {
  const value = (c: number, r: number) =>
    c <= 0 || r <= 0 || c >= columns - 1 || r >= rows - 1 ? -1 : (values[r * columns + c] as number)
  const next = new Map<number, number>()
  const points = new Map<number, Point>()
  // Edges that lie across are even, those that go down odd.
  const keyOf = (c: number, r: number, edge: number): number => {
    if (edge === 0) return (r * columns + c) * 2
    if (edge === 2) return ((r + 1) * columns + c) * 2
    return (r * columns + c + (edge === 1 ? 1 : 0)) * 2 + 1
  }
  const crossing = (c: number, r: number, edge: number): Point => {
    const [ac, ar] = edge === 1 ? [c + 1, r] : edge === 2 ? [c, r + 1] : [c, r]
    const [bc, br] = edge === 0 ? [c + 1, r] : edge === 3 ? [c, r + 1] : [c + 1, r + 1]
    const a = value(ac, ar)
    const b = value(bc, br)
    const t = Math.min(0.95, Math.max(0.05, a / (a - b)))
    return { x: (ac + (bc - ac) * t - beyond) * step, y: (ar + (br - ar) * t - beyond) * step }
  }
  for (let r = 0; r < rows - 1; r++) {
    for (let c = 0; c < columns - 1; c++) {
      const corners =
        (value(c, r) > 0 ? 1 : 0) |
        (value(c + 1, r) > 0 ? 2 : 0) |
        (value(c + 1, r + 1) > 0 ? 4 : 0) |
        (value(c, r + 1) > 0 ? 8 : 0)
      for (const [from, to] of LINES[corners] ?? []) {
        const a = keyOf(c, r, from)
        const b = keyOf(c, r, to)
        points.set(a, crossing(c, r, from))
        points.set(b, crossing(c, r, to))
        next.set(a, b)
      }
    }
  }
  return loops(next, points)
}

function loops(next: Map<number, number>, points: ReadonlyMap<number, Point>): Point[][] {
  const found: Point[][] = []
  for (const start of [...next.keys()]) {
    const loop: Point[] = []
    for (let at: number | undefined = start; at !== undefined && next.has(at); ) {
      loop.push(points.get(at) as Point)
      const to: number | undefined = next.get(at)
      next.delete(at)
      at = to
    }
    if (loop.length > 5) found.push(loop)
  }
  return found
}

const round = (n: number) => Math.round(n * 10) / 10

/** Rounded at every point. */
export function smoothPath(loops: readonly (readonly Point[])[]): string {
  return loops
    .map((loop) => {
      const middles = loop.map((point, i) => {
        const after = loop[(i + 1) % loop.length] as Point
        return { x: (point.x + after.x) / 2, y: (point.y + after.y) / 2 }
      })
      const last = middles[middles.length - 1] as Point
      const curves = loop.map((point, i) => {
        const to = middles[i] as Point
        return `Q${round(point.x)} ${round(point.y)} ${round(to.x)} ${round(to.y)}`
      })
      return `M${round(last.x)} ${round(last.y)}${curves.join('')}Z`
    })
    .join('')
}
