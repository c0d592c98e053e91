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
  /** The middle of what it names; absent: of all that lies there. */
  readonly at?: { readonly x: number; readonly y: number }
  /** From there to the rim of what it names: lines begin there. */
  readonly rim?: number
  /** Of its letters, in pixels of the screen. */
  readonly width: number
  readonly height: number
  /** The lowest finds its place first. */
  readonly rank: number
  /** Over the water, not beside a disc. */
  readonly sea?: boolean
}

export interface Spot {
  /** A point of the map, and where the box lies from there: -1 wholly before it, 0 in its middle, 1 wholly after it. */
  readonly x: number
  readonly y: number
  readonly across: -1 | -0.5 | 0 | 0.5 | 1
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
const LEADERS = [9, 15] as const

type Way = readonly [Spot['across'], Spot['down']]
const SEA_WAYS = [
  [0, 0],
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const
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
]

/** The places to try, in this order: around the thing, then with a leader. `unit`: of the map, for one pixel. */
function spotsFor({ around, at, rim = Math.min(around.w, around.h) / 2, sea }: Name, unit: number): Spot[] {
  const cx = at?.x ?? around.x + around.w / 2
  const cy = at?.y ?? around.y + around.h / 2
  if (sea === true)
    return SEA_WAYS.map(([dx, dy], way): Spot => ({ x: cx + dx * 34, y: cy + dy * 22, across: 0, down: 0, way }))
  const edge = ([dx, dy]: Way) => ({
    x: dx === 0 ? cx : dx < 0 ? around.x : around.x + around.w,
    y: dy === 0 ? cy : dy < 0 ? around.y : around.y + around.h,
  })
  const spot = (reach: number, way: Way): Omit<Spot, 'way'> => {
    const [dx, dy] = way
    const from = edge(way)
    // At a corner a name begins above or below the thing, not beyond it.
    const x = dx !== 0 && dy !== 0 ? cx + dx * Math.min(6, Math.abs(from.x - cx)) : from.x
    const far = dx !== 0 && dy !== 0 ? reach * 0.7 : reach
    return { x: x + dx * (dy === 0 ? reach : far), y: from.y + dy * far, across: dx, down: dy }
  }
  const near = WAYS.map((way) => spot(CLEAR * unit, way))
  // Further away it goes by the disc alone: a line from its rim, straight outwards, ends where the name begins.
  const far = LEADERS.flatMap((reach) =>
    WAYS.map(([across, down]): Omit<Spot, 'way'> => {
      const [dx, dy] = [across / Math.hypot(across, down), down / Math.hypot(across, down)]
      const [from, to] = [rim, rim + reach * unit]
      return { x: cx + dx * to, y: cy + dy * to, across, down, leader: { x: cx + dx * from, y: cy + dy * from } }
    }),
  )
  return [...near, ...far].map((each, way): Spot => ({ ...each, way }))
}

export function boxOf({ width, height }: Pick<Name, 'width' | 'height'>, spot: Spot, unit: number): Rect {
  const [w, h] = [width * unit, height * unit]
  return { x: spot.x + (w * (spot.across - 1)) / 2, y: spot.y + (h * (spot.down - 1)) / 2, w, h }
}

export const touches = (a: Rect, b: Rect, clear = 0): boolean =>
  a.x < b.x + b.w + clear && b.x < a.x + a.w + clear && a.y < b.y + b.h + clear && b.y < a.y + a.h + clear

interface Put {
  readonly name: Name
  readonly spot: Spot
  readonly box: Rect
}

/** What of the map is in sight, what lies over it, and how large a pixel is there. */
export interface View {
  readonly sight: Rect
  readonly covered: readonly Rect[]
  readonly unit: number
}

/** Whether a name stands clear of the edges of what is in sight, and of what lies over it. */
export function inSight(name: Pick<Name, 'width' | 'height'>, spot: Spot, { sight, covered, unit }: View): boolean {
  const box = boxOf(name, spot, unit)
  return inside(box, sight, CLEAR * unit) && !covered.some((each) => touches(box, each, CLEAR * unit))
}

const inside = ({ x, y, w, h }: Rect, within: Rect, clear: number): boolean =>
  x >= within.x + clear &&
  y >= within.y + clear &&
  x + w <= within.x + within.w - clear &&
  y + h <= within.y + within.h - clear

interface Placing {
  /** What stood where, which it keeps if it can. */
  readonly before?: ReadonlyMap<string, Spot>
  /** Whatever stood in sight stands there again, and goes only for a name of the first rank. */
  readonly stays?: boolean
  /** Names stand in sight if they can, elsewhere on the map if they cannot. */
  readonly view?: View | undefined
}

/** By key; a name that finds no place is left out. No name lies on `things`, and none on `signs` that finds a place without. */
export function placeNames(
  names: readonly Name[],
  things: readonly Rect[],
  signs: readonly Rect[],
  frame: { readonly width: number; readonly height: number },
  unit: number,
  { before = new Map(), stays = false, view }: Placing = {},
): Map<string, Spot> {
  const clear = CLEAR * unit
  const whole: Rect = { x: 0, y: 0, w: frame.width, h: frame.height }
  const seen = ({ name, spot }: Put): boolean => view === undefined || inSight(name, spot, view)
  /** Where a name could stand if there were no others: in sight first, and free of signs. */
  const possible = (name: Name): Put[] => {
    const all = spotsFor(name, unit)
    const kept = all.find(({ way }) => way === before.get(name.key)?.way)
    const puts = [...(kept === undefined ? [] : [kept]), ...all].flatMap((spot): Put[] => {
      const box = boxOf(name, spot, unit)
      return inside(box, whole, clear) && !things.some((thing) => touches(box, thing, clear * 0.99))
        ? [{ name, spot, box }]
        : []
    })
    const onSign = ({ box }: Put) => signs.some((sign) => touches(box, sign, clear))
    const best = puts.some(seen) ? puts.filter(seen) : puts
    return [...best.filter((put) => !onSign(put)), ...best.filter(onSign)]
  }
  const ways = new Map(names.map((name) => [name.key, possible(name)]))
  const put = new Map<string, Put>()
  const inTheWay = (one: Put): Put[] =>
    [...put.values()].filter(({ name, box }) => name.key !== one.name.key && touches(one.box, box, clear))
  /** Those in the way stand elsewhere, if each of them can. */
  const makeWay = (one: Put): boolean => {
    const others = inTheWay(one)
    if (others.length > MOST_MOVED) return false
    const undo = new Map(put)
    put.set(one.name.key, one)
    for (const other of others) put.delete(other.name.key)
    for (const { name } of others) {
      const instead = ways.get(name.key)?.find((each) => inTheWay(each).length === 0)
      if (instead !== undefined) {
        put.set(name.key, instead)
        continue
      }
      put.clear()
      for (const [key, each] of undo) put.set(key, each)
      return false
    }
    return true
  }
  /** Those in the way go: what is asked about comes first. */
  const takeOver = (one: Put): boolean => {
    const others = inTheWay(one)
    if (others.length > MOST_MOVED || others.some(({ name }) => name.rank < 1)) return false
    for (const other of others) put.delete(other.name.key)
    put.set(one.name.key, one)
    return true
  }
  // What is in sight comes first.
  const far = (name: Name): number => (ways.get(name.key)?.some(seen) === true ? 0 : 100)
  const ranked = [...names].sort((a, b) => a.rank + far(a) - b.rank - far(b))
  if (stays)
    for (const name of ranked) {
      const same = ways.get(name.key)?.find(({ spot }) => spot.way === before.get(name.key)?.way)
      if (same !== undefined && inTheWay(same).length === 0) put.set(name.key, same)
    }
  for (const name of ranked) {
    if (put.has(name.key)) continue
    const own = ways.get(name.key) ?? []
    const free = own.find((each) => inTheWay(each).length === 0)
    if (free !== undefined) put.set(name.key, free)
    else if (!stays && name.sea !== true) own.some(makeWay)
    else if (stays && name.rank < 1) own.some(takeOver)
  }
  return new Map([...put].map(([key, { spot }]) => [key, spot]))
}

/** More than this many names do not move for one. */
const MOST_MOVED = 3
