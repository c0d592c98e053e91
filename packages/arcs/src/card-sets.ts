// Sets of cards: bits in words of 32, as many as the largest card needs. A set is a value and never changed in place.

export type CardSet = readonly number[]

export const NO_CARDS: CardSet = [0]

export function setOf(...cards: readonly number[]): CardSet {
  const words: number[] = [0]
  for (const card of cards) {
    while (words.length <= card >>> 5) words.push(0)
    words[card >>> 5]! |= 1 << card
  }
  return words
}

/** The first n cards. */
export const firstCards = (n: number): CardSet => setOf(...Array(n).keys())

export const inSet = (set: CardSet, card: number): boolean => ((set[card >>> 5] ?? 0) & (1 << card)) !== 0
export function joined(one: CardSet, other: CardSet): CardSet {
  const words = [one[0]! | other[0]!]
  for (let at = 1; at < one.length || at < other.length; at++) words.push((one[at] ?? 0) | (other[at] ?? 0))
  return words
}
export function shared(one: CardSet, other: CardSet): CardSet {
  const words = [one[0]! & other[0]!]
  for (let at = 1; at < one.length && at < other.length; at++) words.push(one[at]! & other[at]!)
  return words
}
export function without(one: CardSet, other: CardSet): CardSet {
  const words = [one[0]! & ~other[0]!]
  for (let at = 1; at < one.length; at++) words.push(one[at]! & ~(other[at] ?? 0))
  return words
}
export function isNone(set: CardSet): boolean {
  for (let at = 0; at < set.length; at++) if (set[at] !== 0) return false
  return true
}

export function sizeOfSet(set: CardSet): number {
  let n = 0
  for (let at = 0; at < set.length; at++) n += popcount(set[at]!)
  return n
}

/** In ascending order. */
export function cardsOf(set: CardSet): number[] {
  const out: number[] = []
  for (let at = 0; at < set.length; at++) pushBits(out, set[at]!, at << 5)
  return out
}

/** The n-th card of a set, counted from 0. */
export function nthCard(set: CardSet, n: number): number {
  let left = n
  for (let at = 0; at < set.length; at++) {
    const size = popcount(set[at]!)
    if (left < size) return (at << 5) + nthBit(set[at]!, left)
    left -= size
  }
  return -1
}

export function pushBits(out: number[], word: number, from: number): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) out.push(from + 31 - Math.clz32(rest & -rest))
}

export function popcount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The n-th set bit, counted from 0. */
export function nthBit(word: number, n: number): number {
  let rest = word
  for (let i = 0; i < n; i++) rest &= rest - 1
  return 31 - Math.clz32(rest & -rest)
}

/** The set bits of a small set of numbers, such as types or seats. */
export function bitsOf(word: number): number[] {
  const out: number[] = []
  pushBits(out, word, 0)
  return out
}
