// Changing a state: where the cards are.

import type { CardSet } from '../../card-sets.ts'
import * as L from './layout.ts'
import type { State } from './state.ts'

// Not looked up in the layout each time: what is constant in a file costs nothing.
const UNKNOWN = L.UNKNOWN
const PILES = L.PILES

export function setUnknown({ b }: State, pile: number, n: number): void {
  b[UNKNOWN + pile] = n
}

export function addUnknown({ b }: State, pile: number, n: number): void {
  b[UNKNOWN + pile]! += n
}

export function put({ m }: State, pile: number, card: number): void {
  m[pile + (card >>> 5) * PILES]! |= 1 << card
}

export function drop({ m }: State, pile: number, card: number): void {
  m[pile + (card >>> 5) * PILES]! &= ~(1 << card)
}

export function clear({ m }: State, pile: number): void {
  for (let at = pile; at < m.length; at += PILES) m[at] = 0
}
/** Puts all cards of one pile into another. */
export function pour({ m }: State, from: number, to: number): void {
  m[to]! |= m[from]!
  m[from] = 0
  for (let at = PILES; at < m.length; at += PILES) {
    m[to + at]! |= m[from + at]!
    m[from + at] = 0
  }
}

export function putAll({ m }: State, pile: number, set: CardSet): void {
  for (let at = pile, word = 0; at < m.length; at += PILES, word++) m[at]! |= set[word] ?? 0
}

export function dropAll({ m }: State, pile: number, set: CardSet): void {
  for (let at = pile, word = 0; at < m.length; at += PILES, word++) m[at]! &= ~(set[word] ?? 0)
}
