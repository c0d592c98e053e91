// The places around a thing in which its name may stand, in the order in which they are tried.

export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Name {
  readonly key: string
  /** What it names, and what else lies there: names stand around it. */
  readonly around: Rect
  /** The middle of what it names; absent: of all that lies there. */
  readonly at?: { readonly x: number; readonly y: number }
  /** From there to the rim of what it names: lines begin there. */
  readonly rim?: number
  /** Of its letters, in pixels of the screen. */
  readonly width: number
  readonly height: number
  /** The lowest finds its place first. */
  readonly rank: number
  /** The same in two lines, where there is no room for one. */
  readonly divided?: { readonly width: number; readonly height: number }
  /** Over the water, not beside a disc. */
  readonly sea?: boolean
}

export type Sized = Pick<Name, 'width' | 'height' | 'divided'>

export interface Spot {
  /** A point of the map, and where the box lies from there: -1 wholly before it, 0 in its middle, 1 wholly after it. */
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
  /** A line from the thing to its name. */
  readonly leader?: { readonly x: number; readonly y: number }
  /** In two lines. */
  readonly divided?: true
  /** Which of the places that are tried. */
  readonly way: number
}

/** So far from everything else, in pixels. */
export const CLEAR = 2
/** Within a band the line grows by half: it never becomes longer than 24. */
const LEADERS = [6, 11, 15.8] as const

/** Added to the number of a place: more than there are. */
const DIVIDED = 1000

type Way = readonly [across: number, down: number]

const SEA_WAYS: readonly Way[] = [
  [0, 0],
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
]

/** Close to the thing: where the box lies from the point that it is fixed at, which is on that side of it. */
const WAYS: readonly Way[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [0.5, 1],
  [-0.5, 1],
  [0.5, -1],
  [-0.5, -1],
  [1, 0.5],
  [-1, 0.5],
  [1, -0.5],
  [-1, -0.5],
  [0.25, 1],
  [-0.25, 1],
  [0.75, 1],
  [-0.75, 1],
  [0.25, -1],
  [-0.25, -1],
  [0.75, -1],
  [-0.75, -1],
]

/** Where a line may lead, and how the box may lie at its end: always on the far side of it, so that the line does not cross it. */
const LINES: readonly { readonly to: Way; readonly lies: readonly Way[] }[] = [
  ...[1, -1].flatMap((down) =>
    [0, 0.5, -0.5, 1, -1].map((across) => ({
      to: [across, down] as const,
      lies: [across, 0, 0.3, -0.3, 0.65, -0.65, 1, -1]
        .filter((each, at, all) => all.indexOf(each) === at)
        .map((each) => [each, down] as const),
    })),
  ),
  ...[1, -1].flatMap((across) =>
    [0, 0.5, -0.5].map((down) => ({
      to: [across, down] as const,
      lies: [down, 0, 0.5, -0.5]
        .filter((each, at, all) => all.indexOf(each) === at)
        .map((each) => [across, each] as const),
    })),
  ),
]

/** Close around the thing. `unit`: of the map, for one pixel. */
export function closeSpots(name: Name, unit: number): Spot[] {
  const { around, sea } = name
  const { x: cx, y: cy } = middleOf(name)
  if (sea === true)
    return SEA_WAYS.map(([dx, dy], way): Spot => ({ x: cx + dx * 34, y: cy + dy * 22, across: 0, down: 0, way }))
  return WAYS.map(([across, down], way): Spot => {
    const from = { x: across < 0 ? around.x : around.x + around.w, y: down < 0 ? around.y : around.y + around.h }
    if (Math.abs(down) < 1) return { x: from.x + across * CLEAR * unit, y: cy, across, down, way }
    // Above or below the thing a name begins near its middle, not beyond it.
    const x = cx + across * Math.min(6, Math.abs(from.x - cx))
    return { x, y: from.y + down * CLEAR * unit, across, down, way }
  })
}

/** Further away it goes by the disc alone: a line from its rim, straight outwards, ends where the name begins. */
export function farSpots(name: Name, unit: number): Spot[] {
  if (name.sea === true) return []
  const rim = rimOf(name)
  const { x: cx, y: cy } = middleOf(name)
  let way = WAYS.length
  return LEADERS.flatMap((reach) =>
    LINES.flatMap(({ to: [tx, ty], lies }) => {
      const [dx, dy] = [tx / Math.hypot(tx, ty), ty / Math.hypot(tx, ty)]
      const end = rim + reach * unit
      const leader = { x: cx + dx * rim, y: cy + dy * rim }
      return lies.map(
        ([across, down]): Spot => ({ x: cx + dx * end, y: cy + dy * end, across, down, leader, way: way++ }),
      )
    }),
  )
}

/** The same places for a name in two lines. */
export const dividedSpots = (name: Name, spots: readonly Spot[]): Spot[] =>
  name.divided === undefined ? [] : spots.map((spot) => ({ ...spot, divided: true, way: spot.way + DIVIDED }))

/** All that a name could cover, wherever it stands. */
export function reachOf(name: Name, unit: number): Rect {
  const { around, width, height, sea } = name
  const rim = rimOf(name)
  const { x, y } = middleOf(name)
  const out = sea === true ? 40 : rim + (LEADERS[LEADERS.length - 1] ?? 0) * unit
  const high = Math.max(height, name.divided?.height ?? 0)
  const [w, h] = [(width + CLEAR) * unit, (high + CLEAR) * unit]
  const [left, top] = [Math.min(around.x, x - out) - w, Math.min(around.y, y - out) - h]
  const [right, bottom] = [Math.max(around.x + around.w, x + out) + w, Math.max(around.y + around.h, y + out) + h]
  return { x: left, y: top, w: right - left, h: bottom - top }
}

const rimOf = ({ around, rim = Math.min(around.w, around.h) / 2 }: Name): number => rim

export const middleOf = ({ around, at }: Name): { readonly x: number; readonly y: number } =>
  at ?? { x: around.x + around.w / 2, y: around.y + around.h / 2 }

export function boxOf(name: Sized, spot: Spot, unit: number): Rect {
  const { width, height } = (spot.divided === true ? name.divided : undefined) ?? name
  const [w, h] = [width * unit, height * unit]
  return { x: spot.x + (w * (spot.across - 1)) / 2, y: spot.y + (h * (spot.down - 1)) / 2, w, h }
}

export const touches = (a: Rect, b: Rect, clear = 0): boolean =>
  a.x < b.x + b.w + clear && b.x < a.x + a.w + clear && a.y < b.y + b.h + clear && b.y < a.y + a.h + clear
