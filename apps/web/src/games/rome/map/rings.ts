// Rings of regions that touch one another by land: what they enclose is land too, unless they lie around a sea.

import type { Mapped, Point } from './project.ts'

const LONGEST = 5

/** Rings of three to five regions without a border across; each once, by its least region. */
export function ringsOf(pack: Mapped): number[][] {
  const next = pack.regions.map((region) => new Set(region.borders.filter(({ strait }) => !strait).map(({ to }) => to)))
  const rings: number[][] = []
  const grow = (ring: readonly number[]): void => {
    const [first = 0, second = 0] = ring
    const last = ring[ring.length - 1] ?? 0
    for (const to of next[last] ?? []) {
      if (to <= first || ring.includes(to)) continue
      const inner = ring.slice(1, -1)
      if (inner.some((no) => next[no]?.has(to))) continue
      const closes = next[first]?.has(to) === true
      // Of its two directions one is enough.
      if (closes && ring.length > 1 && second < to) rings.push([...ring, to])
      if ((!closes || ring.length === 1) && ring.length < LONGEST - 1) grow([...ring, to])
    }
  }
  for (const no of pack.regions.keys()) grow([no])
  return rings.filter((ring) => ring.length === 3 || !isShore(pack, ring))
}

/** Whether all of them lie on one sea: then it may be in their midst. */
function isShore({ regions }: Mapped, [first = 0, ...others]: readonly number[]): boolean {
  return regions[first]?.seas.some((sea) => others.every((no) => regions[no]?.seas.includes(sea))) === true
}

/** Whether a point lies inside a polygon: an odd number of its sides lies to the right. */
export function inside(polygon: readonly Point[], { x, y }: Point): boolean {
  let odd = false
  let before = polygon[polygon.length - 1] as Point
  for (const corner of polygon) {
    if (
      corner.y > y !== before.y > y &&
      x < corner.x + ((y - corner.y) / (before.y - corner.y)) * (before.x - corner.x)
    )
      odd = !odd
    before = corner
  }
  return odd
}
