// Where the swords of an attack lie at the ring of its region: on no piece, number or name, if there is such a place.

import { type Rect, touches } from './spots.ts'

/** What lies on the map: pieces, discs and levels; signs; names. */
export interface Taken {
  readonly things: readonly Rect[]
  readonly signs: readonly Rect[]
  readonly names: readonly Rect[]
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Half of the badge, with its edge. */
const HALF = 10
/** On the ring, and beyond it: at the upper right first, then to both sides of that. */
const FAR = [23.3, 27, 31, 35, 39, 43]
const REACH = 43 + HALF
const FIRST = -43
/** Of all around, so many steps to either side. */
const STEPS = Array.from({ length: 72 }, (_, n) => (n % 2 === 0 ? -n : n + 1) / 2)
const AROUND: readonly Point[] = FAR.flatMap((far) =>
  STEPS.map((step) => {
    const turn = ((FIRST + step * 5) * Math.PI) / 180
    return { x: far * Math.cos(turn), y: far * Math.sin(turn) }
  }),
)

export const swordsAt = ({ x, y }: Point): Rect => ({ x: x - HALF, y: y - HALF, w: 2 * HALF, h: 2 * HALF })

/** For each disc, how far from its middle; those before are not covered either. */
export function placeSwords(discs: readonly Point[], taken: Taken | undefined): Point[] {
  const before: Rect[] = []
  return discs.map((disc) => {
    const around = { x: disc.x - REACH, y: disc.y - REACH, w: 2 * REACH, h: 2 * REACH }
    const near = (rects: readonly Rect[] = []) => rects.filter((each) => touches(around, each))
    const [things, signs, names] = [near(taken?.things), near(taken?.signs), [...near(taken?.names), ...near(before)]]
    const covers = (at: Point): number => {
      const box = swordsAt({ x: disc.x + at.x, y: disc.y + at.y })
      const on = (rects: readonly Rect[]) => rects.filter((each) => touches(box, each)).length
      return 100 * on(things) + 30 * on(names) + on(signs)
    }
    let [best, least] = [AROUND[0] as Point, Number.POSITIVE_INFINITY]
    for (const at of AROUND) {
      const cost = covers(at)
      if (cost < least) [best, least] = [at, cost]
      if (least === 0) break
    }
    before.push(swordsAt({ x: disc.x + best.x, y: disc.y + best.y }))
    return best
  })
}
