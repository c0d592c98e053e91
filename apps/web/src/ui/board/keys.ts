// Arrow keys: from one thing that can be tapped to the next one in that direction.

export interface Spot {
  readonly key: string
  readonly x: number
  readonly y: number
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}

/** The nearest spot in the arrow's direction; what lies straight ahead comes before what lies aside. */
export function spotTowards(from: Spot, spots: readonly Spot[], arrow: string): Spot | undefined {
  const direction = DIRECTIONS[arrow]
  if (direction === undefined) return undefined
  const [dx, dy] = direction
  let best: Spot | undefined
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx)
    if (ahead <= 0) continue
    const cost = ahead + aside * 2.1
    if (cost < least) {
      least = cost
      best = spot
    }
  }
  return best
}

export const isArrow = (key: string): boolean => key in DIRECTIONS
