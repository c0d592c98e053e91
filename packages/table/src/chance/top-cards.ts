// What the top card of a pile can be.

import type { CardId } from './bags.ts'

/** Cards in order, of which one is drawn. They are counted only for whoever goes through them: most look at one, or draw. */
export class TopCards implements ReadonlyMap<CardId, number> {
  readonly #cards: readonly CardId[]
  #counts: Map<CardId, number> | undefined

  constructor(cards: readonly CardId[]) {
    this.#cards = cards
  }

  /** The card so far along the way (from 0 to less than 1) through all of them. */
  at(share: number): CardId | undefined {
    return this.#cards[Math.floor(share * this.#cards.length)]
  }

  has(card: CardId): boolean {
    return this.#cards.includes(card)
  }

  get size(): number {
    return this.#counted().size
  }

  get(card: CardId): number | undefined {
    return this.#counted().get(card)
  }

  keys(): MapIterator<CardId> {
    return this.#counted().keys()
  }

  values(): MapIterator<number> {
    return this.#counted().values()
  }

  entries(): MapIterator<[CardId, number]> {
    return this.#counted().entries()
  }

  [Symbol.iterator](): MapIterator<[CardId, number]> {
    return this.#counted().entries()
  }

  forEach(call: (n: number, card: CardId, all: ReadonlyMap<CardId, number>) => void): void {
    for (const [card, n] of this.#counted()) call(n, card, this)
  }

  #counted(): Map<CardId, number> {
    if (this.#counts === undefined) {
      this.#counts = new Map()
      for (const card of this.#cards) this.#counts.set(card, (this.#counts.get(card) ?? 0) + 1)
    }
    return this.#counts
  }
}
