// What an act changes in the small deeds of a turn: declining, rearranging with Golems, the mulligan with Events.

import { cardsOf } from '../../card-sets.ts'
import { HAND_SIZE } from '../../vocabulary.ts'
import { cardId, card as cardIndex } from '../board/ids.ts'
import { tokenIn } from '../board/resources.ts'
import { free } from '../choosing/deed.ts'
import { arrange as baseArrange, decline as baseDecline, spend as baseSpend } from '../round/turn.ts'
import { say as baseSay } from '../sayings.ts'
import { hasStack } from '../seats/stack.ts'
import { deal as baseDeal } from '../setup/deal.ts'
import { mayBeAt, moveAll, moveCard, moveUnseen, possibleAt, sampleCards, showOnly } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { addTopArg, F, pop, push, topArg, topKind, topSeat } from '../state/stack.ts'
import { colourOf, type State, seatOf } from '../state/state.ts'
import { isEvent, isGolem } from './data.ts'
import { C } from './frames.ts'
import { handOn, slotOfGolem } from './golems.ts'
import { say } from './sayings.ts'
import { declineTalk, turnDown } from './summit/summit.ts'
import { passTalk, turnDownOffer } from './summit/talk.ts'
import { GOLEMS } from './vocabulary.ts'

export const decline = free<'decline'>({
  refuse: (state, action, seat) => baseDecline.refuse(state, action, seat),
  carry(state, action, seat, events) {
    const kind = topKind(state)
    if (kind === C.negotiate) declineTalk.carry(state, seat)
    else if (kind === C.proposal) turnDown(state, seat, events)
    else if (kind === C.talk) passTalk(state, seat, events)
    else if (kind === C.answer) turnDownOffer(state, seat, events)
    else if (kind === C.amends) addTopArg(state, 0, 1)
    else baseDecline.carry(state, action, seat, events)
  },
  list: (state, seat) => baseDecline.list(state, seat),
})

/** Golems in the slots of a seat, those without room included. */
function inSlots(state: State, seat: number): readonly number[] {
  const out: number[] = []
  for (let golem = 0; golem < GOLEMS.length; golem++) if (slotOfGolem(state, seat, golem) >= 0) out.push(golem)
  return out
}

/** A Golem that finds no slot any more goes to a Rival (campaign 16). */
export const arrange = free<'arrange'>({
  ...baseArrange,
  carry(state, action, seat, events) {
    const before = inSlots(state, seat)
    baseArrange.carry(state, action, seat, events)
    for (const golem of before) if (slotOfGolem(state, seat, golem) < 0) handOn(state, seat, golem)
  },
})

export const spend = free<'spend'>({
  ...baseSpend,
  refuse: (state, action, seat) =>
    isGolem(tokenIn(state, seat, action.slot)) ? say('no.golemSpend', {}) : baseSpend.refuse(state, action, seat),
  *list(state, seat) {
    for (const action of baseSpend.list(state, seat)) if (!isGolem(tokenIn(state, seat, action.slot))) yield action
  },
})

// — The mulligan of two seats: Events are kept, the others drawn anew (campaign 3.3 J).

const undealt = (state: State): number => (hasStack(state) ? Pile.STACK : Pile.group(0))

export const mulligan = free<'mulligan'>({
  refuse: () => undefined,
  carry(state, action, seat, events) {
    pop(state)
    if (!action.redraw) return
    events?.event(baseSay('log.mulligan', { seat: colourOf(state, seat) }))
    let n = read.unknown(state, Pile.hand(seat))
    for (let i = 0; i < n; i++) moveUnseen(state, Pile.hand(seat), Pile.LOOK)
    for (const card of read.cards(state, Pile.hand(seat))) {
      if (isEvent(card)) continue
      moveCard(state, card, Pile.hand(seat), Pile.LOOK)
      n++
    }
    if (n > 0) push(state, F.redeal, seat, n)
  },
  *list() {
    yield { do: 'mulligan', redraw: false }
    yield { do: 'mulligan', redraw: true }
  },
})

const redealt = (state: State): number => (topKind(state) === F.redeal ? topArg(state, 0) : HAND_SIZE)

/** A redeal has as many cards as were laid aside. */
export const deal = free<'deal'>({
  refuse(state, action, seat) {
    if (topKind(state) !== F.redeal) return baseDeal.refuse(state, action, seat)
    const n = redealt(state)
    if (seatOf(state, action.seat) !== topSeat(state))
      return baseSay('no.drawSeat', { seat: colourOf(state, topSeat(state)) })
    if (action.cards.length !== n || new Set(action.cards).size !== n) return baseSay('no.revealCount', { n })
    for (const id of action.cards)
      if (!mayBeAt(state, undealt(state), cardIndex(id))) return baseSay('no.notInPile', { card: id })
    return undefined
  },
  carry(state, action, chance, events) {
    if (topKind(state) !== F.redeal) {
      baseDeal.carry(state, action, chance, events)
      return
    }
    const seat = topSeat(state)
    for (const id of action.cards) {
      moveCard(state, cardIndex(id), undealt(state), Pile.hand(seat))
      showOnly(state, cardIndex(id), seat)
    }
    finishRedeal(state)
  },
  *list(state, seat) {
    if (topKind(state) !== F.redeal) {
      yield* baseDeal.list(state, seat)
      return
    }
    const cards = cardsOf(possibleAt(state, undealt(state))).slice(0, redealt(state))
    yield { do: 'deal', seat: colourOf(state, topSeat(state)), cards: cards.map(cardId) }
  },
  sample(state, _chance, random) {
    return {
      do: 'deal',
      seat: colourOf(state, topSeat(state)),
      cards: sampleCards(possibleAt(state, undealt(state)), redealt(state), random).map(cardId),
    }
  },
})

function finishRedeal(state: State): void {
  pop(state)
  moveAll(state, Pile.LOOK, undealt(state))
}

/** Frame `redeal` of a secret hand. */
export function settleRedeal(state: State): boolean {
  if (!state.options.secretHands) return false
  const seat = topSeat(state)
  for (let i = topArg(state, 0); i > 0; i--) moveUnseen(state, undealt(state), Pile.hand(seat))
  finishRedeal(state)
  return true
}
