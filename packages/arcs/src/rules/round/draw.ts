// Drawing action cards from the bottom of the discard pile (Call to Action, Farseers), and turning cards over for seats
// without a real hand.

import type { EventSink } from '@understudy/table'
import { cardsOf } from '../../card-sets.ts'
import type { ActionCardId } from '../../vocabulary.ts'
import { cardId, card as cardIndex } from '../board/ids.ts'
import { free } from '../choosing/deed.ts'
import { say } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import { hasStack, refillStack } from '../seats/stack.ts'
import {
  bottomGroup,
  mayBeAt,
  moveAll,
  moveCard,
  moveUnseen,
  newGroup,
  pileSize,
  possibleAt,
  sampleCard,
  show,
  showOnly,
  sizeOf,
} from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import { scratch } from '../state/scratch.ts'
import { addTopArg, pop, topArg, topSeat } from '../state/stack.ts'
import { colourOf, copyState, type State, seatOf } from '../state/state.ts'
import * as write from '../state/write.ts'

/** In the second number of a frame `draw`: somebody sits down and gets a whole hand (arcs/D54), which no option moves. */
export const WHOLE_HAND = 1

const fromStack = (state: State): boolean =>
  hasStack(state) && (!state.options.bonusFromDiscard || topArg(state, 1) === WHOLE_HAND)

/** Where a card "from the bottom of the action discard pile" comes from (supercat/A06), or -1. */
function drawPlace(state: State): number {
  if (fromStack(state)) return sizeOf(state, Pile.STACK) > 0 ? Pile.STACK : -1
  if (hasStack(state)) return sizeOf(state, Pile.FACE_UP) > 0 ? Pile.FACE_UP : -1
  return bottomGroup(state)
}

/** arcs 7.13: if the face-down pile is too small, both piles are shuffled together first. */
function joinSplit(state: State, n: number): void {
  if (!state.options.splitDiscard || hasStack(state) || pileSize(state) >= n || sizeOf(state, Pile.FACE_UP) === 0)
    return
  const all = newGroup(state)
  for (let place = Pile.group(0); place < all; place++) moveAll(state, place, all)
  moveAll(state, Pile.FACE_UP, all)
}

/** Frame `draw`: seat, how many, `WHOLE_HAND` or 0. Carries out what needs no answer; false if chance has to say which card it is. */
export function settleDraw(state: State, events?: EventSink): boolean {
  const seat = topSeat(state)
  const left = topArg(state, 0)
  joinSplit(state, left)
  if (fromStack(state)) refillStack(state, events)
  const place = left === 0 ? -1 : drawPlace(state)
  if (place < 0) {
    pop(state)
    return true
  }
  const rules = seatRules(state, seat)
  if (!rules.drawsUnseen(state)) return false
  moveUnseen(state, place, rules.gains(seat))
  events?.event(say('log.drewUnseen', { seat: colourOf(state, seat) }))
  addTopArg(state, 0, -1)
  return true
}

export const draw = free<'draw'>({
  refuse(state, action) {
    if (seatOf(state, action.seat) !== topSeat(state))
      return say('no.drawSeat', { seat: colourOf(state, topSeat(state)) })
    return mayBeAt(state, drawPlace(state), cardIndex(action.card))
      ? undefined
      : say('no.notInPile', { card: action.card })
  },
  carry(state, action, _chance, events) {
    const seat = topSeat(state)
    const card = cardIndex(action.card)
    const rules = seatRules(state, seat)
    moveCard(state, card, drawPlace(state), rules.gains(seat))
    showOnly(state, card, seat)
    if (rules.counts) {
      write.addCounter(state, seat, 1)
      show(state, card)
    }
    addTopArg(state, 0, -1)
    events?.event(say('log.drewUnseen', { seat: action.seat }))
  },
  *list(state) {
    for (const card of cardsOf(possibleAt(state, drawPlace(state))))
      yield { do: 'draw', seat: colourOf(state, topSeat(state)), card: cardId(card) }
  },
  sample: (state, _seat, random) => ({
    do: 'draw',
    seat: colourOf(state, topSeat(state)),
    card: cardId(sampleCard(state, drawPlace(state), random)),
  }),
})

/** Frame `reveal`: how many cards are turned over for the seat now. */
export const revealCount = (state: State, seat: number): number => seatRules(state, seat).revealCount(state, seat)

const source = (state: State, seat: number): number => seatRules(state, seat).turnsFrom(seat)

function turnCards(state: State, seat: number, cards: readonly number[], events?: EventSink): void {
  const rules = seatRules(state, seat)
  for (const card of cards) {
    rules.refill(state, events)
    moveCard(state, card, rules.turnsFrom(seat), Pile.drawn(seat))
    show(state, card)
  }
}

const tryOut = scratch()

export const reveal = free<'reveal'>({
  refuse(state, action) {
    const seat = topSeat(state)
    if (seatOf(state, action.seat) !== seat) return say('no.drawSeat', { seat: colourOf(state, seat) })
    const n = revealCount(state, seat)
    if (action.cards.length !== n) return say('no.revealCount', { n })
    const after = tryOut(state)
    for (const id of action.cards) {
      seatRules(state, seat).refill(after)
      if (!mayBeAt(after, source(state, seat), cardIndex(id))) return say('no.notInPile', { card: id })
      moveCard(after, cardIndex(id), source(state, seat), Pile.drawn(seat))
    }
    return undefined
  },
  carry(state, action, _chance, events) {
    const seat = topSeat(state)
    pop(state)
    turnCards(state, seat, action.cards.map(cardIndex), events)
    events?.event(say('log.revealed', { seat: action.seat, cards: [...action.cards] }))
    seatRules(state, seat).turned(state, seat, events)
  },
  *list(state) {
    const seat = topSeat(state)
    const n = revealCount(state, seat)
    const rest = function* (now: State, cards: readonly number[]): Generator<readonly number[]> {
      if (cards.length === n) {
        yield cards
        return
      }
      seatRules(now, seat).refill(now)
      for (const card of cardsOf(possibleAt(now, source(now, seat)))) {
        const after = copyState(now)
        moveCard(after, card, source(now, seat), Pile.drawn(seat))
        yield* rest(after, [...cards, card])
      }
    }
    for (const cards of rest(copyState(state), []))
      yield { do: 'reveal', seat: colourOf(state, seat), cards: cards.map(cardId) }
  },
  sample(state, _chance, random) {
    const seat = topSeat(state)
    const now = tryOut(state)
    const cards: ActionCardId[] = []
    for (let i = revealCount(state, seat); i > 0; i--) {
      seatRules(state, seat).refill(now)
      const card = sampleCard(now, source(state, seat), random)
      moveCard(now, card, source(state, seat), Pile.drawn(seat))
      cards.push(cardId(card))
    }
    return { do: 'reveal', seat: colourOf(state, seat), cards }
  },
})

/** Frame `reveal` with nothing to turn over: all cards lie open already, or there is no card at all. */
export function skipReveal(state: State, seat: number): void {
  pop(state)
  seatRules(state, seat).turned(state, seat)
}
