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
const LEADER = 15

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
function spotsFor({ around, at, sea }: Name, unit: number): Spot[] {
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
  const far = [LEADER / 2, LEADER].flatMap((reach) =>
    WAYS.map((way) => ({ ...spot(reach * unit, way), leader: edge(way) })),
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

/**
 * By key; a name that finds no place is left out. No name lies on `things`, and none on `signs` that finds a place without.
 * `before`: what stood where, which it keeps if it can.
 */
export function placeNames(
  names: readonly Name[],
  things: readonly Rect[],
  signs: readonly Rect[],
  frame: { readonly width: number; readonly height: number },
  unit: number,
  before: ReadonlyMap<string, Spot> = new Map(),
): Map<string, Spot> {
  const clear = CLEAR * unit
  const inFrame = (box: Rect) =>
    box.x >= clear && box.y >= clear && box.x + box.w <= frame.width - clear && box.y + box.h <= frame.height - clear
  /** Where a name could stand if there were no others: free of signs first. */
  const possible = (name: Name): Put[] => {
    const all = spotsFor(name, unit)
    const kept = all.find(({ way }) => way === before.get(name.key)?.way)
    const puts = [...(kept === undefined ? [] : [kept]), ...all].flatMap((spot): Put[] => {
      const box = boxOf(name, spot, unit)
      return inFrame(box) && !things.some((thing) => touches(box, thing, clear * 0.99)) ? [{ name, spot, box }] : []
    })
    const onSign = ({ box }: Put) => signs.some((sign) => touches(box, sign, clear))
    return [...puts.filter((put) => !onSign(put)), ...puts.filter(onSign)]
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
  for (const name of [...names].sort((a, b) => a.rank - b.rank)) {
    const own = ways.get(name.key) ?? []
    const free = own.find((each) => inTheWay(each).length === 0)
    if (free !== undefined) put.set(name.key, free)
    else if (name.sea !== true) own.some(makeWay)
  }
  return new Map([...put].map(([key, { spot }]) => [key, spot]))
}

/** More than this many names do not move for one. */
const MOST_MOVED = 3
