// Where the names of a map stand. They keep their size on the screen whatever the zoom, so the closer one looks the more of
// them find a place. A name is fixed at one corner or edge of its box, at a point of the map: while the map grows under
// it the box only shrinks towards that point, so what was clear at the beginning of a band of zooms stays clear in it.

import { allOf, type Choices, MOST_MOVED, type Put, putAt, Shelf } from './shelf.ts'
import {
  boxOf,
  CLEAR,
  closeSpots,
  type Fits,
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

type Asked = readonly [
  names: readonly Name[],
  things: readonly Rect[],
  signs: readonly Rect[],
  frame: { readonly width: number; readonly height: number },
  unit: number,
  how?: Placing,
]

/** By key; a name that finds no place is left out. No name lies on `things`, and none on `signs` that finds a place without. */
export function placeNames(...asked: Asked): Map<string, Spot> {
  const steps = placing(...asked)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** The same, a name at a time, for those who must not be kept waiting. */
export function* placing(
  ...[names, things, signs, frame, unit, { before = new Map(), stays = false, view } = {}]: Asked
): Generator<undefined, Map<string, Spot>> {
  const clear = CLEAR * unit
  const whole: Rect = { x: 0, y: 0, w: frame.width, h: frame.height }
  const seen = ({ name, spot }: Put): boolean => view === undefined || inSight(name, spot, view)
  // What is in sight comes first; then what lies near it, and comes into sight with the next drag.
  const nearby = view === undefined ? whole : around(view.sight)
  const howFar = (name: Name): number => {
    const middle = { ...middleOf(name), w: 0, h: 0 }
    if (view === undefined || touches(middle, view.sight)) return 0
    return touches(middle, nearby) ? NEARBY : 2 * NEARBY
  }
  /** Where a name could stand if there were no others: in sight first, and free of signs. */
  const choicesOf = (name: Name, far: number): Choices => {
    const reach = reachOf(name, unit)
    const isNear = (each: Rect) => touches(reach, each)
    const [near, signsNear] = [things.filter(isNear), signs.filter(isNear)]
    const middle = { ...middleOf(name), w: 0, h: 0 }
    const others = near.filter((each) => !touches(each, middle))
    const fits = roomBetween(near, frame, clear)
    const able = ({ line }: Put): boolean => !line.some((point) => others.some((thing) => touches(point, thing)))
    const onSign = ({ box }: Put) => signsNear.some((sign) => touches(box, sign, clear))
    const inOrder = (puts: readonly Put[]) => {
      const on = puts.map(onSign)
      return [...puts.filter((_, n) => on[n] === false), ...puts.filter((_, n) => on[n] === true)]
    }
    const putsAt = (spots: readonly Spot[]): Put[] => spots.map((spot) => putAt(name, spot, unit)).filter(able)
    const close = putsAt(closeSpots(name, unit, fits))
    if (far > NEARBY) return { close, far: () => close, divided: () => [] }
    const one = once(() => split(inOrder([...close, ...putsAt(farSpots(name, unit, fits))])))
    const two = once(() => {
      if (name.divided === undefined) return NONE
      return split(inOrder(putsAt([...closeSpots(name, unit, fits, true), ...farSpots(name, unit, fits, true)])))
    })
    const split = (puts: readonly Put[]) => ({ puts, inView: far === 0 ? puts.filter(seen) : [] })
    const choices: Choices = {
      close,
      far: () => (one().inView.length > 0 || two().inView.length > 0 ? one().inView : one().puts),
      divided: () => (one().inView.length > 0 || two().inView.length > 0 ? two().inView : two().puts),
    }
    // What it had it keeps, if it can.
    const no = before.get(name.key)?.no
    const good = close.filter((put) => (far > 0 || seen(put)) && !onSign(put))
    const same = ({ spot }: Put) => spot.no === no
    const kept =
      no === undefined ? undefined : (good.find(same) ?? choices.far().find(same) ?? choices.divided().find(same))
    return { ...choices, close: kept === undefined ? good : [kept, ...good] }
  }
  const fars = new Map(names.map((name) => [name.key, howFar(name)]))
  const farAway = ({ key }: Name): number => fars.get(key) ?? 0
  const choices = new Map<string, Choices>()
  for (const name of names) {
    choices.set(name.key, choicesOf(name, farAway(name)))
    yield
  }
  const shelf = new Shelf(names, choices, unit, clear)

  const order = new Map(names.map((name) => [name.key, name.rank + farAway(name)]))
  const ranked = [...names].sort((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0))
  const farOf = (key: string): number => Math.floor((order.get(key) ?? 0) / NEARBY)
  const stood = new Set<string>()
  if (stays)
    for (const { key } of ranked) {
      const [same] = choices.get(key)?.close ?? []
      if (same === undefined || same.spot.no !== before.get(key)?.no || !shelf.isFree(same)) continue
      shelf.put(same)
      if (seen(same)) stood.add(key)
    }
  const gone = new Set<string>()
  /** Those in the way go, if all of them may. */
  const takeOver = (key: string, mayGo: (other: Put) => boolean): void => {
    const own = choices.get(key)
    for (const one of own === undefined ? [] : allOf(own)) {
      const others = shelf.inTheWay(one, MOST_MOVED + 1)
      if (others.length > MOST_MOVED || !others.every(mayGo)) continue
      for (const other of others) {
        shelf.take(other)
        gone.add(other.name.key)
      }
      shelf.put(one)
      return
    }
  }
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
  for (const name of regions) {
    place(name)
    yield
  }
  // Those that move for one may move others, and these others still: the shorter rows for all names first.
  for (const deep of [1, 2])
    for (const { key } of regions) {
      if (shelf.has(key) || farOf(key) > 0) continue
      shelf.pushIn(key, stood, deep)
      yield
    }
  seas.forEach(place)
  return new Map([...shelf.all()].map(({ name, spot }) => [name.key, spot]))
}

const isLast = ({ sea, rank }: Name): boolean => sea === true && rank >= 1

const NONE: { readonly puts: readonly Put[]; readonly inView: readonly Put[] } = { puts: [], inView: [] }

/** Worked out when it is first wanted. */
function once<Found extends object>(find: () => Found): () => Found {
  let found: Found | undefined
  return () => {
    found ??= find()
    return found
  }
}

/** Within the frame, and clear of things. */
function roomBetween(
  things: readonly Rect[],
  { width, height }: { width: number; height: number },
  clear: number,
): Fits {
  const least = clear * 0.99
  return (x, y, w, h) => {
    if (x < clear || y < clear || x + w > width - clear || y + h > height - clear) return false
    for (const thing of things)
      if (
        x < thing.x + thing.w + least &&
        thing.x < x + w + least &&
        y < thing.y + thing.h + least &&
        thing.y < y + h + least
      )
        return false
    return true
  }
}

/** Half as much again on every side. */
const around = ({ x, y, w, h }: Rect): Rect => ({ x: x - w / 2, y: y - h / 2, w: 2 * w, h: 2 * h })
