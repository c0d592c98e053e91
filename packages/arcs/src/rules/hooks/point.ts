// A point at which rules ask, as a table of who listens. It imports no rules: cards and rules import each other, and the
// points have to be there first.

import { type CardSet, setOf } from '../../card-sets.ts'
import type { Card, Hooks, PointName } from './hooks.ts'

const EVERYTHING: CardSet = [-1]

type Has = Extract<Card['is'], { has: unknown }>['has']

export const numbersOf = (one: number | readonly number[]): readonly number[] => (typeof one === 'number' ? [one] : one)

/** Who listens, all written alike: rules ask so often that looking what kind of card it is would be felt. */
export interface Listener {
  readonly card: Card
  /** Guild cards any of which will do. */
  readonly guild: readonly number[]
  /** -1 if it is none. */
  readonly lore: number
  readonly leader: number
  /** None of these: it says itself who has it. */
  readonly other: boolean
}
const listenerOf = (card: Card): Listener => {
  const { is } = card
  return {
    card,
    guild: 'guild' in is ? numbersOf(is.guild) : [],
    lore: 'lore' in is ? is.lore : -1,
    leader: 'leader' in is ? is.leader : -1,
    other: 'has' in is,
  }
}

export class Point<H> {
  readonly name: PointName
  /** In the order in which they are asked; undefined until the table is made. */
  listeners: readonly Listener[] | undefined
  /** Until the table is made, everything may listen: so asking need not look whether it is. */
  guild: CardSet = EVERYTHING
  lore: CardSet = EVERYTHING
  /** Bits of leaders. */
  leaders = -1
  /** Whether something listens that is none of these. */
  others = true
  /** Their places in the order, and how each tells whether a seat has it. */
  otherAt: readonly number[] = []
  otherHas: readonly Has[] = []
  #hooks: readonly H[] = []
  /** By the bits of those who listen: their hooks. */
  #lists: (readonly H[])[] = []

  constructor(name: PointName) {
    this.name = name
  }

  make(all: readonly Card[]): readonly Listener[] {
    const place = ({ order }: Card): number => order?.[this.name] ?? 0
    const cards = all.filter((card) => card[this.name] !== undefined).sort((one, other) => place(one) - place(other))
    if (cards.length > 30) throw new Error(`too many listen at ${this.name}`)
    this.guild = setOf(...cards.flatMap(({ is }) => ('guild' in is ? numbersOf(is.guild) : [])))
    this.lore = setOf(...cards.flatMap(({ is }) => ('lore' in is ? [is.lore] : [])))
    this.leaders = cards.reduce((bits, { is }) => ('leader' in is ? bits | (1 << is.leader) : bits), 0)
    this.otherAt = cards.flatMap(({ is }, at) => ('has' in is ? [at] : []))
    this.otherHas = cards.flatMap(({ is }) => ('has' in is ? [is.has] : []))
    this.others = this.otherAt.length > 0
    this.#hooks = cards.map((card) => card[this.name] as H)
    this.#lists = []
    this.listeners = cards.map(listenerOf)
    return this.listeners
  }

  /** The hooks of some of the cards, given as bits; each list is made once. */
  hooksOf(bits: number): readonly H[] {
    let list = this.#lists[bits]
    if (list === undefined) {
      list = this.#hooks.filter((_, at) => (bits & (1 << at)) !== 0)
      this.#lists[bits] = list
    }
    return list
  }

  /** The list has changed: the table is made anew. */
  forget(): void {
    this.guild = EVERYTHING
    this.lore = EVERYTHING
    this.leaders = -1
    this.others = true
    this.listeners = undefined
  }
}

export const POINTS: Point<unknown>[] = []
export function point<P extends PointName>(name: P): Point<Hooks[P]> {
  const made = new Point<Hooks[P]>(name)
  POINTS.push(made as Point<unknown>)
  return made
}
