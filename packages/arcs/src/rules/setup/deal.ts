// Dealing action cards at the start of a chapter, and the mulligan of two players (arcs 3.2, 7.12).

import type { EventSink } from '@understudy/table'
import { type CardSet, cardsOf } from '../../card-sets.ts'
import { HAND_SIZE } from '../../vocabulary.ts'
import { cardId, card as cardIndex } from '../board/ids.ts'
import { free } from '../choosing/deed.ts'
import { say } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import { hasStack } from '../seats/stack.ts'
import { mayBeAt, moveAll, moveCard, moveUnseen, newGroup, possibleAt, sampleCards, showOnly } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { addTopArg, F, pop, push, setTopSeat, topArg, topKind, topSeat } from '../state/stack.ts'
import { colourOf, playersOf, type State, seatOf, turnOrder } from '../state/state.ts'
import * as write from '../state/write.ts'

/** Where undealt cards lie: under the discard pile (arcs/D12), or in the stack that virtual hands share. */
const undealt = (state: State): number => (hasStack(state) ? Pile.STACK : Pile.group(0))

/** The deck is gathered: nobody knows anything. Deals to everybody in turn order, then the first round begins. */
export function startDeal(state: State): void {
  if (!hasStack(state)) newGroup(state)
  write.setUnknown(state, undealt(state), read.count(state, Pile.UNSEEN))
  push(state, F.round, 0)
  if (playersOf(state) === 2) push(state, F.mulligan, 1 - read.initiative(state))
  push(state, F.deal, 0, 0)
}

/** Frame `deal`: its number counts the seats served. False if chance has to say which cards somebody gets. */
export function settleDeal(state: State, events?: EventSink): boolean {
  const seat = turnOrder(state)[topArg(state, 0)]
  if (seat === undefined) {
    pop(state)
    return true
  }
  setTopSeat(state, seat)
  const rules = seatRules(state, seat)
  if (rules.counts) write.setCounter(state, seat, HAND_SIZE)
  else if (!rules.drawsUnseen(state)) return false
  else {
    for (let i = 0; i < HAND_SIZE; i++) moveUnseen(state, undealt(state), rules.gains(seat))
    events?.event(say('log.dealt', { seat: colourOf(state, seat) }))
  }
  addTopArg(state, 0, 1)
  return true
}

export const deal = free<'deal'>({
  refuse(state, action) {
    const seat = topSeat(state)
    if (seatOf(state, action.seat) !== seat) return say('no.drawSeat', { seat: colourOf(state, seat) })
    const { cards } = action
    if (cards.length !== HAND_SIZE || cards.some((id, i) => cards.indexOf(id) !== i))
      return say('no.revealCount', { n: HAND_SIZE })
    for (const id of cards) if (!mayBeAt(state, undealt(state), cardIndex(id))) return say('no.notInPile', { card: id })
    return undefined
  },
  carry(state, action, _chance, events) {
    const seat = topSeat(state)
    for (let i = 0; i < action.cards.length; i++) {
      const card = cardIndex(action.cards[i]!)
      moveCard(state, card, undealt(state), Pile.hand(seat))
      showOnly(state, card, seat)
    }
    events?.event(say('log.dealt', { seat: action.seat }))
    if (topKind(state) === F.redeal) finishRedeal(state)
    else addTopArg(state, 0, 1)
  },
  *list(state) {
    // One card after another is the business of the picker; this is only one example.
    const cards = cardsOf(possibleAt(state, undealt(state))).slice(0, HAND_SIZE)
    yield { do: 'deal', seat: colourOf(state, topSeat(state)), cards: cards.map(cardId) }
  },
  sample: (state, _chance, random) => ({
    do: 'deal',
    seat: colourOf(state, topSeat(state)),
    cards: sampleCards(possibleAt(state, undealt(state)), HAND_SIZE, random).map(cardId),
  }),
})

/** What can still be among the cards dealt. */
export const dealable = (state: State): CardSet => possibleAt(state, undealt(state))

/** The redrawn hand goes back to the rest; all of it is shuffled into the discard pile. */
function finishRedeal(state: State): void {
  pop(state)
  moveAll(state, Pile.LOOK, undealt(state))
}

/** Frame `redeal` of a secret hand. */
export function settleRedeal(state: State): boolean {
  if (!state.options.secretHands) return false
  for (let i = 0; i < HAND_SIZE; i++) moveUnseen(state, undealt(state), Pile.hand(topSeat(state)))
  finishRedeal(state)
  return true
}

export const mulligan = free<'mulligan'>({
  refuse: () => undefined,
  carry(state, action, seat, events) {
    pop(state)
    if (!action.redraw) return
    events?.event(say('log.mulligan', { seat: colourOf(state, seat) }))
    moveAll(state, Pile.hand(seat), Pile.LOOK)
    push(state, F.redeal, seat)
  },
  *list() {
    yield { do: 'mulligan', redraw: false }
    yield { do: 'mulligan', redraw: true }
  },
})
