// What is surely land: around the regions, along the borders between them and inside every ring of three to five that
// touch one another, unless it is the shore of a lake.

import { distance, fromSegment, type Mapped, type Point } from './project.ts'
import { inside, ringsOf } from './rings.ts'

interface Ground {
  /** How far the shore lies from a region, about. */
  readonly reach: number
  /** Below zero on firm land, above it the distance from there. */
  firm(point: Point): number
  /** The distance from the nearest region or border. */
  near(point: Point): number
  /** In the midst of narrow channels. */
  readonly channels: readonly Point[]
}

const BORDER = 0.62
/** How much nearer to itself than to the coast across the water a region's land is: twice the half of a narrow channel. */
const GAP = 22

export function groundOf(pack: Mapped, places: readonly Point[]): Ground {
  const lines = linesOf(pack, places)
  const reach = reachOf(pack, places)
  const rivals = rivalsOf(pack).map((of, no) =>
    of.map((other) => at(places, other)).filter((other) => distance(other, at(places, no)) < reach * 3.4),
  )
  const rings = ringsOf(pack).map((ring) => boxed(ring.map((no) => at(places, no))))
  return {
    reach,
    channels: rivals.flatMap((of, no) =>
      of.map((other) => ({ x: (other.x + at(places, no).x) / 2, y: (other.y + at(places, no).y) / 2 })),
    ),
    firm(point) {
      if (rings.some((ring) => isIn(ring, point))) return -reach
      let least = Number.POSITIVE_INFINITY
      places.forEach((place, no) => {
        const far = distance(point, place)
        let off = far - reach
        if (off >= least || far > reach) {
          least = Math.min(least, off)
          return
        }
        for (const other of rivals[no] as Point[]) off = Math.max(off, GAP - (distance(point, other) - far))
        least = Math.min(least, off)
      })
      for (const [a, b] of lines) least = Math.min(least, fromSegment(point, a, b) - reach * BORDER)
      return least
    },
    near(point) {
      let least = Number.POSITIVE_INFINITY
      for (const place of places) least = Math.min(least, distance(point, place))
      for (const [a, b] of lines) least = Math.min(least, fromSegment(point, a, b))
      return least
    },
  }
}

const at = (places: readonly Point[], no: number): Point => places[no] as Point

interface Boxed {
  readonly corners: readonly Point[]
  readonly from: Point
  readonly to: Point
}

const boxed = (corners: readonly Point[]): Boxed => ({
  corners,
  from: { x: Math.min(...corners.map(({ x }) => x)), y: Math.min(...corners.map(({ y }) => y)) },
  to: { x: Math.max(...corners.map(({ x }) => x)), y: Math.max(...corners.map(({ y }) => y)) },
})

/** Most points lie far from most rings: the box around one says so at once. */
const isIn = ({ corners, from, to }: Boxed, point: Point): boolean =>
  point.x >= from.x && point.x <= to.x && point.y >= from.y && point.y <= to.y && inside(corners, point)

const linesOf = (pack: Mapped, places: readonly Point[]) =>
  pack.edges.filter((edge) => !edge.strait).map(({ a, b }) => [at(places, a), at(places, b)] as const)

/** How far the shore lies from a region, about: a third of the way to a neighbour. */
export function reachOf(pack: Mapped, places: readonly Point[]): number {
  const lengths = linesOf(pack, places)
    .map(([a, b]) => distance(a, b))
    .sort((a, b) => a - b)
  return Math.max(12, (lengths[Math.floor(lengths.length / 2)] ?? 80) * 0.32)
}

/** Coasts of one sea that do not touch by land: water stays open between them, however near they are. */
const rivalsOf = (pack: Mapped): number[][] =>
  pack.regions.map((region, no) =>
    pack.regions.flatMap((other, at) => {
      const facing = at !== no && region.seas.some((sea) => other.seas.includes(sea))
      return facing && !region.borders.some(({ to, strait }) => to === at && !strait) ? [at] : []
    }),
  )
