// Troop cards on their way between decks, armies, Reserves and stacks. A bot's deck holds cards of one class only, so the
// class of an unknown card is always known; of people's secret armies their owners tell it (secret.ts).

import {
  bagOf,
  type Hand,
  handSize,
  type Pile,
  pileSize,
  shuffleTogether,
  takeFromHand,
} from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import type { TroopCard } from '../../pack/types.ts'
import { type CardId, CLASSES, type Cls } from '../../vocabulary.ts'
import { listOf } from '../packed.ts'
import { isBot, sideOf } from '../state/query.ts'
import type { Army, Side, State } from '../state/state.ts'

export function troopOf(state: State, card: CardId): TroopCard {
  const troop = packOf(state).troops.get(card)
  if (troop === undefined) throw new Error(`no card ${card}`)
  return troop
}

/** The class of the cards of a bag: that of any of them. */
function classOfBag(state: State, bag: number): Cls {
  return troopOf(state, bagOf(state.troopCards, bag).cards[0] ?? '').cls
}

export function countOf(state: State, hand: Hand, cls: Cls): number {
  let n = 0
  for (const card of hand.known) if (troopOf(state, card).cls === cls) n++
  for (const part of hand.unknown) if (classOfBag(state, part.bag) === cls) n += part.n
  return n
}

/** Of a secret army what its owner has told (ruling rome/R-137). */
export const countIn = (state: State, { told, cards }: Army, cls: Cls): number =>
  told === null ? countOf(state, cards, cls) : told[cls]

export const infantryOf = (state: State, army: Army): number => countIn(state, army, 'MI')

/** What counts towards the least that an army needs. */
export function mainBattleCards(state: State, army: Army): number {
  const infantry = infantryOf(state, army)
  return state.options['army.minCountsCavalry'] === true ? infantry + countIn(state, army, 'CV') : infantry
}

export const deckSize = (side: Side, cls: Cls): number => pileSize(side.decks[cls])

/** Cards of a hand that can turn out to be of this class, with the number of places for each way to draw one at random. */
export function waysToDraw(
  state: State,
  hand: Hand,
  classes: readonly Cls[],
  without: readonly CardId[] = [],
): Map<CardId, number> {
  const ways = new Map<CardId, number>()
  const left = [...without]
  for (const card of hand.known) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    else if (classes.includes(troopOf(state, card).cls)) ways.set(card, (ways.get(card) ?? 0) + 1)
  }
  for (const part of hand.unknown) {
    const { cards } = bagOf(state.troopCards, part.bag)
    if (!classes.includes(classOfBag(state, part.bag))) continue
    for (const card of cards) ways.set(card, (ways.get(card) ?? 0) + part.n / cards.length)
  }
  return ways
}

/** One of the unknown cards turns out to be this one: from now on it is known there. */
export function resolve(state: State, hand: Hand, card: CardId): void {
  const known = hand.known
  hand.known = []
  takeFromHand(state.troopCards, hand, card)
  hand.known = [...known, card]
}

/** A card was drawn from this hand: a known copy that is still free, else one of the unknown ones. */
export function identify(state: State, hand: Hand, card: CardId, busy: readonly CardId[] = []): void {
  const copies = (cards: readonly CardId[]): number => cards.filter((each) => each === card).length
  if (copies(hand.known) <= copies(busy)) resolve(state, hand, card)
}

/** A card leaves an army for good. */
export function dropCard(state: State, army: Army, card: CardId): void {
  takeFromHand(state.troopCards, army.cards, card)
  if (army.told !== null) army.told[troopOf(state, card).cls]--
}

export const handsOf = (side: Side): Hand[] => [...listOf(side.armies, (army) => army.cards), side.pool]

/** Into a bot's deck of its class, shuffled. */
export function intoDeck(state: State, side: Side, card: CardId): void {
  const { cls } = troopOf(state, card)
  side.decks[cls] = shuffleTogether(state.troopCards, side.decks[cls], [card], handsOf(side))
}

/** Lost cards go to the owner's Reserves, mercenaries to the bottom of their stack (4.5), retired ones out of the game. */
export function loseToReserves(state: State, no: number, card: CardId): void {
  const side = sideOf(state, no)
  const troop = troopOf(state, card)
  if (troop.stack >= 0) {
    toBottom(state, troop.stack, card)
  } else if (troop.retires && hasReformed(state, side)) {
    side.retired.push(card)
  } else {
    addToReserves(state, side, [card])
  }
}

export function addToReserves(state: State, side: Side, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  if (isBot(side)) {
    side.reserves = shuffleTogether(state.troopCards, side.reserves, cards, [])
    return
  }
  side.reserves = [{ cards: [...openCards(side.reserves), ...cards].sort() }]
}

/** The cards of a pile that lies open, as a person's Reserves do. */
export function openCards(pile: Pile): readonly CardId[] {
  const [first] = pile
  if (pile.length === 1 && first !== undefined && 'cards' in first) return first.cards
  return pile.flatMap((group) => ('cards' in group ? group.cards : []))
}

function toBottom(state: State, stack: number, card: CardId): void {
  const pile = state.stacks[stack] ?? []
  const last = pile.at(-1)
  if (last !== undefined && 'cards' in last) last.cards.push(card)
  else pile.push({ cards: [card] })
  state.stacks[stack] = pile
}

export function hasReformed(state: State, side: Side): boolean {
  if (side.developments.every((rows) => rows === 0)) return false
  const tree = packOf(state).developments[side.faction] ?? []
  return tree.some((column, col) =>
    column.slice(0, side.developments[col] ?? 0).some((development) => development.effect === 'UPGRADE'),
  )
}

/** DEF-1, UND-3: what is left of a bot's army goes back into its decks. */
export function returnToDecks(state: State, side: Side, army: Army): void {
  const { known, unknown } = army.cards
  army.cards = { known: [], unknown: [] }
  for (const part of unknown) {
    const cls = classOfBag(state, part.bag)
    const pile = side.decks[cls]
    const same = pile.find((group) => 'bag' in group && group.bag === part.bag)
    if (same !== undefined && 'bag' in same) same.n += part.n
    else pile.push({ bag: part.bag, n: part.n })
  }
  for (const cls of CLASSES) {
    const cards = known.filter((card) => troopOf(state, card).cls === cls)
    if (cards.length === 0 && side.decks[cls].length <= 1) continue
    side.decks[cls] = shuffleTogether(state.troopCards, side.decks[cls], cards, handsOf(side))
  }
}

export function moveGeneral(from: Hand, to: Hand): void {
  to.known.push(...from.known)
  to.known.sort()
  for (const part of from.unknown) {
    const same = to.unknown.find((other) => other.bag === part.bag)
    if (same !== undefined) same.n += part.n
    else to.unknown.push({ bag: part.bag, n: part.n })
  }
  to.unknown.sort((a, b) => a.bag - b.bag)
  from.known = []
  from.unknown = []
}

export const sizeOf = (hand: Hand): number => handSize(hand)
