// Where the places of a pack lie on the drawing: degrees become units, fitted into a frame that any pack fills.

import type { Pack } from '@understudy/rome/pack'
import { spread } from './spread.ts'

/** What of a pack is drawn: also of one that is still being written. */
export type Mapped = Pick<Pack, 'regions' | 'edges' | 'seas'>

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Frame {
  readonly width: number
  readonly height: number
}

/** Degrees of longitude are shorter than those of latitude this far north. */
export const ACROSS = 22
export const DOWN = 30
export const MARGIN = 42
const WIDTH = 860

/** Room beside the margin, for seas that lie beyond all regions. */
export interface Rim {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const NO_RIM: Rim = { left: 0, right: 0, top: 0, bottom: 0 }

export interface Projection {
  readonly frame: Frame
  readonly places: readonly Point[]
  /** A place is drawn at its degrees (in units of `ACROSS` and `DOWN`) times `scale`, moved by `shift`. */
  readonly scale: number
  readonly shift: Point
}

/** All regions inside the frame, `MARGIN` and the rim from its edges; the wider side decides the scale. */
export function project(regions: Mapped['regions'], rim: Rim = NO_RIM): Projection {
  const raw = regions.map(({ lat, lon }) => ({ x: lon * ACROSS, y: -lat * DOWN }))
  const left = Math.min(...raw.map(({ x }) => x))
  const top = Math.min(...raw.map(({ y }) => y))
  const across = Math.max(1, Math.max(...raw.map(({ x }) => x)) - left)
  const down = Math.max(1, Math.max(...raw.map(({ y }) => y)) - top)
  const aside = { x: rim.left + rim.right + MARGIN * 2, y: rim.top + rim.bottom + MARGIN * 2 }
  const scale = Math.min((WIDTH - aside.x) / across, (WIDTH - aside.y) / down)
  const frame = { width: Math.round(across * scale + aside.x), height: Math.round(down * scale + aside.y) }
  const shift = { x: MARGIN + rim.left - left * scale, y: MARGIN + rim.top - top * scale }
  const places = raw.map(({ x, y }) => ({ x: x * scale + shift.x, y: y * scale + shift.y }))
  return { frame, places: spread(places, frame, MARGIN, rim), scale, shift }
}

/** Asked very often while a map is drawn: a root is much quicker than `hypot`. */
const length = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy)

export const distance = (a: Point, b: Point): number => length(a.x - b.x, a.y - b.y)

/** How far a point lies from the line between two others. */
export function fromSegment(point: Point, a: Point, b: Point): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / square
  const at = Math.min(1, Math.max(0, along))
  return length(point.x - a.x - at * dx, point.y - a.y - at * dy)
}
