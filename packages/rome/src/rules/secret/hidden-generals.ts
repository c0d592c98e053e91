// 1.2: what a seat may know of generals: those who lie face down could be any of those at hand.

import { type Bag, type Group, type Hand, hideHands, type Pile, renumberBags } from '@understudy/table'
import { copyHand, copyHidden, copyPile, glanceOver, isOpenTable } from '../state/copy.ts'
import { armyOf, isEmptyHand, NONE, sideOf } from '../state/query.ts'
import type { Army, Side, State } from '../state/state.ts'

export function hideGenerals(view: State, viewer: number): void {
  const hands: Hand[] = []
  const piles: Pile[] = []
  view.sides.forEach((side, no) => {
    if (no !== viewer) hideGeneralsOf(view, side)
    for (const army of side.armies) hands.push(army.general)
    hands.push(side.available)
    piles.push(side.unused)
  })
  renumberBags(view.generalCards, hands, piles)
}

/** Generals who were not shown yet could be any of those at hand. */
function hideGeneralsOf(view: State, side: Side): void {
  const hidden = [side.available]
  for (const army of side.armies) if (!army.revealed && !isEmptyHand(army.general)) hidden.push(army.general)
  if (isOneSecret(hidden)) return
  // A bot's new general was drawn unseen from those still to be bought: they belong together.
  hideHands(view.generalCards, hidden, [], hidden, [side.unused])
}

/** Nothing is known of these cards, and all of them are of one bag: there is nothing more to hide. */
function isOneSecret(hands: readonly Hand[]): boolean {
  let bag = NONE
  for (const hand of hands) {
    if (hand.known.length > 0) return false
    for (const part of hand.unknown) {
      if (bag !== NONE && part.bag !== bag) return false
      bag = part.bag
    }
  }
  return true
}

/** What decides how generals are seen. */
interface Generals {
  readonly bags: readonly Bag[]
  readonly sides: readonly {
    readonly revealed: readonly boolean[]
    readonly hands: readonly Hand[]
    readonly unused: Pile
  }[]
}

/** The last glance of each side. */
const glances = new Map<number, { readonly of: Generals; readonly view: State }>()

/** What a side saw last, with whatever has changed since; undefined if that is more than can be written over it. */
export function glanceAgain(state: State, viewer: number, into: State): State | undefined {
  const last = glances.get(viewer)
  if (last === undefined || last.view.sides !== into.sides || !isOpenTable(state)) return undefined
  return isStill(state, last.of) ? glanceOver(state, into.sides, into.generalCards) : undefined
}

/** Generals come and go seldom, but a bot looks after every action: what it saw of them is kept while they stay. */
export function glanceAtGenerals(view: State, viewer: number): void {
  const last = glances.get(viewer)
  if (last !== undefined && isStill(view, last.of)) {
    takeGenerals(view, last.view)
    glances.set(viewer, { of: last.of, view })
    return
  }
  const of = generalsOf(view)
  copyGenerals(view)
  hideGenerals(view, viewer)
  glances.set(viewer, { of, view })
}

const generalsOf = ({ generalCards, sides }: State): Generals => ({
  bags: generalCards.bags.slice(),
  sides: sides.map(({ armies, available, unused }) => ({
    revealed: armies.map((army) => army.revealed),
    hands: [...armies.map((army) => copyHand(army.general)), copyHand(available)],
    unused: copyPile(unused),
  })),
})

/** Bags are replaced, never changed: the same bag has the same cards. */
function isStill({ generalCards, sides }: State, of: Generals): boolean {
  if (!isSameList(generalCards.bags, of.bags) || sides.length !== of.sides.length) return false
  for (let no = 0; no < sides.length; no++) {
    const { armies, available, unused } = sides[no] as Side
    const { revealed, hands, unused: rest } = of.sides[no] as Generals['sides'][number]
    if (armies.length !== revealed.length) return false
    for (let slot = 0; slot < armies.length; slot++) {
      const army = armies[slot] as Army
      if (army.revealed !== revealed[slot] || !isSameHand(army.general, hands[slot] as Hand)) return false
    }
    if (!isSameHand(available, hands[armies.length] as Hand) || !isSamePile(unused, rest)) return false
  }
  return true
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

function isSameHand(one: Hand, other: Hand): boolean {
  if (one.unknown.length !== other.unknown.length || !isSameList(one.known, other.known)) return false
  for (let at = 0; at < one.unknown.length; at++) {
    const [a, b] = [one.unknown[at] as Part, other.unknown[at] as Part]
    if (a.bag !== b.bag || a.n !== b.n) return false
  }
  return true
}
type Part = Hand['unknown'][number]

function isSamePile(one: Pile, other: Pile): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (!isSameGroup(one[at] as Group, other[at] as Group)) return false
  return true
}

const isSameGroup = (one: Group, other: Group): boolean =>
  'bag' in one
    ? 'bag' in other && one.bag === other.bag && one.n === other.n
    : 'cards' in other && isSameList(one.cards, other.cards)

function takeGenerals(view: State, from: State): void {
  view.generalCards = from.generalCards
  for (let no = 0; no < view.sides.length; no++) {
    const side = sideOf(view, no)
    const { available, unused, armies } = sideOf(from, no)
    side.available = available
    side.unused = unused
    for (let slot = 0; slot < armies.length; slot++) {
      const { general } = armies[slot] as Army
      if (!isEmptyHand(general)) armyOf(view, no, slot).general = general
    }
  }
}

function copyGenerals(view: State): void {
  view.generalCards = copyHidden(view.generalCards)
  for (const side of view.sides) {
    side.available = copyHand(side.available)
    side.unused = copyPile(side.unused)
    for (const army of side.armies) if (!isEmptyHand(army.general)) army.general = copyHand(army.general)
  }
}
