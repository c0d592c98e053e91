// Where the names of a map stand. They keep their size on the screen whatever the zoom, so the closer one looks the more of
// them find a place. A name is fixed at one corner or edge of its box, at a point of the map: while the map grows under
// it the box only shrinks towards that point, so what was clear at the beginning of a band of zooms stays clear in it.

import { allOf, type Choices, clash, MOST_MOVED, type Put, putAt, Shelf } from './shelf.ts'
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
  rimOf,
  type Sized,
  type Spot,
  spotsBetween,
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

/** Whether the middle of a thing lies well within what is in sight, and nothing over its disc. */
function isInView(name: Name, { sight, covered, unit }: View): boolean {
  const { x, y } = middleOf(name)
  const rim = rimOf(name)
  const disc = { x: x - rim, y: y - rim, w: 2 * rim, h: 2 * rim }
  return (
    inside({ x, y, w: 0, h: 0 }, sight, WITHIN * unit) && !covered.some((each) => touches(disc, each, CLEAR * unit))
  )
}

const inside = ({ x, y, w, h }: Rect, within: Rect, clear: number): boolean =>
  x >= within.x + clear &&
  y >= within.y + clear &&
  x + w <= within.x + within.w - clear &&
  y + h <= within.y + within.h - clear

interface Placing {
  /** What stood where, which it keeps if it can. */
  readonly before?: ReadonlyMap<string, Spot>
  /** Whatever stood in sight stands there again. */
  readonly stays?: boolean
  /** Nor does it go for anything else: names only come, where there is room beside those that stand there. */
  readonly adds?: boolean
  /** Names stand in sight if they can, elsewhere on the map if they cannot. */
  readonly view?: View | undefined
  /** Where there is room for most names: if too few are shown, those make way that would otherwise stay where they are. */
  readonly insists?: boolean
  /** Those that a name must not be taken to belong to; absent: all that are placed. */
  readonly discs?: readonly Name[]
}

/** How far away a thing lies: in view, at the rim of it, near, so that it comes into sight with the next drag, or further. */
const IN_VIEW = 0
const AT_RIM = 1
const NEARBY = 2
const FAR = 3
/** More than any rank: what is further away comes later. */
const LATER = 10

/** A thing is in view if its middle lies so far within what is in sight, in pixels, and nothing lies over it. */
const WITHIN = 20
/** Of the names in view; if there are fewer, names make way that would otherwise stay where they are. */
const ENOUGH = 0.9
/** How far from a name the disc may be that it seems to belong to, in pixels. */
const RIVALS = 20
/** More places than a name has. */
const MANY = 1e6

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

/** Names that lie on things, or on a name before them: as they stand, once what they stand among has changed. */
export function clashing(
  names: readonly Name[],
  placed: ReadonlyMap<string, Spot>,
  things: readonly Rect[],
  unit: number,
): Set<string> {
  const [clash, boxes] = [new Set<string>(), [...things]]
  for (const name of names) {
    const spot = placed.get(name.key)
    if (spot === undefined) continue
    const box = boxOf(name, spot, unit)
    if (boxes.some((each) => touches(box, each))) clash.add(name.key)
    else boxes.push(box)
  }
  return clash
}

/**
 * One name in sight, where it disturbs no other if it can. Those that it would lie on are left out, or, if it `gives way`, it is itself.
 * Absent: it stands in sight already, or cannot.
 */
export function nameAlone(
  name: Name,
  placed: ReadonlyMap<string, Spot>,
  names: readonly Name[],
  { things, signs, frame, unit, view, givesWay = false }: Around,
): { readonly placed: ReadonlyMap<string, Spot> } | undefined {
  const spot = placed.get(name.key)
  if (spot !== undefined && inSight(name, spot, view)) return undefined
  const others = names.flatMap((each) => {
    const at = each === name ? undefined : placed.get(each.key)
    return at === undefined ? [] : [putAt(each, at, unit)]
  })
  const boxes = others.flatMap(({ box, line }) => [box, ...line])
  const soft = [...signs, ...boxes]
  const how = { view, discs: names }
  const found = givesWay
    ? placeNames([name], [...things, ...boxes], signs, frame, unit, how).get(name.key)
    : (placeNames([name], things, soft, frame, unit, how).get(name.key) ??
      // There is no room among the pieces, or only nearer to another disc: it is the one that is pointed at.
      placeNames([name], [], [...things, ...soft], frame, unit, { view }).get(name.key))
  if (found === undefined || !inSight(name, found, view)) return undefined
  const own = putAt(name, found, unit)
  const clear = others.filter((other) => !clash(own, other, CLEAR * unit))
  if (givesWay && clear.length < others.length) return undefined
  return { placed: new Map([...clear, own].map((put) => [put.name.key, put.spot])) }
}

interface Around {
  readonly things: readonly Rect[]
  readonly signs: readonly Rect[]
  readonly frame: { readonly width: number; readonly height: number }
  readonly unit: number
  readonly view: View
  readonly givesWay?: boolean
}

/** The same, a name at a time, for those who must not be kept waiting. */
export function* placing(
  ...[names, things, signs, frame, unit, how = {}]: Asked
): Generator<undefined, Map<string, Spot>> {
  const { before = new Map<string, Spot>(), adds = false, stays = adds, view, discs = names } = how
  const insists = how.insists === true && !adds
  const clear = CLEAR * unit
  const seen = ({ name, spot }: Put): boolean => view === undefined || inSight(name, spot, view)
  const howFar = (name: Name): number => {
    if (view === undefined || isInView(name, view)) return IN_VIEW
    const middle = { ...middleOf(name), w: 0, h: 0 }
    if (touches(middle, view.sight)) return AT_RIM
    return touches(middle, around(view.sight)) ? NEARBY : FAR
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
    const rivals = name.sea === true ? [] : discs.filter((each) => isRival(each, name, reach, RIVALS * unit))
    // It would be read as the name of another disc: rather none.
    const isMistaken = ({ box, line }: Put): boolean => {
      if (line.length > 0) return false
      const own = gapTo(name, box)
      return rivals.some((each) => gapTo(each, box) < own)
    }
    const inOrder = (puts: readonly Put[]) => {
      const onSigns = puts.map(onSign)
      return [...puts.filter((_, n) => !onSigns[n]), ...puts.filter((_, n) => onSigns[n])]
    }
    const putsAt = (spots: readonly Spot[]): Put[] =>
      spots.map((spot) => putAt(name, spot, unit)).filter((put) => able(put) && !isMistaken(put))
    const close = putsAt(closeSpots(name, unit, fits))
    if (far === FAR) return { close, far: () => close, divided: () => [], between: () => [], beyond: () => [] }
    const isHere = far < NEARBY
    const one = once(() => split(inOrder([...close, ...putsAt(farSpots(name, unit, fits))])))
    const two = once(() => {
      if (name.divided === undefined) return NONE
      return split(inOrder(putsAt([...closeSpots(name, unit, fits, true), ...farSpots(name, unit, fits, true)])))
    })
    const between = once(() => {
      if (far !== IN_VIEW || view === undefined) return []
      const { sight, covered } = view
      const spots = [false, ...(name.divided === undefined ? [] : [true])].flatMap((inTwo) =>
        spotsBetween(name, unit, [...near, ...covered], sight, inTwo),
      )
      return inOrder(putsAt(spots).filter(seen))
    })
    const split = (puts: readonly Put[]) => {
      const here = isHere ? puts.filter(seen) : puts
      return { here, there: here.length === puts.length ? [] : puts.filter((put) => !here.includes(put)) }
    }
    const choices: Choices = {
      close,
      far: () => one().here,
      divided: () => two().here,
      between,
      beyond: () =>
        one().here.length + two().here.length + between().length > 0 ? [] : [...one().there, ...two().there],
    }
    const good = close.filter((put) => (!isHere || seen(put)) && !onSign(put))
    const kept = keptOf(name, (put) => !isHere || seen(put), [() => good, choices.far, choices.divided])
    return { ...choices, close: kept === undefined ? good : [kept, ...good], ...(kept === undefined ? {} : { kept }) }
  }
  /** What it had it keeps, if it can. */
  const keptOf = (
    name: Name,
    will: (put: Put) => boolean,
    places: readonly (() => readonly Put[])[],
  ): Put | undefined => {
    const spot = before.get(name.key)
    if (spot === undefined) return undefined
    const same = stays ? putAt(name, spot, unit) : undefined
    if (same !== undefined) return will(same) ? same : undefined
    for (const all of places) {
      const found = all().find((put) => put.spot.no === spot.no)
      if (found !== undefined) return found
    }
    return undefined
  }
  const fars = new Map(names.map((name) => [name.key, howFar(name)]))
  const farOf = (key: string): number => fars.get(key) ?? IN_VIEW
  const choices = new Map<string, Choices>()
  for (const name of names) {
    choices.set(name.key, choicesOf(name, farOf(name.key)))
    yield
  }
  const orderOf = ({ key, rank }: Name): number => rank + LATER * farOf(key)
  const ranked = [...names].sort((a, b) => orderOf(a) - orderOf(b))
  const [seas, regions] = [ranked.filter(isLast), ranked.filter((name) => !isLast(name))]
  const inView = regions.filter(({ key }) => farOf(key) === IN_VIEW)
  const shownOf = (shelf: Shelf): number =>
    inView.filter(({ key }) => {
      const put = shelf.get(key)
      return put !== undefined && seen(put)
    }).length

  /** `holds`: whatever stood in sight stays where it is. */
  function* shelved(holds: boolean, regions: readonly Name[]): Generator<undefined, Shelf> {
    const shelf = new Shelf(names, choices, unit, clear)
    const stood = new Set<string>()
    if (holds)
      for (const { key } of ranked) {
        const kept = choices.get(key)?.kept
        if (kept === undefined || !shelf.isFree(kept)) continue
        shelf.put(kept)
        if (seen(kept)) stood.add(key)
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
    function* place({ key, sea }: Name): Generator<undefined, void> {
      if (shelf.has(key) || gone.has(key)) return
      const free = shelf.freeOf(key)
      yield
      if (free !== undefined) shelf.put(free)
      else if (adds || sea === true || farOf(key) === FAR) return
      else if (!(yield* shelf.pushIn(key, stood, 0)) && holds && farOf(key) < NEARBY)
        // A name goes whose thing is further out of sight, or a sea's.
        takeOver(key, ({ name }) => isLast(name) || farOf(name.key) > farOf(key))
    }
    for (const name of regions) yield* place(name)
    // Those that move for one may move others, and these others still: the shorter rows for all names first.
    for (const deep of adds ? [] : [1, 2])
      for (const { key } of inView) {
        if (shelf.has(key)) continue
        yield* shelf.pushIn(key, stood, deep)
      }
    if (insists) for (const { key } of inView) if (!shelf.has(key)) yield* shelf.rowFor(key, stood)
    for (const name of seas) yield* place(name)
    return shelf
  }
  const isEnough = (shelf: Shelf): boolean => !insists || shownOf(shelf) >= inView.length * ENOUGH
  let shelf = yield* shelved(stays, regions)
  // Too few are named: those that stood there may move, as few of them as will do.
  if (stays) for (const { key } of inView) if (!shelf.has(key) && !isEnough(shelf)) yield* shelf.rowFor(key, new Set())
  // Or all are placed anew; those first that have the fewest places.
  const counts = new Map<string, number>()
  for (const rarest of [false, true]) {
    if (isEnough(shelf) || (!stays && !rarest)) continue
    if (rarest)
      for (const { key } of inView) {
        const { far, divided, between } = choices.get(key) as Choices
        counts.set(key, far().length + divided().length + between().length)
        yield
      }
    const count = ({ key }: Name): number => counts.get(key) ?? MANY
    const other = yield* shelved(false, rarest ? [...regions].sort((a, b) => count(a) - count(b)) : regions)
    if (shownOf(other) > shownOf(shelf)) shelf = other
  }
  return new Map([...shelf.all()].map(({ name, spot }) => [name.key, spot]))
}

const isLast = ({ sea, rank }: Name): boolean => sea === true && rank >= 1

const NONE: { readonly here: readonly Put[]; readonly there: readonly Put[] } = { here: [], there: [] }

/** Another disc that a name could be taken to belong to. */
const isRival = (other: Name, name: Name, reach: Rect, clear: number): boolean =>
  other !== name && other.sea !== true && touches({ ...middleOf(other), w: 0, h: 0 }, reach, rimOf(other) + clear)

/** From the rim of a disc to a box. */
function gapTo(name: Name, { x, y, w, h }: Rect): number {
  const at = middleOf(name)
  return Math.hypot(Math.max(x - at.x, 0, at.x - x - w), Math.max(y - at.y, 0, at.y - y - h)) - rimOf(name)
}

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
