// Not knowing is a value. Face-down cards whose identity is open belong to a *bag*: the multiset of cards they can be.
// A pile is an ordered list of groups, each a number of cards from one bag or cards known by sight; a hand may hold
// cards of a bag too. So "shuffle", "bury", "bottom of the stack" and secret hands need no hidden order in the state,
// and a card that is shown later resolves one unknown.
//
// Invariant (see `pileProblems`): the cards of a bag are exactly as many as the places that hold cards of this bag.

import { type Bag, bagOf, type CardId, type Hidden, newBag, numberBags, removeFromBag } from './bags.ts'
import type { Random } from './random.ts'
import { TopCards } from './top-cards.ts'

export type Group = { bag: number; n: number } | { cards: CardId[] }

/** Top first. */
export type Pile = Group[]

/** Cards in somebody's hand: known ones, and how many unknown ones of which bag. */
export interface Hand {
  known: CardId[]
  unknown: { bag: number; n: number }[]
}

export const emptyHand = (): Hand => ({ known: [], unknown: [] })

export function pileSize(pile: Pile): number {
  let size = 0
  for (const group of pile) size += 'bag' in group ? group.n : group.cards.length
  return size
}

export function handSize(hand: Hand): number {
  let size = hand.known.length
  for (const part of hand.unknown) size += part.n
  return size
}

/** A shuffled face-down pile of these cards. */
export function shuffledPile(hidden: Hidden, cards: readonly CardId[]): Pile {
  return cards.length === 0 ? [] : [{ bag: newBag(hidden, cards).id, n: cards.length }]
}

/** What the top card can be, with the number of ways; a card known by sight is certain. */
export function topCards(hidden: Hidden, pile: Pile): ReadonlyMap<CardId, number> {
  const group = pile[0]
  if (group === undefined) return new Map()
  return new TopCards('bag' in group ? bagOf(hidden, group.bag).cards : group.cards.slice(0, 1))
}

/** One of the possible top cards, each as likely as it is. */
export function sampleTop(hidden: Hidden, pile: Pile, random: Random): CardId {
  const group = pile[0]
  if (group === undefined) throw new Error('the pile is empty')
  const cards = 'bag' in group ? bagOf(hidden, group.bag).cards : group.cards
  const card = 'bag' in group ? cards[random.int(cards.length)] : cards[0]
  if (card === undefined) throw new Error('the bag is empty')
  return card
}

/** Takes the top card, which turns out to be `card`. */
export function drawTop(hidden: Hidden, pile: Pile, card: CardId): void {
  const group = pile[0]
  if (group === undefined) throw new Error('the pile is empty')
  if ('bag' in group) {
    removeFromBag(hidden, group.bag, card)
    if (--group.n === 0) pile.shift()
  } else {
    if (group.cards[0] !== card) throw new Error(`the top card is ${group.cards[0]}, not ${card}`)
    group.cards.shift()
    if (group.cards.length === 0) pile.shift()
  }
}

/** Takes the top card into a hand without anybody telling which it is. */
export function drawUnseen(pile: Pile, hand: Hand): void {
  const group = pile[0]
  if (group === undefined) throw new Error('the pile is empty')
  if ('bag' in group) {
    addUnknown(hand, group.bag, 1)
    if (--group.n === 0) pile.shift()
  } else {
    const card = group.cards.shift()
    if (card !== undefined) hand.known.push(card)
    if (group.cards.length === 0) pile.shift()
  }
}

/** Whether this hand may hold the card: known, or possible among its unknown ones. */
export function mayHold(hidden: Hidden, hand: Hand, card: CardId): boolean {
  if (hand.known.includes(card)) return true
  return hand.unknown.some((part) => bagOf(hidden, part.bag).cards.includes(card))
}

/** Takes a card out of a hand; if it was not known there, one unknown card turns out to be it. */
export function takeFromHand(hidden: Hidden, hand: Hand, card: CardId): void {
  const at = hand.known.indexOf(card)
  if (at >= 0) {
    hand.known.splice(at, 1)
    return
  }
  const part = hand.unknown.find((unknown) => bagOf(hidden, unknown.bag).cards.includes(card))
  if (part === undefined) throw new Error(`${card} is not in this hand`)
  removeFromBag(hidden, part.bag, card)
  if (--part.n === 0) hand.unknown.splice(hand.unknown.indexOf(part), 1)
}

/**
 * Turns a pile's cards and further known cards into one shuffled pile; bags involved become one bag. `hands` and `others`
 * are the hands and further piles that may hold cards of those bags.
 */
export function shuffleTogether(
  hidden: Hidden,
  pile: Pile,
  cards: readonly CardId[],
  hands: readonly Hand[],
  others: readonly Pile[] = [],
): Pile {
  const all = [...cards]
  const merged: number[] = []
  for (const group of pile) {
    if (!('bag' in group)) all.push(...group.cards)
    else if (!merged.includes(group.bag)) merged.push(group.bag)
  }
  const size = pileSize(pile) + cards.length
  if (size === 0) return []
  return [{ bag: mergeBags(hidden, merged, all, hands, others).id, n: size }]
}

/** Makes known cards of a hand unknown again, as somebody else sees them: they could be any of that bag. */
export function hideHand(
  hidden: Hidden,
  hand: Hand,
  pile: Pile,
  hands: readonly Hand[],
  others: readonly Pile[] = [],
): void {
  hideHands(hidden, [hand], pile, hands, others)
}

/**
 * The same for several hands at once. Their cards, those of the pile and what else is unknown in `hands` become one bag:
 * hidden one by one, each hand would have a bag of its own once the pile is gone, and that bag would tell what is in it.
 */
export function hideHands(
  hidden: Hidden,
  concealed: readonly Hand[],
  pile: Pile,
  hands: readonly Hand[],
  others: readonly Pile[] = [],
): void {
  if (concealed.every((hand) => handSize(hand) === 0)) return
  const ids: number[] = []
  for (const group of pile) if ('bag' in group && !ids.includes(group.bag)) ids.push(group.bag)
  const everyHand = distinct(hands, concealed)
  for (const hand of everyHand) for (const part of hand.unknown) if (!ids.includes(part.bag)) ids.push(part.bag)
  const known = concealed.flatMap((hand) => hand.known)
  const bag = mergeBags(hidden, ids, known, everyHand, distinct([pile], others))
  for (const hand of concealed) {
    addUnknown(hand, bag.id, hand.known.length)
    hand.known = []
  }
}

/** Each once. There are few of them, so they are looked through rather than put into a set. */
function distinct<T>(some: readonly T[], more: readonly T[]): T[] {
  const found: T[] = []
  for (const each of some) if (!found.includes(each)) found.push(each)
  for (const each of more) if (!found.includes(each)) found.push(each)
  return found
}

/** Deals out every unknown card of these hands at random: a world that fits what is known. */
export function dealUnknown(hidden: Hidden, hands: readonly Hand[], random: Random): void {
  for (const hand of hands) {
    for (const part of hand.unknown) {
      for (let i = 0; i < part.n; i++) {
        const { cards } = bagOf(hidden, part.bag)
        const card = cards[random.int(cards.length)]
        if (card === undefined) throw new Error(`bag ${part.bag} is empty`)
        removeFromBag(hidden, part.bag, card)
        hand.known.push(card)
      }
    }
    hand.unknown = []
    hand.known.sort()
  }
}

/**
 * Numbers the bags in the order in which these hands and piles name them. Where bags were put together one after another,
 * their numbers would tell in which order that was done.
 */
export function renumberBags(hidden: Hidden, hands: readonly Hand[], piles: readonly Pile[]): void {
  const parts: { bag: number }[] = []
  for (const hand of hands) for (const part of hand.unknown) parts.push(part)
  for (const pile of piles) for (const group of pile) if ('bag' in group) parts.push(group)
  // By the old number. Numbers are small, so a list is quicker than a map.
  const ids: (number | undefined)[] = []
  let last = 0
  for (const { bag } of parts) ids[bag] ??= ++last
  for (const part of parts) part.bag = ids[part.bag] ?? part.bag
  const bags: Bag[] = []
  for (const { id, cards } of hidden.bags) bags.push({ id: ids[id] ?? id, cards })
  hidden.bags = bags
  numberBags(hidden)
}

/** What is wrong with these piles and hands; empty if the bags add up. */
export function pileProblems(hidden: Hidden, piles: readonly Pile[], hands: readonly Hand[]): string[] {
  const held = new Map<number, number>()
  const count = (bag: number, n: number) => held.set(bag, (held.get(bag) ?? 0) + n)
  for (const pile of piles) for (const group of pile) if ('bag' in group) count(group.bag, group.n)
  for (const hand of hands) for (const part of hand.unknown) count(part.bag, part.n)
  const problems: string[] = []
  const seen = new Set<number>()
  for (const bag of hidden.bags) {
    const places = held.get(bag.id) ?? 0
    if (seen.has(bag.id)) problems.push(`there are two bags ${bag.id}`)
    seen.add(bag.id)
    if (places !== bag.cards.length) problems.push(`bag ${bag.id} has ${bag.cards.length} cards for ${places} places`)
    if (bag.id >= hidden.nextBag) problems.push(`bag ${bag.id} has a number that is still to be given out`)
  }
  for (const [id, n] of held) if (!seen.has(id)) problems.push(`${n} cards belong to bag ${id}, which does not exist`)
  return problems
}

function addUnknown(hand: Hand, bag: number, n: number): void {
  if (n === 0) return
  const { unknown } = hand
  for (const part of unknown) {
    if (part.bag !== bag) continue
    part.n += n
    return
  }
  unknown.push({ bag, n })
  if (unknown.length > 1) unknown.sort((x, y) => x.bag - y.bag)
}

/** Makes one bag of these bags and further cards. */
function mergeBags(
  hidden: Hidden,
  ids: readonly number[],
  cards: readonly CardId[],
  hands: readonly Hand[],
  piles: readonly Pile[],
): Bag {
  // Those of the bags first, because they are in order.
  const all: CardId[] = []
  for (const id of ids) {
    const old = bagOf(hidden, id)
    for (const card of old.cards) all.push(card)
    hidden.bags.splice(hidden.bags.indexOf(old), 1)
  }
  for (const card of cards) all.push(card)
  const bag = newBag(hidden, all)
  for (const hand of hands) {
    let n = 0
    for (const part of hand.unknown) if (ids.includes(part.bag)) n += part.n
    if (n > 0) hand.unknown = hand.unknown.filter((part) => !ids.includes(part.bag))
    addUnknown(hand, bag.id, n)
  }
  for (const pile of piles) {
    for (const group of pile) if ('bag' in group && ids.includes(group.bag)) group.bag = bag.id
    joinGroups(pile)
  }
  return bag
}

function joinGroups(pile: Pile): void {
  for (let i = pile.length - 1; i > 0; i--) {
    const upper = pile[i - 1]
    const lower = pile[i]
    if (upper !== undefined && lower !== undefined && 'bag' in upper && 'bag' in lower && upper.bag === lower.bag) {
      upper.n += lower.n
      pile.splice(i, 1)
    }
  }
}
