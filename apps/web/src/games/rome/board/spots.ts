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
  readonly no: number
}

/** Whether a box may lie there. Asked before anything is made of a place: most of them will not do. */
export type Fits = (x: number, y: number, w: number, h: number) => boolean

/** So far from everything else, in pixels. */
export const CLEAR = 2
/** Within a band the line grows by half: it never becomes longer than 24. */
const LEADERS = [6, 11, 15.8] as const

/** Added to the number of a place: more than there are. */
const DIVIDED = 1000

/** A name as close as this needs no line. */
const NO_LINE = 5

type Toward = readonly [across: number, down: number]

const ON_SEA: readonly Toward[] = [
  [0, 0],
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
]

/** Close to the thing: where the box lies from the point that it is fixed at, which is on that side of it. */
const CLOSE: readonly Toward[] = [
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
const LINES: readonly { readonly to: Toward; readonly lies: readonly Toward[] }[] = [
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

/** Around a disc, and how far from it. */
const ROUND: readonly Toward[] = Array.from({ length: 24 }, (_, n) => [
  Math.cos((n * Math.PI) / 12),
  Math.sin((n * Math.PI) / 12),
])
const REACHES = [CLEAR, 4, 6, 8.5, 11, 13.5, 15.8] as const
/** How much of a name lies before the end of its line. */
const PARTS = [0.5, 0.25, 0.75, 0, 1] as const
/** The number of a place that is made to measure. */
const NO_NUMBER = -1

const towards = (n: number): number => (Math.abs(n) < 0.2 ? 0 : Math.sign(n))

interface Far {
  /** Straight outwards, of length one. */
  readonly to: Toward
  /** How long the line is, in pixels. */
  readonly reach: number
  readonly lies: Toward
}

const FAR: readonly Far[] = LEADERS.flatMap((reach) =>
  LINES.flatMap(({ to: [x, y], lies }) => {
    const to: Toward = [x / Math.hypot(x, y), y / Math.hypot(x, y)]
    return lies.map((each): Far => ({ to, reach, lies: each }))
  }),
)

/** Close around the thing. `unit`: of the map, for one pixel; `two`: in two lines. */
export function closeSpots(name: Name, unit: number, fits: Fits, two = false): Spot[] {
  const { around, sea } = name
  const { x: cx, y: cy } = middleOf(name)
  const spots: Spot[] = []
  const [w, h] = sizeOf(name, two, unit)
  for (const [no, [across, down]] of (sea === true ? ON_SEA : CLOSE).entries()) {
    let [x, y] = [cx + across * 34, cy + down * 22]
    if (sea !== true) {
      x = across < 0 ? around.x : around.x + around.w
      y = down < 0 ? around.y : around.y + around.h
      if (Math.abs(down) < 1) [x, y] = [x + across * CLEAR * unit, cy]
      // Above or below the thing a name begins near its middle, not beyond it.
      else [x, y] = [cx + across * Math.min(6, Math.abs(x - cx)), y + down * CLEAR * unit]
    }
    const [lx, ly] = sea === true ? [0, 0] : [across, down]
    if (fits(x + (w * (lx - 1)) / 2, y + (h * (ly - 1)) / 2, w, h)) spots.push(spot(x, y, lx, ly, no, two))
  }
  return spots
}

/** Further away it goes by the disc alone: a line from its rim, straight outwards, ends where the name begins. */
export function farSpots(name: Name, unit: number, fits: Fits, two = false): Spot[] {
  if (name.sea === true) return []
  const rim = rimOf(name)
  const { x: cx, y: cy } = middleOf(name)
  const [w, h] = sizeOf(name, two, unit)
  const spots: Spot[] = []
  for (let n = 0; n < FAR.length; n++) {
    const { to, reach, lies } = FAR[n] as Far
    const end = rim + reach * unit
    const x = cx + to[0] * end
    const y = cy + to[1] * end
    if (!fits(x + (w * (lies[0] - 1)) / 2, y + (h * (lies[1] - 1)) / 2, w, h)) continue
    const leader = { x: cx + to[0] * rim, y: cy + to[1] * rim }
    spots.push({ ...spot(x, y, lies[0], lies[1], CLOSE.length + n, two), leader })
  }
  return spots
}

/** Wherever a line may lead, as far to one side or the other as there is room between `things`: for a name that finds no other place. */
export function spotsBetween(name: Name, unit: number, things: readonly Rect[], within: Rect, two = false): Spot[] {
  const rim = rimOf(name)
  const { x: cx, y: cy } = middleOf(name)
  const size = sizeOf(name, two, unit)
  const clear = CLEAR * unit
  const taken = [things.map(({ x, w }) => [x, w] as const), things.map(({ y, h }) => [y, h] as const)] as const
  const frame = [
    [within.x, within.w],
    [within.y, within.h],
  ] as const
  const spots: Spot[] = []
  for (const reach of REACHES)
    for (const to of ROUND) {
      const end: Toward = [cx + to[0] * (rim + reach * unit), cy + to[1] * (rim + reach * unit)]
      const leader = reach > NO_LINE ? { x: cx + to[0] * rim, y: cy + to[1] * rim } : undefined
      // Above or below the end of the line, or beside it: the box lies on the far side of it, and may be pushed along.
      for (const out of [1, 0] as const) {
        const side = towards(to[out])
        if (side === 0) continue
        const along = out === 1 ? 0 : 1
        const start = side < 0 ? end[out] - size[out] : end[out]
        if (start < frame[out][0] + clear || start + size[out] > frame[out][0] + frame[out][1] - clear) continue
        const inWay = taken[along].filter((_, n) => {
          const [from, long] = taken[out][n] as Span
          return from < start + size[out] + clear && start < from + long + clear
        })
        for (const at of slots(end[along], size[along], inWay, frame[along], clear)) {
          const part = 1 + (2 * (at - end[along])) / size[along]
          const [across, down] = out === 1 ? [part, side] : [side, part]
          const found = spot(end[0], end[1], across, down, NO_NUMBER, two)
          spots.push(leader === undefined ? found : { ...found, leader })
        }
      }
    }
  return spots
}

type Span = readonly [from: number, long: number]

/** Where something `long` may begin that reaches over `at`: at both ends of every gap, and at some points between. */
function slots(at: number, long: number, taken: readonly Span[], [from, whole]: Span, clear: number): number[] {
  const [low, high] = [Math.max(at - long, from + clear), Math.min(at, from + whole - clear - long)]
  if (low > high) return []
  const found: number[] = []
  const add = (n: number): void => {
    if (n < low || n > high) return
    for (const [start, size] of taken) if (n > start - clear - long + 1e-6 && n < start + size + clear - 1e-6) return
    found.push(n)
  }
  for (const part of PARTS) add(at - long * part)
  add(low)
  add(high)
  for (const [start, size] of taken) {
    add(start - clear - long)
    add(start + size + clear)
  }
  return found
}

const spot = (x: number, y: number, across: number, down: number, no: number, two: boolean): Spot =>
  two ? { x, y, across, down, no: no + DIVIDED, divided: true } : { x, y, across, down, no }

/** All that a name could cover, wherever it stands, and what has to be clear around it. */
export function reachOf(name: Name, unit: number): Rect {
  const { around, width, height, sea } = name
  const rim = rimOf(name)
  const { x, y } = middleOf(name)
  const out = sea === true ? 40 : rim + (LEADERS[LEADERS.length - 1] ?? 0) * unit
  const high = Math.max(height, name.divided?.height ?? 0)
  const [w, h] = [(width + 2 * CLEAR) * unit, (high + 2 * CLEAR) * unit]
  const [left, top] = [Math.min(around.x, x - out) - w, Math.min(around.y, y - out) - h]
  const [right, bottom] = [Math.max(around.x + around.w, x + out) + w, Math.max(around.y + around.h, y + out) + h]
  return { x: left, y: top, w: right - left, h: bottom - top }
}

export const rimOf = ({ around, rim = Math.min(around.w, around.h) / 2 }: Name): number => rim

export const middleOf = ({ around, at }: Name): { readonly x: number; readonly y: number } =>
  at ?? { x: around.x + around.w / 2, y: around.y + around.h / 2 }

function sizeOf(name: Sized, two: boolean, unit: number): readonly [w: number, h: number] {
  const { width, height } = (two ? name.divided : undefined) ?? name
  return [width * unit, height * unit]
}

export function boxOf(name: Sized, spot: Spot, unit: number): Rect {
  const [w, h] = sizeOf(name, spot.divided === true, unit)
  return { x: spot.x + (w * (spot.across - 1)) / 2, y: spot.y + (h * (spot.down - 1)) / 2, w, h }
}

export const touches = (a: Rect, b: Rect, clear = 0): boolean =>
  a.x < b.x + b.w + clear && b.x < a.x + a.w + clear && a.y < b.y + b.h + clear && b.y < a.y + a.h + clear
