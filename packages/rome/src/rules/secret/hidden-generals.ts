// 1.2: what a seat may know of generals: those who lie face down could be any of those at hand.

import {
  type Bag,
  type CardId,
  type Group,
  type Hand,
  hideHands,
  type Pile,
  renumberBags,
} from '@understudy/table/chance'
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

/** What decides how generals are seen, in a row: numbers (who is shown, how many lie where, of which bag), and the cards that are known. */
interface Generals {
  readonly bags: readonly Bag[]
  readonly numbers: readonly number[]
  readonly cards: readonly CardId[]
}

/** The last glance of each side. */
const glances: ({ readonly of: Generals; readonly view: State } | undefined)[] = []

/** What a side saw last, with whatever has changed since; undefined if that is more than can be written over it. */
export function glanceAgain(state: State, viewer: number, into: State): State | undefined {
  const last = glances[viewer]
  if (last === undefined || last.view.sides !== into.sides || !isOpenTable(state)) return undefined
  return isStill(state, last.of) ? glanceOver(state, into.sides, into.generalCards) : undefined
}

/** Generals come and go seldom, but a bot looks after every action: what it saw of them is kept while they stay. */
export function glanceAtGenerals(view: State, viewer: number): void {
  const last = glances[viewer]
  if (last !== undefined && isStill(view, last.of)) {
    takeGenerals(view, last.view)
    glances[viewer] = { of: last.of, view }
    return
  }
  const of = generalsOf(view)
  copyGenerals(view)
  hideGenerals(view, viewer)
  glances[viewer] = { of, view }
}

function generalsOf({ generalCards, sides }: State): Generals {
  const numbers: number[] = []
  const cards: CardId[] = []
  const noteCards = (known: readonly CardId[]): void => {
    numbers.push(known.length)
    for (const card of known) cards.push(card)
  }
  const noteHand = ({ known, unknown }: Hand): void => {
    noteCards(known)
    numbers.push(unknown.length)
    for (const { bag, n } of unknown) numbers.push(bag, n)
  }
  for (const { armies, available, unused } of sides) {
    numbers.push(armies.length)
    for (const { revealed, general } of armies) {
      numbers.push(Number(revealed))
      noteHand(general)
    }
    noteHand(available)
    numbers.push(unused.length)
    for (const group of unused) {
      if ('bag' in group) numbers.push(group.bag, group.n)
      else {
        numbers.push(NONE)
        noteCards(group.cards)
      }
    }
  }
  return { bags: generalCards.bags.slice(), numbers, cards }
}

/** Where `isStill` has come to. */
let atNumber = 0
let atCard = 0

/** Whether `generalsOf` would write down the same. Bags are replaced, never changed: the same bag has the same cards. */
function isStill({ generalCards: { bags }, sides }: State, of: Generals): boolean {
  if (bags.length !== of.bags.length) return false
  for (let at = 0; at < bags.length; at++) if (bags[at] !== of.bags[at]) return false
  const { numbers } = of
  atNumber = 0
  atCard = 0
  for (let no = 0; no < sides.length; no++) {
    const { armies, available, unused } = sides[no] as Side
    if (numbers[atNumber++] !== armies.length) return false
    for (let slot = 0; slot < armies.length; slot++) {
      const { revealed, general } = armies[slot] as Army
      if (numbers[atNumber++] !== (revealed ? 1 : 0) || !isSameHand(general, of)) return false
    }
    if (!isSameHand(available, of) || !isSamePile(unused, of)) return false
  }
  return atNumber === numbers.length
}

function areSameCards(known: readonly CardId[], { numbers, cards }: Generals): boolean {
  if (numbers[atNumber++] !== known.length) return false
  for (let at = 0; at < known.length; at++) if (cards[atCard++] !== known[at]) return false
  return true
}

function isSameHand({ known, unknown }: Hand, of: Generals): boolean {
  if (!areSameCards(known, of)) return false
  const { numbers } = of
  if (numbers[atNumber++] !== unknown.length) return false
  for (let at = 0; at < unknown.length; at++) {
    const { bag, n } = unknown[at] as Hand['unknown'][number]
    if (numbers[atNumber++] !== bag || numbers[atNumber++] !== n) return false
  }
  return true
}

function isSamePile(pile: Pile, of: Generals): boolean {
  const { numbers } = of
  if (numbers[atNumber++] !== pile.length) return false
  for (let at = 0; at < pile.length; at++) {
    const group = pile[at] as Group
    if ('bag' in group) {
      if (numbers[atNumber++] !== group.bag || numbers[atNumber++] !== group.n) return false
    } else if (numbers[atNumber++] !== NONE || !areSameCards(group.cards, of)) return false
  }
  return true
}

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
