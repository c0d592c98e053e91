// Dealing action cards at the start of a chapter, and the mulligan of two players (arcs 3.2, 7.12).

import type { EventSink } from '@understudy/table'
import { say } from '../text/sayings.ts'
import { HAND_SIZE } from '../vocabulary.ts'
import { mayBeAt, moveAll, moveCard, moveUnseen, newGroup, possibleAt, sampleBits, showOnly } from './cards.ts'
import { free } from './deed.ts'
import { cardId, card as cardIndex } from './ids.ts'
import * as L from './layout.ts'
import { anyVirtual } from './seats/virtual.ts'
import { F, pop, push, topAt, topKind, topSeat } from './stack.ts'
import { bitsOf, colourOf, playersOf, popcount, roleOf, type State, seatOf, turnOrder } from './state.ts'

/** Where undealt cards lie: under the discard pile (arcs/D12), or in the stack that virtual hands share. */
const undealt = (state: State): number => (anyVirtual(state) ? L.P_STACK : L.P_GROUP)

/** The deck is gathered: nobody knows anything. Deals to everybody in turn order, then the first round begins. */
export function startDeal(state: State): void {
  const { b, m } = state
  if (!anyVirtual(state)) newGroup(state)
  b[L.UNKNOWN + undealt(state)] = popcount(m[L.P_UNSEEN]!)
  push(state, F.round, 0)
  if (playersOf(state) === 2) push(state, F.mulligan, 1 - b[L.INITIATIVE]!)
  push(state, F.deal, 0, 0)
}

/** Frame `deal`: its number counts the seats served. False if chance has to say which cards somebody gets. */
export function settleDeal(state: State, events?: EventSink): boolean {
  const { b } = state
  const at = topAt(state)
  const order = turnOrder(state)
  const seat = order[b[at + 2]!]
  if (seat === undefined) {
    pop(state)
    return true
  }
  b[at + 1] = seat
  const role = roleOf(state, seat)
  if (role === 'human' && !state.options.secretHands) return false
  if (role === 'supercat') b[L.COUNTER + seat] = HAND_SIZE
  else {
    const to = (role === 'lars' ? L.P_DECK : L.P_HAND) + seat
    for (let i = 0; i < HAND_SIZE; i++) moveUnseen(state, undealt(state), to)
    events?.event(say('log.dealt', { seat: colourOf(state, seat) }))
  }
  b[at + 2]!++
  return true
}

export const deal = free<'deal'>({
  refuse(state, action) {
    const seat = topSeat(state)
    if (seatOf(state, action.seat) !== seat) return say('no.drawSeat', { seat: colourOf(state, seat) })
    if (action.cards.length !== HAND_SIZE || new Set(action.cards).size !== HAND_SIZE)
      return say('no.revealCount', { n: HAND_SIZE })
    for (const id of action.cards)
      if (!mayBeAt(state, undealt(state), cardIndex(id))) return say('no.notInPile', { card: id })
    return undefined
  },
  carry(state, action, _chance, events) {
    const seat = topSeat(state)
    for (let i = 0; i < action.cards.length; i++) {
      const card = cardIndex(action.cards[i]!)
      moveCard(state, card, undealt(state), L.P_HAND + seat)
      showOnly(state, card, seat)
    }
    events?.event(say('log.dealt', { seat: action.seat }))
    if (topKind(state) === F.redeal) finishRedeal(state)
    else state.b[topAt(state) + 2]!++
  },
  *list(state) {
    // One card after another is the business of the picker; this is only one example.
    const cards = bitsOf(possibleAt(state, undealt(state))).slice(0, HAND_SIZE)
    yield { do: 'deal', seat: colourOf(state, topSeat(state)), cards: cards.map(cardId) }
  },
  sample: (state, _chance, random) => ({
    do: 'deal',
    seat: colourOf(state, topSeat(state)),
    cards: sampleBits(possibleAt(state, undealt(state)), HAND_SIZE, random).map(cardId),
  }),
})

/** What can still be among the cards dealt. */
export const dealable = (state: State): number => possibleAt(state, undealt(state))

/** The redrawn hand goes back to the rest; all of it is shuffled into the discard pile. */
function finishRedeal(state: State): void {
  pop(state)
  moveAll(state, L.P_LOOK, undealt(state))
}

/** Frame `redeal` of a secret hand. */
export function settleRedeal(state: State): boolean {
  if (!state.options.secretHands) return false
  for (let i = 0; i < HAND_SIZE; i++) moveUnseen(state, undealt(state), L.P_HAND + topSeat(state))
  finishRedeal(state)
  return true
}

export const mulligan = free<'mulligan'>({
  refuse: () => undefined,
  carry(state, action, seat, events) {
    pop(state)
    if (!action.redraw) return
    events?.event(say('log.mulligan', { seat: colourOf(state, seat) }))
    moveAll(state, L.P_HAND + seat, L.P_LOOK)
    push(state, F.redeal, seat)
  },
  *list() {
    yield { do: 'mulligan', redraw: false }
    yield { do: 'mulligan', redraw: true }
  },
})
