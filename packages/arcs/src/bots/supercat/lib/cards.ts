// The cards that can be played (supercat 3.2).

import { cardsOf } from '../../../card-sets.ts'
import { numberOf, PIPS, suitOf } from '../../../data/action-cards.ts'
import { cardId, card as cardIndex } from '../../../rules/board/ids.ts'
import { leadNumber, leadSuit } from '../../../rules/round/play-card.ts'
import { playable } from '../../../rules/seats/index.ts'
import { advantaged } from '../../../rules/seats/virtual.ts'
import * as Pile from '../../../rules/state/piles.ts'
import * as read from '../../../rules/state/read.ts'
import type { State } from '../../../rules/state/state.ts'
import { EVERY_SUIT, SUITS } from '../../../vocabulary.ts'
import { type C, me, type Option, say, settings } from '../context.ts'

export const ADM = 0
export const AGG = 1
export const CON = 2
export const MOB = 3

export const leads = (c: C): boolean => read.leader(c.view) === me(c) && read.leadCard(c.view) === 0

/** All fields are written out: options that look alike are read faster. */
export const optionOf = (
  { view }: C,
  seat: number,
  card: number,
  mode: Option['mode'],
  suit: number,
  actions: number,
): Option => ({
  card: cardId(card),
  mode,
  suit,
  n: actions + (advantaged(view, seat) ? 1 : 0),
  drawn: isDrawn(view, seat, card),
  declare: undefined,
  order: undefined,
  combat: undefined,
  carry: undefined,
  ability: undefined,
  fate: undefined,
})

const isDrawn = (state: State, seat: number, card: number): boolean => read.has(state, Pile.drawn(seat), card)

/** Every way to play a card without surpassing: lead it, pivot with it, or copy (supercat/A07). */
export function options(c: C): Option[] {
  const { act } = settings(c).version
  if (act !== undefined) return act.options(c)
  const { view } = c
  const seat = me(c)
  const cards = cardsOf(playable(view, seat))
  if (leads(c)) return cards.map((card) => optionOf(c, seat, card, 'lead', suitOf(card), PIPS[card]!))
  const suit = leadSuit(view)
  const out: Option[] = []
  for (const card of cards) if (suitOf(card) !== suit) out.push(optionOf(c, seat, card, 'pivot', suitOf(card), 1))
  const payment = paymentOf(view, seat, cards)
  if (payment !== undefined) out.push(optionOf(c, seat, payment, 'copy', suit, 1))
  return out
}

/** The card that pays for a copy: a drawn one, the lowest number, the first suit. */
export function paymentOf(state: State, seat: number, cards: readonly number[]): number | undefined {
  let best: number | undefined
  for (const card of cards) {
    const drawn = isDrawn(state, seat, card)
    if (best !== undefined && drawn !== isDrawn(state, seat, best) ? drawn : lower(card, best)) best = card
  }
  return best
}
const lower = (card: number, than: number | undefined): boolean => than === undefined || numberOf(card) < numberOf(than)

/** Cards that surpass the lead. */
export function surpassing(c: C): Option[] {
  const { act } = settings(c).version
  if (act !== undefined) return act.surpassing(c)
  const { view } = c
  const seat = me(c)
  const [suit, number] = [leadSuit(view), leadNumber(view)]
  return cardsOf(playable(view, seat))
    .filter((card) => suitOf(card) === suit && numberOf(card) > number)
    .map((card) => optionOf(c, seat, card, 'surpass', suit, PIPS[card]!))
}

/** The sides of Faithful cards are one suit (BT.X3e). */
const suitOfOption = ({ suit }: Option): number => Math.min(suit, SUITS.length)
export const isOneSuit = (all: readonly Option[]): boolean => {
  const [first] = all
  return (
    all.some(({ card }) => card !== first?.card) && all.every((option) => suitOfOption(option) === suitOfOption(first!))
  )
}

/** What General Priorities choose from: of cards of one suit that it could lead some versions leave only the highest. */
export function choices(c: C): Option[] {
  const { declaring } = c.vars
  // A Faithful card that declares: by which side is asked (supercat/B61).
  if (declaring !== undefined) return options(c).filter(({ card }) => card === declaring.card)
  const all = options(c)
  if (!settings(c).version.highestOfOneSuit || !leads(c) || !isOneSuit(all)) return all
  const highest = Math.max(...all.map(({ card }) => numberOf(cardIndex(card))))
  return all.filter(({ card }) => numberOf(cardIndex(card)) === highest)
}

export const optionShown = (_: C, { card, mode, suit, n }: Option) =>
  say('supercat.option', { card, mode, n, ...(mode === 'copy' ? { suit: EVERY_SUIT[suit]! } : {}) })
