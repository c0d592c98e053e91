// Pieces of two positions compared: who went elsewhere, came, is gone.

export interface Stood {
  readonly key: string
  /** The class that gives it the colour of its seat. */
  readonly seat: string
  readonly x: number
  readonly y: number
}

/** A place that belongs to somebody else than before. */
export interface Changed {
  readonly key: string
  readonly x: number
  readonly y: number
  /** Classes of both seats; empty: nobody's. */
  readonly was: string
  readonly is: string
}

interface Moves {
  readonly moved: readonly { readonly from: Stood; readonly to: Stood }[]
  readonly came: readonly Stood[]
  readonly gone: readonly Stood[]
}

/** A step aside at the same place is none. */
const APART = 30

/** `order`: keys of pieces as they were touched; moves are counted in that order. */
export function wakeBetween(before: readonly Stood[], now: readonly Stood[], order: readonly string[]): Moves {
  const [was, is] = [new Map(before.map((one) => [one.key, one])), new Map(now.map((one) => [one.key, one]))]
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  const moved = now.flatMap((to) => {
    const from = was.get(to.key)
    return from === undefined || Math.hypot(to.x - from.x, to.y - from.y) < APART ? [] : [{ from, to }]
  })
  return {
    moved: moved.sort((a, b) => rank(a.to.key) - rank(b.to.key)),
    came: now.filter(({ key }) => !was.has(key)),
    gone: before.filter(({ key }) => !is.has(key)),
  }
}
