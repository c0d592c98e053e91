// Names for chance: every use of it has a key made of the turn, whose it is, what for and how often that came up in the
// turn. What is drawn depends on the key alone, so a change elsewhere in the game leaves it as it was.

import type { Seat } from '../games/game.ts'

export class TurnKeys {
  #moment: string
  #counts: Map<string, number>
  /** The key that was made last, and what it begins with: it is the one that is used next, as a rule. */
  #key: string | undefined
  #base = ''

  constructor(moment: string, counts: ReadonlyMap<string, number> = new Map()) {
    this.#moment = moment
    this.#counts = new Map(counts)
  }

  get counts(): ReadonlyMap<string, number> {
    return this.#counts
  }

  copy(): TurnKeys {
    return new TurnKeys(this.#moment, this.#counts)
  }

  /** The next key, or the one after so many others of the same kind. */
  next(seat: Seat, node: string, after = 0): string {
    const base = `${this.#moment}|${seat}|${node}`
    const key = `${base}|${(this.#counts.get(base) ?? 0) + after}`
    this.#key = key
    this.#base = base
    return key
  }

  /** Keys begin with their turn, so uses of earlier turns do not count. */
  use(key: string): void {
    if (key === this.#key) {
      this.#counts.set(this.#base, (this.#counts.get(this.#base) ?? 0) + 1)
      return
    }
    const base = key.slice(0, key.lastIndexOf('|'))
    if (base.startsWith(`${this.#moment}|`)) this.#counts.set(base, (this.#counts.get(base) ?? 0) + 1)
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
