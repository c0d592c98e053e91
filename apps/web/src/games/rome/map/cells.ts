// Each region's cell: everything nearer to it than to any other, with edges that waver a little. Neighbours share their
// edge, so no gap opens between them.

import { wave } from './noise.ts'
import { distance, type Frame, type Point } from './project.ts'

/** The polygon of points nearer to this place than to the others. */
export function cellOf(places: readonly Point[], at: number, { width, height }: Frame): Point[] {
  const own = places[at] as Point
  let cell: Point[] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  places.forEach((other, no) => {
    if (no === at || (other.x === own.x && other.y === own.y)) return
    const middle = { x: (own.x + other.x) / 2, y: (own.y + other.y) / 2 }
    const beyond = ({ x, y }: Point) => (x - middle.x) * (other.x - own.x) + (y - middle.y) * (other.y - own.y)
    cell = cut(cell, beyond)
  })
  return cell
}

/** What is left of a polygon where `beyond` is not positive. */
function cut(polygon: readonly Point[], beyond: (point: Point) => number): Point[] {
  return polygon.flatMap((point, i) => {
    const next = polygon[(i + 1) % polygon.length] as Point
    const here = beyond(point)
    const there = beyond(next)
    const kept = here <= 0 ? [point] : []
    if (here > 0 === there > 0) return kept
    const t = here / (here - there)
    return [...kept, { x: point.x + (next.x - point.x) * t, y: point.y + (next.y - point.y) * t }]
  })
}

const STEP = 14
const STRAY = 5

const round = (n: number) => Math.round(n * 10) / 10

/** Its outline, wavering. Where a point is moved to depends on the point alone, so both neighbours agree. */
export function outline(cell: readonly Point[], { width, height }: Frame): string {
  const stray = ({ x, y }: Point): string => {
    const edge = x <= 0.5 || y <= 0.5 || x >= width - 0.5 || y >= height - 0.5
    const by = edge ? 0 : STRAY
    return `${round(x + wave(x, y, 26, 1) * by)} ${round(y + wave(x, y, 26, 2) * by)}`
  }
  const points = cell.flatMap((point, i) => {
    const next = cell[(i + 1) % cell.length] as Point
    const n = Math.max(1, Math.round(distance(point, next) / STEP))
    return Array.from({ length: n }, (_, k) =>
      stray({ x: point.x + ((next.x - point.x) * k) / n, y: point.y + ((next.y - point.y) * k) / n }),
    )
  })
  return points.length === 0 ? '' : `M${points.join('L')}Z`
}
