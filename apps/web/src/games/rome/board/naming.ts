// Where the names of a map stand. They keep their size on the screen whatever the zoom, so the closer one looks the more of
// them find a place. A name is fixed at one corner or edge of its box, at a point of the map: while the map grows under
// it the box only shrinks towards that point, so what was clear at the beginning of a band of zooms stays clear in it.

import { type Choices, MOST_MOVED, type Put, putAt, Shelf } from './shelf.ts'
import {
  boxOf,
  CLEAR,
  closeSpots,
  dividedSpots,
  farSpots,
  middleOf,
  type Name,
  type Rect,
  reachOf,
  type Sized,
  type Spot,
  touches,
} from './spots.ts'

/** Zooms at which names are placed anew. */
export const BANDS = [1, 1.5, 2.2, 3.3] as const
export const bandOf = (zoom: number): number => BANDS.findLast((each) => each <= zoom + 0.001) ?? 1

/** What of the map is in sight, what lies over it, and how large a pixel is there. */
export interface View {
  readonly sight: Rect
  readonly covered: readonly Rect[]
  readonly unit: number
}

/** Whether a name stands clear of the edges of what is in sight, and of what lies over it. */
export function inSight(name: Sized, spot: Spot, { sight, covered, unit }: View): boolean {
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

/** So much later it is the turn of what lies near, not in sight; twice as much: of what lies further away. More than any rank. */
const NEARBY = 50

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
  // What is in sight comes first; then what lies near it, and comes into sight with the next drag.
  const nearby = view === undefined ? whole : around(view.sight)
  const far = (name: Name): number => {
    const middle = { ...middleOf(name), w: 0, h: 0 }
    if (view === undefined || touches(middle, view.sight)) return 0
    return touches(middle, nearby) ? NEARBY : 2 * NEARBY
  }
  /** Where a name could stand if there were no others: in sight first, and free of signs. */
  const choicesOf = (name: Name): Choices => {
    const reach = reachOf(name, unit)
    const isNear = (each: Rect) => touches(reach, each)
    const [near, signsNear] = [things.filter(isNear), signs.filter(isNear)]
    const middle = { ...middleOf(name), w: 0, h: 0 }
    const others = near.filter((each) => !touches(each, middle))
    const able = ({ box, line }: Put): boolean =>
      inside(box, whole, clear) &&
      !near.some((thing) => touches(box, thing, clear * 0.99)) &&
      !line.some((point) => others.some((thing) => touches(point, thing)))
    const onSign = ({ box }: Put) => signsNear.some((sign) => touches(box, sign, clear))
    const putsAt = (spots: readonly Spot[]): Put[] => spots.map((spot) => putAt(name, spot, unit)).filter(able)
    const close = putsAt(closeSpots(name, unit))
    if (far(name) > NEARBY) return { close, all: () => close }
    let found: readonly Put[] | undefined
    const all = (): readonly Put[] => {
      if (found !== undefined) return found
      const spots = farSpots(name, unit)
      const two = dividedSpots(name, [...closeSpots(name, unit), ...spots])
      const inOrder = (puts: readonly Put[]) => [...puts.filter((put) => !onSign(put)), ...puts.filter(onSign)]
      const puts = [...inOrder([...close, ...putsAt(spots)]), ...inOrder(putsAt(two))]
      const inView = far(name) === 0 ? puts.filter(seen) : []
      found = inView.length > 0 ? inView : puts
      return found
    }
    // What it had it keeps, if it can.
    const way = before.get(name.key)?.way
    const good = close.filter((put) => (far(name) > 0 || seen(put)) && !onSign(put))
    const kept =
      way === undefined
        ? undefined
        : (good.find(({ spot }) => spot.way === way) ?? all().find(({ spot }) => spot.way === way))
    return { close: kept === undefined ? good : [kept, ...good], all }
  }
  const choices = new Map(names.map((name) => [name.key, choicesOf(name)]))
  const shelf = new Shelf(names, choices, unit, clear)

  const order = new Map(names.map((name) => [name.key, name.rank + far(name)]))
  const ranked = [...names].sort((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0))
  const farOf = (key: string): number => Math.floor((order.get(key) ?? 0) / NEARBY)
  const stood = new Set<string>()
  if (stays)
    for (const { key } of ranked) {
      const [same] = choices.get(key)?.close ?? []
      if (same === undefined || same.spot.way !== before.get(key)?.way || !shelf.isFree(same)) continue
      shelf.put(same)
      if (seen(same)) stood.add(key)
    }
  const gone = new Set<string>()
  /** Those in the way go, if all of them may. */
  const takeOver = (key: string, mayGo: (other: Put) => boolean): boolean =>
    choices
      .get(key)
      ?.all()
      .some((one) => {
        const others = shelf.inTheWay(one, MOST_MOVED + 1)
        if (others.length > MOST_MOVED || !others.every(mayGo)) return false
        for (const other of others) {
          shelf.take(other)
          gone.add(other.name.key)
        }
        shelf.put(one)
        return true
      }) === true
  const place = ({ key, rank, sea }: Name): void => {
    if (shelf.has(key) || gone.has(key)) return
    const free = shelf.freeOf(key)
    if (free !== undefined) shelf.put(free)
    // What is asked about comes first.
    else if (stays && rank < 1) takeOver(key, ({ name }) => name.rank >= 1)
    else if (sea !== true && farOf(key) < 2 && !shelf.pushIn(key, stood, 0) && stays && farOf(key) === 0)
      // A name goes whose thing is out of sight, or a sea's.
      takeOver(key, ({ name }) => isLast(name) || farOf(name.key) > 0)
  }
  const [seas, regions] = [ranked.filter(isLast), ranked.filter((name) => !isLast(name))]
  regions.forEach(place)
  // Those that move for one may move others, and these others still: the shorter rows for all names first.
  for (const deep of [1, 2])
    for (const { key } of regions) if (!shelf.has(key) && farOf(key) === 0) shelf.pushIn(key, stood, deep)
  seas.forEach(place)
  return new Map([...shelf.all()].map(({ name, spot }) => [name.key, spot]))
}

const isLast = ({ sea, rank }: Name): boolean => sea === true && rank >= 1

/** Half as much again on every side. */
const around = ({ x, y, w, h }: Rect): Rect => ({ x: x - w / 2, y: y - h / 2, w: 2 * w, h: 2 * h })
