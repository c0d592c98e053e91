// 1.2: what a seat may know of generals: those who lie face down could be any of those at hand.

import { type Hand, hideHands, type Pile, renumberBags } from '@understudy/table'
import { copyHand, copyHidden, copyPile } from './copy.ts'
import { armyOf, NONE, sideOf } from './query.ts'
import type { Side, State } from './state.ts'

export function hideGenerals(view: State, viewer: number): void {
  view.sides.forEach((side, no) => {
    if (no !== viewer) hideGeneralsOf(view, side)
  })
  renumberBags(
    view.generalCards,
    view.sides.flatMap((side) => [...side.armies.map((army) => army.general), side.available]),
    view.sides.map((side) => side.unused),
  )
}

/** Generals who were not shown yet could be any of those at hand. */
function hideGeneralsOf(view: State, side: Side): void {
  const hidden = [...side.armies.filter((army) => !army.revealed).map((army) => army.general), side.available]
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

/** The last glance of each side, and what its generals were made of. */
const glances = new Map<number, { readonly of: readonly unknown[]; readonly view: State }>()

/** Generals come and go seldom, but a bot looks after every action: what it last saw of them is kept while they stay. */
export function glanceAtGenerals(view: State, viewer: number): void {
  const of = generalsIn(view)
  const last = glances.get(viewer)
  if (last !== undefined && isSameList(last.of, of)) {
    takeGenerals(view, last.view)
    return
  }
  copyGenerals(view)
  hideGenerals(view, viewer)
  glances.set(viewer, { of, view })
}

/** All that decides what is seen of generals, in one list. Bags are replaced, never changed: the same bag has the same cards. */
function generalsIn({ generalCards, sides }: State): unknown[] {
  const list: unknown[] = [generalCards.nextBag, generalCards.bags.length]
  for (const bag of generalCards.bags) list.push(bag)
  for (const { armies, available, unused } of sides) {
    list.push(armies.length)
    for (const { revealed, general } of armies) {
      list.push(revealed)
      listHand(general, list)
    }
    listHand(available, list)
    listPile(unused, list)
  }
  return list
}

function listHand({ known, unknown }: Hand, list: unknown[]): void {
  list.push(known.length, unknown.length)
  for (const card of known) list.push(card)
  for (const { bag, n } of unknown) list.push(bag, n)
}

function listPile(pile: Pile, list: unknown[]): void {
  list.push(pile.length)
  for (const group of pile) {
    if ('bag' in group) list.push(group.bag, group.n)
    else list.push('cards', group.cards.length, ...group.cards)
  }
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

function takeGenerals(view: State, from: State): void {
  view.generalCards = from.generalCards
  view.sides.forEach((side, no) => {
    const { available, unused } = sideOf(from, no)
    side.available = available
    side.unused = unused
    side.armies.forEach((army, slot) => {
      army.general = armyOf(from, no, slot).general
    })
  })
}

function copyGenerals(view: State): void {
  view.generalCards = copyHidden(view.generalCards)
  for (const side of view.sides) {
    side.available = copyHand(side.available)
    side.unused = copyPile(side.unused)
    for (const army of side.armies) army.general = copyHand(army.general)
  }
}
