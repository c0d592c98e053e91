// Where the names of a map stand. They keep their size on the screen whatever the zoom, so the closer one looks the more of
// them find a place. A name is fixed at one corner or edge of its box, at a point of the map: while the map grows under
// it the box only shrinks towards that point, so what was clear at the beginning of a band of zooms stays clear in it.

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
  /** Of its letters, in pixels of the screen. */
  readonly width: number
  readonly height: number
  /** The lowest finds its place first. */
  readonly rank: number
  /** Over the water, not beside a disc. */
  readonly sea?: boolean
}

export interface Spot {
  /** A point of the map, and where the box lies from there: -1, 0 or 1 of its width and height. */
  readonly x: number
  readonly y: number
  readonly across: -1 | 0 | 1
  readonly down: -1 | 0 | 1
  /** A line from the thing to its name. */
  readonly leader?: { readonly x: number; readonly y: number }
  /** Which of the places that are tried. */
  readonly way: number
}

/** Zooms at which names are placed anew. */
export const BANDS = [1, 1.5, 2.2, 3.3] as const
export const bandOf = (zoom: number): number => BANDS.findLast((each) => each <= zoom + 0.001) ?? 1

const CLEAR = 2
/** Within a band the line grows by half: it never becomes longer than 24. */
const LEADER = 15

const WAYS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const

/** The places to try, in this order: around the thing, then with a leader. `unit`: of the map, for one pixel. */
function spotsFor({ around, sea }: Name, unit: number): Spot[] {
  const [cx, cy] = [around.x + around.w / 2, around.y + around.h / 2]
  if (sea === true) {
    const aside = [
      [0, 0],
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const
    return aside.map(([dx, dy], way): Spot => ({ x: cx + dx * 34, y: cy + dy * 22, across: 0, down: 0, way }))
  }
  const at = (reach: number, way: number, [dx, dy]: (typeof WAYS)[number]): Spot => ({
    x: cx + dx * (dy === 0 ? around.w / 2 + reach : Math.min(8, around.w / 4) + reach * 0.7),
    y: cy + dy * (around.h / 2 + reach * (dx === 0 || dy === 0 ? 1 : 0.7)),
    across: dx,
    down: dy,
    way,
  })
  const near = WAYS.map((each, way) => at(CLEAR * unit, way, each))
  const far = WAYS.map((each, way): Spot => {
    const [dx, dy] = each
    const edge = { x: cx + (dx * around.w) / 2, y: cy + (dy * around.h) / 2 }
    return { ...at(LEADER * unit, WAYS.length + way, each), leader: edge }
  })
  return [...near, ...far]
}

export function boxOf({ width, height }: Pick<Name, 'width' | 'height'>, spot: Spot, unit: number): Rect {
  const [w, h] = [width * unit, height * unit]
  return { x: spot.x + (w * (spot.across - 1)) / 2, y: spot.y + (h * (spot.down - 1)) / 2, w, h }
}

export const touches = (a: Rect, b: Rect, clear = 0): boolean =>
  a.x < b.x + b.w + clear && b.x < a.x + a.w + clear && a.y < b.y + b.h + clear && b.y < a.y + a.h + clear

/** By key; a name that finds no place is left out. `before`: what stood where, which it keeps if it can. */
export function placeNames(
  names: readonly Name[],
  things: readonly Rect[],
  frame: { readonly width: number; readonly height: number },
  unit: number,
  before: ReadonlyMap<string, Spot> = new Map(),
): Map<string, Spot> {
  const placed = new Map<string, Spot>()
  const taken: Rect[] = []
  const clear = CLEAR * unit
  const free = (box: Rect) =>
    box.x >= clear &&
    box.y >= clear &&
    box.x + box.w <= frame.width - clear &&
    box.y + box.h <= frame.height - clear &&
    !things.some((thing) => touches(box, thing, clear * 0.99)) &&
    !taken.some((other) => touches(box, other, clear))
  for (const name of [...names].sort((a, b) => a.rank - b.rank)) {
    const spots = spotsFor(name, unit)
    const known = before.get(name.key)
    const kept = spots.find(({ way }) => way === known?.way)
    const spot = [...(kept === undefined ? [] : [kept]), ...spots].find((each) => free(boxOf(name, each, unit)))
    if (spot === undefined) continue
    placed.set(name.key, spot)
    taken.push(boxOf(name, spot, unit))
  }
  return placed
}
