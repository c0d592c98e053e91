// Names for chance: every use of it has a key made of the turn, whose it is, what for and how often that came up in the
// turn. What is drawn depends on the key alone, so a change elsewhere in the game leaves it as it was.

import type { Seat } from '../games/game.ts'

/** How often a key has been used in the turn, by seat and by what for: words that are known, so none need be put together to look it up. */
export type KeyCounts = ReadonlyMap<Seat, ReadonlyMap<string, number>>

export class TurnKeys {
  #moment: string
  readonly #counts = new Map<Seat, Map<string, number>>()
  /** The key that was made last, and what it is about: it is the one that is used next, as a rule. */
  #key: string | undefined
  #seat: Seat = ''
  #node = ''

  constructor(moment: string, counts: KeyCounts = new Map()) {
    this.#moment = moment
    for (const [seat, nodes] of counts) this.#counts.set(seat, new Map(nodes))
  }

  get counts(): KeyCounts {
    return this.#counts
  }

  copy(): TurnKeys {
    return new TurnKeys(this.#moment, this.#counts)
  }

  /** The next key, or the one after so many others of the same kind. */
  next(seat: Seat, node: string, after = 0): string {
    const n = this.#counts.get(seat)?.get(node) ?? 0
    const key = `${this.#moment}|${seat}|${node}|${n + after}`
    this.#key = key
    this.#seat = seat
    this.#node = node
    return key
  }

  /** Keys begin with their turn, so uses of earlier turns do not count. */
  use(key: string): void {
    if (key === this.#key) {
      this.#count(this.#seat, this.#node)
      return
    }
    if (!key.startsWith(`${this.#moment}|`)) return
    const base = key.slice(this.#moment.length + 1, key.lastIndexOf('|'))
    const at = base.indexOf('|')
    this.#count(base.slice(0, at), base.slice(at + 1))
  }

  #count(seat: Seat, node: string): void {
    let nodes = this.#counts.get(seat)
    if (nodes === undefined) {
      nodes = new Map()
      this.#counts.set(seat, nodes)
    }
    nodes.set(node, (nodes.get(node) ?? 0) + 1)
  }

  /** Answers whether this is another turn. */
  moveTo(moment: string): boolean {
    if (moment === this.#moment) return false
    this.#moment = moment
    this.#key = undefined
    this.#counts.clear()
    return true
  }
}
