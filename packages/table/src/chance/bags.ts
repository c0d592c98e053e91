// Bags: the multiset of cards that face-down cards can be. Where they lie is the matter of piles and hands (piles.ts).

export type CardId = string

/**
 * Cards that lie face down somewhere; which is where is not known. Sorted, so that equal bags are equal data. A bag is never
 * changed, only replaced, so that copies of a position may share it.
 */
export interface Bag {
  id: number
  cards: CardId[]
}

/** The bags of one kind of card in a game (all action cards, one player's deck, …). */
export interface Hidden {
  bags: Bag[]
  nextBag: number
}

export const noCards = (): Hidden => ({ bags: [], nextBag: 1 })

export function bagOf(hidden: Hidden, id: number): Bag {
  const { bags } = hidden
  for (let at = 0; at < bags.length; at++) {
    const bag = bags[at] as Bag
    if (bag.id === id) return bag
  }
  throw new Error(`no bag ${id}`)
}

/** Cards turned face down and shuffled: a new bag. */
export function newBag(hidden: Hidden, cards: readonly CardId[]): Bag {
  numberBags(hidden)
  const { bags } = hidden
  let id = 1
  let at = 0
  for (; at < bags.length && (bags[at] as Bag).id <= id; at++) id = (bags[at] as Bag).id + 1
  const bag: Bag = { id, cards: inOrder(cards) }
  bags.splice(at, 0, bag)
  if (at === bags.length - 1) hidden.nextBag = id + 1
  return bag
}

/** Most cards come in order already, a few from elsewhere before or behind them: those are put in where they belong. */
function inOrder(cards: readonly CardId[]): CardId[] {
  const sorted: CardId[] = []
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as CardId
    if (i === 0 || !((sorted[i - 1] as CardId) > card)) sorted.push(card)
    else sorted.splice(placeOf(card, sorted), 0, card)
  }
  return sorted
}

/** Where a card belongs among others that are in order: behind those that come before it. */
function placeOf(card: CardId, sorted: readonly CardId[]): number {
  let from = 0
  for (let to = sorted.length; from < to; ) {
    const middle = (from + to) >> 1
    if ((sorted[middle] as CardId) > card) to = middle
    else from = middle + 1
  }
  return from
}

/** The lowest free number goes to the next bag and bags stand in order, so that hiding and dealing leave no trace. */
export function numberBags(hidden: Hidden): void {
  const { bags } = hidden
  for (let at = 1; at < bags.length; at++) {
    if ((bags[at - 1] as Bag).id <= (bags[at] as Bag).id) continue
    bags.sort((a, b) => a.id - b.id)
    break
  }
  hidden.nextBag = (hidden.bags.at(-1)?.id ?? 0) + 1
}

export function removeFromBag(hidden: Hidden, id: number, card: CardId): void {
  const bag = bagOf(hidden, id)
  const at = bag.cards.indexOf(card)
  if (at < 0) throw new Error(`${card} cannot be in bag ${id}`)
  if (bag.cards.length === 1) dropBag(hidden, bag)
  else {
    const cards = bag.cards.slice()
    cards.splice(at, 1)
    hidden.bags[hidden.bags.indexOf(bag)] = { id, cards }
  }
}

function dropBag(hidden: Hidden, bag: Bag): void {
  hidden.bags.splice(hidden.bags.indexOf(bag), 1)
  numberBags(hidden)
}
