// Correcting cards by hand: from one place of a seat to another, so that no card appears or vanishes and the bags of
// unknown cards stay as large as the places that hold them.

import type { State } from '@understudy/muhq'
import { copyState, personOf } from '@understudy/muhq/rules'
import { BOSS, type CardId, type SeatId } from '@understudy/muhq/vocabulary'
import {
  bagOf,
  drawUnseen,
  type Hand,
  type Hidden,
  type Pile,
  shuffleTogether,
  takeFromHand,
} from '@understudy/table/chance'
import { settled } from './settle.ts'

/** `drawn` is the card that the boss has drawn and not played; `top` is the deck's top, face up to the app. */
const PLACES = ['hand', 'drawn', 'discard', 'deck', 'top'] as const
export type Place = (typeof PLACES)[number]

interface Held {
  readonly card: CardId
  readonly at: Place
  readonly n: number
}

interface Side {
  readonly hidden: Hidden
  readonly hands: readonly Hand[]
  readonly discard: CardId[]
  readonly owner: { deck: Pile; drawn?: CardId | null }
}

function sideOf(state: State, seat: SeatId): Side {
  if (seat === BOSS) return { hidden: state.boss.hidden, hands: [], discard: state.boss.discard, owner: state.boss }
  const person = personOf(state, seat)
  return { hidden: person.hidden, hands: [person.hand], discard: person.discard, owner: person }
}

/** Where the cards of a seat are, as far as the app may know: a card of the deck may be in a secret hand as well. */
export function cardsAt(state: State, seat: SeatId): Held[] {
  const { hidden, hands, discard, owner } = sideOf(state, seat)
  const deck = owner.deck.flatMap((group) => ('bag' in group ? [] : group.cards))
  const bags = new Set(owner.deck.flatMap((group) => ('bag' in group ? [group.bag] : [])))
  for (const bag of bags) deck.push(...bagOf(hidden, bag).cards)
  return [
    ...counted(hands[0]?.known ?? [], 'hand'),
    ...counted(owner.drawn === undefined || owner.drawn === null ? [] : [owner.drawn], 'drawn'),
    ...counted(discard, 'discard'),
    ...counted(deck, 'deck'),
  ]
}

function counted(cards: readonly CardId[], at: Place): Held[] {
  const counts = new Map<CardId, number>()
  for (const card of [...cards].sort()) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, n]) => ({ card, at, n }))
}

/** Where a card of this seat can be put. */
export const placesOf = (seat: SeatId): readonly Place[] =>
  seat === BOSS ? ['drawn', 'discard', 'deck', 'top'] : ['hand', 'discard', 'deck', 'top']

export function moveCard(state: State, seat: SeatId, card: CardId, from: Place, to: Place): State {
  if (from === to) return state
  const next = copyState(state)
  if (to === 'drawn' && next.boss.drawn !== null) return state
  if (!takeCard(next, seat, card, from)) return state
  putCard(next, seat, card, to)
  return settled(next)
}

/** Takes a card out of a place; false if it is not there. Changes the position it is given. */
export function takeCard(state: State, seat: SeatId, card: CardId, from: Place): boolean {
  const { hidden, hands, discard, owner } = sideOf(state, seat)
  switch (from) {
    case 'hand': {
      const hand = hands[0]
      if (hand === undefined || !hand.known.includes(card)) return false
      takeFromHand(hidden, hand, card)
      return true
    }
    case 'drawn':
      if (owner.drawn !== card) return false
      owner.drawn = null
      return true
    case 'discard': {
      const at = discard.lastIndexOf(card)
      if (at < 0) return false
      discard.splice(at, 1)
      return true
    }
    case 'deck':
    case 'top':
      return takeFromDeck(hidden, owner.deck, card)
  }
}

function takeFromDeck(hidden: Hidden, deck: Pile, card: CardId): boolean {
  for (let i = 0; i < deck.length; i++) {
    const group = deck[i] as Pile[number]
    const cards = 'bag' in group ? bagOf(hidden, group.bag).cards : group.cards
    const at = cards.indexOf(card)
    if (at < 0) continue
    cards.splice(at, 1)
    if ('bag' in group) {
      group.n--
      if (cards.length === 0) hidden.bags = hidden.bags.filter((bag) => bag.id !== group.bag)
    }
    if ('bag' in group ? group.n === 0 : cards.length === 0) deck.splice(i, 1)
    return true
  }
  return false
}

function putCard(state: State, seat: SeatId, card: CardId, to: Place): void {
  const { hidden, hands, discard, owner } = sideOf(state, seat)
  switch (to) {
    case 'hand':
      hands[0]?.known.push(card)
      return
    case 'drawn':
      owner.drawn = card
      return
    case 'discard':
      discard.push(card)
      return
    case 'deck':
      owner.deck = shuffleTogether(hidden, owner.deck, [card], hands)
      return
    case 'top':
      owner.deck.unshift({ cards: [card] })
      return
  }
}

/** A secret hand grows by the top card of the deck. */
export function drawSecretly(state: State, seat: SeatId): State {
  const next = copyState(state)
  const person = personOf(next, seat)
  if (person.deck.length === 0) return state
  drawUnseen(person.deck, person.hand)
  return settled(next)
}

/** One unknown card of a hand goes back into the deck, which is shuffled. */
export function returnUnknown(state: State, seat: SeatId): State {
  const next = copyState(state)
  const person = personOf(next, seat)
  const part = person.hand.unknown[0]
  if (part === undefined) return state
  person.deck.push({ bag: part.bag, n: 1 })
  if (--part.n === 0) person.hand.unknown.shift()
  person.deck = shuffleTogether(person.hidden, person.deck, [], [person.hand])
  return settled(next)
}
