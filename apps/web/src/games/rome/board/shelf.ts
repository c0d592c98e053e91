// Names that have found their places, which make way for one another: one that has none pushes others aside, each of which
// stands elsewhere or pushes in its turn.

import { boxOf, type Name, type Rect, reachOf, type Spot, touches } from './spots.ts'

export interface Put {
  readonly name: Name
  readonly spot: Spot
  readonly box: Rect
  /** Points of its line that lie between the disc and the name. */
  readonly line: readonly Rect[]
}

/** Where each name could stand if there were no others; what is further away, or in two lines, is looked up only if the rest will not do. */
export interface Choices {
  readonly close: readonly Put[]
  /** In one line, those close to it included. */
  readonly far: () => readonly Put[]
  readonly divided: () => readonly Put[]
  /** Wherever a line from the disc may lead. */
  readonly between: () => readonly Put[]
  /** Out of sight, if there is nothing in sight. */
  readonly beyond: () => readonly Put[]
  /** Where it stood. */
  readonly kept?: Put
}

export function* allOf({ far, divided }: Choices): Generator<Put> {
  yield* far()
  yield* divided()
}

/** More than this many names do not move for one. */
export const MOST_MOVED = 3
/** So often names are held against each other while they push: whoever waits for the map does not wait for the last of them. */
const MOST_LOOKS = 20_000

const NO_LINE: readonly Rect[] = []

export function putAt(name: Name, spot: Spot, unit: number): Put {
  const { x, y, leader } = spot
  const box = boxOf(name, spot, unit)
  if (leader === undefined) return { name, spot, box, line: NO_LINE }
  // It begins at the disc, which is not in its way.
  const middle = { x: (leader.x + x) / 2, y: (leader.y + y) / 2, w: 0, h: 0 }
  return { name, spot, box, line: [middle, { x, y, w: 0, h: 0 }] }
}

const crosses = (line: readonly Rect[], box: Rect, clear: number): boolean => {
  for (const point of line) if (touches(point, box, clear)) return true
  return false
}

export const clash = (a: Put, b: Put, clear: number): boolean =>
  touches(a.box, b.box, clear) || crosses(a.line, b.box, clear / 2) || crosses(b.line, a.box, clear / 2)

export class Shelf {
  readonly #choices: ReadonlyMap<string, Choices>
  readonly #clear: number
  readonly #put = new Map<string, Put>()
  /** Names that could ever be in the way of each other. */
  readonly #near = new Map<string, readonly string[]>()
  /** What was changed, and how it was before. */
  readonly #done: (readonly [key: string, was: Put | undefined])[] = []
  #looks = 0

  constructor(names: readonly Name[], choices: ReadonlyMap<string, Choices>, unit: number, clear: number) {
    this.#choices = choices
    this.#clear = clear
    const reaches = names.map((name) => reachOf(name, unit))
    const near = names.map((): string[] => [])
    for (const [n, reach] of reaches.entries())
      for (let other = n + 1; other < reaches.length; other++) {
        if (!touches(reaches[other] as Rect, reach)) continue
        near[n]?.push((names[other] as Name).key)
        near[other]?.push((names[n] as Name).key)
      }
    for (const [n, { key }] of names.entries()) this.#near.set(key, near[n] ?? [])
  }

  has(key: string): boolean {
    return this.#put.has(key)
  }

  get(key: string): Put | undefined {
    return this.#put.get(key)
  }

  all(): Iterable<Put> {
    return this.#put.values()
  }

  put(one: Put): void {
    const { key } = one.name
    this.#done.push([key, this.#put.get(key)])
    this.#put.set(key, one)
  }

  take({ name: { key } }: Put): void {
    this.#done.push([key, this.#put.get(key)])
    this.#put.delete(key)
  }

  /** At most so many of them: who asks for one more than will do need not know the rest. */
  inTheWay(one: Put, most: number): readonly Put[] {
    const others: Put[] = []
    for (const key of this.#near.get(one.name.key) ?? []) {
      const other = this.#put.get(key)
      if (other === undefined) continue
      this.#looks++
      if (clash(one, other, this.#clear) && others.push(other) >= most) break
    }
    return others
  }

  isFree(one: Put): boolean {
    for (const key of this.#near.get(one.name.key) ?? []) {
      const other = this.#put.get(key)
      if (other === undefined) continue
      this.#looks++
      if (clash(one, other, this.#clear)) return false
    }
    return true
  }

  freeOf(key: string): Put | undefined {
    const choices = this.#choices.get(key)
    const free = (each: Put) => this.isFree(each)
    return (
      choices?.close.find(free) ??
      choices?.far().find(free) ??
      choices?.divided().find(free) ??
      choices?.between().find(free) ??
      choices?.beyond().find(free)
    )
  }

  /** Whether a name finds a place by others making way, which may push `deep` rows of others; those in `held` do not move. Each step tries one place. */
  pushIn(key: string, held: ReadonlySet<string>, deep: number): Generator<undefined, boolean> {
    return this.#push(key, held, [], deep)
  }

  /** A name finds a place in a row of names, each of which moves for one other: as long as it has to be. Each step looks for the place of one. */
  *rowFor(key: string, held: ReadonlySet<string>, tried: Set<string> = new Set([key])): Generator<undefined, boolean> {
    const choices = this.#choices.get(key)
    if (choices === undefined) return false
    const free = this.freeOf(key)
    if (free !== undefined) {
      this.put(free)
      return true
    }
    yield
    for (const places of [choices.far, choices.divided, choices.between])
      for (const one of places()) {
        const [other, more] = this.inTheWay(one, 2)
        yield
        if (other === undefined || more !== undefined || held.has(other.name.key) || tried.has(other.name.key)) continue
        tried.add(other.name.key)
        const from = this.#done.length
        this.take(other)
        this.put(one)
        if (yield* this.rowFor(other.name.key, held, tried)) return true
        this.#undo(from)
      }
    return false
  }

  *#push(
    key: string,
    held: ReadonlySet<string>,
    pushing: readonly string[],
    deep: number,
  ): Generator<undefined, boolean> {
    const choices = this.#choices.get(key)
    if (choices === undefined || this.#looks > MOST_LOOKS) return false
    for (const each of allOf(choices)) {
      if (yield* this.#makeWay(each, held, pushing, deep)) return true
      yield
    }
    return false
  }

  /** Those in the way stand elsewhere, if each of them can; else all is as before. */
  *#makeWay(
    one: Put,
    held: ReadonlySet<string>,
    pushing: readonly string[],
    deep: number,
  ): Generator<undefined, boolean> {
    if (this.#looks > MOST_LOOKS) return false
    const others = this.inTheWay(one, MOST_MOVED + 1)
    if (others.length > MOST_MOVED || others.some(({ name: { key } }) => held.has(key) || pushing.includes(key)))
      return false
    const from = this.#done.length
    for (const other of others) this.take(other)
    this.put(one)
    for (const { name } of others) {
      const free = this.freeOf(name.key)
      yield
      if (free !== undefined) this.put(free)
      else if (deep === 0 || !(yield* this.#push(name.key, held, [...pushing, one.name.key], deep - 1))) {
        this.#undo(from)
        return false
      }
    }
    return true
  }

  #undo(from: number): void {
    for (const [key, was] of this.#done.splice(from).reverse())
      if (was === undefined) this.#put.delete(key)
      else this.#put.set(key, was)
  }
}
