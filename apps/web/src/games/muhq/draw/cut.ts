// Outlines cut by hand: loops of corners become paths that are a little off, always in the same way.

import { contours, type Loop } from './contour.ts'
import { noise, swing } from './noise.ts'

/** The side of a tile in drawing units. */
export const TILE = 64

export interface Cut {
  /** How far the scissors stray, in drawing units. */
  readonly stray: number
  /** How much of each edge a corner takes, from 0 (sharp) to 0.5. */
  readonly round: number
  /** Another number, another cut. */
  readonly salt: number
  /** Flowing, as a coast; otherwise straight snips, as masonry. */
  readonly flowing?: boolean
}

type Point = readonly [number, number]

const p = (n: number) => Math.round(n * 10) / 10

export function cutPath(loop: Loop, { stray, round, salt, flowing = false }: Cut): string {
  const points: Point[] = []
  loop.forEach(([x0, y0], i) => {
    const [x1, y1] = loop[(i + 1) % loop.length] as (typeof loop)[number]
    for (const t of flowing ? [round, 1 - round] : [round, 0.5, 1 - round]) {
      const x = x0 + (x1 - x0) * t
      const y = y0 + (y1 - y0) * t
      points.push([x * TILE + swing(x, y, salt) * stray, y * TILE + swing(x, y, salt + 7) * stray])
    }
  })
  return flowing ? flow(points) : `M${points.map(([x, y]) => `${p(x)} ${p(y)}`).join('L')}Z`
}

/** A smooth closed line through the midpoints. */
function flow(points: readonly Point[]): string {
  const mid = (a: Point, b: Point): string => `${p((a[0] + b[0]) / 2)} ${p((a[1] + b[1]) / 2)}`
  const last = points[points.length - 1] as Point
  const parts = points.map((point, i) => {
    const next = points[(i + 1) % points.length] as Point
    return `Q${p(point[0])} ${p(point[1])} ${mid(point, next)}`
  })
  return `M${mid(last, points[0] as Point)}${parts.join('')}Z`
}

export function sheetPath(width: number, height: number, inside: (x: number, y: number) => boolean, cut: Cut): string {
  return contours(width, height, inside)
    .map((loop) => cutPath(loop, cut))
    .join('')
}

/** A single rectangle of paper, cut by hand. */
export function scrap(x: number, y: number, width: number, height: number, salt: number, stray = 1.4): string {
  const corner = (cx: number, cy: number, i: number) =>
    `${p(cx + swing(x, y, salt, i) * stray)} ${p(cy + swing(y, x, salt, i + 4) * stray)}`
  const side = (cx: number, cy: number, i: number) =>
    `${p(cx + swing(x, salt, i, y) * stray * 0.7)} ${p(cy + swing(y, salt, i, x) * stray * 0.7)}`
  const t = 0.35 + noise(x, y, salt) * 0.3
  return [
    `M${corner(x, y, 0)}`,
    side(x + width * t, y, 1),
    corner(x + width, y, 1),
    side(x + width, y + height * t, 2),
    corner(x + width, y + height, 2),
    side(x + width * (1 - t), y + height, 3),
    corner(x, y + height, 3),
  ]
    .join('L')
    .concat('Z')
}
