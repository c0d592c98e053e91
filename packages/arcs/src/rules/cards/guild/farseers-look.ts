// Farseers (BC17) on a declaration: a look into a Rival's hand, and perhaps an exchange. A virtual hand is its bonus cards
// and, for the rest of its counter, as many cards of the stack, which go back into it afterwards (supercat 2.6, arcs/D50).

import type { EventSink, Pick } from '@understudy/table'
import { cardsOf } from '../../../card-sets.ts'
import type { ActionCardId } from '../../../vocabulary.ts'
import { cardId, card as cardIndex } from '../../board/ids.ts'
import { free, type No } from '../../choosing/deed.ts'
import { type Offer, oneByOne } from '../../choosing/pick-text.ts'
import { say } from '../../sayings.ts'
import { handSize, seatRules } from '../../seats/index.ts'
import {
  drawStandIns,
  nextStandIn,
  refillStack,
  refuseStandIns,
  someStandIns,
  stackLeft,
  turnOver,
} from '../../seats/stack.ts'
import { mayBeAt, moveAll, moveCard, moveUnseen, possibleAt, show, showOnly } from '../../state/cards.ts'
import { MAX_SEATS } from '../../state/numbers.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { F, pop, push, topArg, topSeat } from '../../state/stack.ts'
import { colourOf, playersOf, type State, seatOf } from '../../state/state.ts'
import * as write from '../../state/write.ts'

const canLookAt = (state: State, seat: number, rival: number): boolean =>
  rival >= 0 && rival !== seat && seatRules(state, rival).canBeLookedAt && handSize(state, rival) > 0

export const anyHand = (state: State, seat: number): boolean => {
  for (let rival = 0; rival < playersOf(state); rival++) if (canLookAt(state, seat, rival)) return true
  return false
}

export const look = free<'look'>({
  refuse: (state, action, seat) =>
    action.at === undefined || canLookAt(state, seat, seatOf(state, action.at))
      ? undefined
      : say('no.lookAt', { of: action.at }),
  carry(state, action, seat, events) {
    pop(state)
    if (action.at === undefined) return
    const rival = seatOf(state, action.at)
    events?.event(say('log.looked', { seat: colourOf(state, seat), of: action.at }))
    push(state, F.swap, seat, rival)
    if (seatRules(state, rival).counts) push(state, F.lookReveal, seat, rival)
    else write.putAll(state, Pile.seenBy(seat), read.cardSet(state, Pile.hand(rival)))
  },
  *list(state, seat) {
    yield { do: 'look' }
    for (let rival = 0; rival < playersOf(state); rival++)
      if (canLookAt(state, seat, rival)) yield { do: 'look', at: colourOf(state, rival) }
  },
})

/** How many cards of the stack stand for the rest of the hand looked at; the discard is shuffled in if it runs short. */
const peekCount = (state: State): number => {
  const rival = topArg(state, 0)
  const aside = state.options.farseersAtStack ? 0 : read.count(state, Pile.bonus(rival))
  return Math.min(stackLeft(state), read.counter(state, rival) - aside)
}

/** Frame `lookReveal`. Beside a real board the looker sees cards that the app does not: nobody has to name them. */
export function settlePeek(state: State, events?: EventSink): boolean {
  const n = peekCount(state)
  if (n > 0 && !state.options.secretHands) return false
  pop(state)
  for (let i = 0; i < n; i++) {
    refillStack(state, events)
    moveUnseen(state, Pile.STACK, Pile.LOOK)
  }
  return true
}

/** Chance names the cards; only the looker learns them. */
export const peek = free<'peek'>({
  refuse(state, action) {
    const rival = colourOf(state, topArg(state, 0))
    if (action.of !== rival) return say('no.drawSeat', { seat: rival })
    return refuseStandIns(state, action.cards, peekCount(state))
  },
  carry(state, action, _chance, events) {
    const looker = topSeat(state)
    pop(state)
    turnOver(state, action.cards, events)
    for (const id of action.cards) showOnly(state, cardIndex(id), looker)
  },
  *list(state) {
    yield { do: 'peek', of: colourOf(state, topArg(state, 0)), cards: someStandIns(state, peekCount(state)) }
  },
  sample: (state, _chance, random) => ({
    do: 'peek',
    of: colourOf(state, topArg(state, 0)),
    cards: drawStandIns(state, peekCount(state), random),
  }),
})

/** Where the cards of the seat looked at lie. */
const looked = (state: State, rival: number): readonly number[] =>
  atStack(state, rival) ? STAND_INS : seatRules(state, rival).shows(rival)
const STAND_INS: readonly number[] = [Pile.LOOK]
/** Only cards of the stack are looked at, and what is given for one goes there (supercat-0.10 2.2, supercat/B73). */
const atStack = (state: State, rival: number): boolean =>
  state.options.farseersAtStack && seatRules(state, rival).counts

/** Where the cards lie that a seat can exchange. */
const held = (state: State, seat: number): number => seatRules(state, seat).shows(seat)[0]!

/** Bonus cards lie open, so whatever becomes one is named; so is everything else, unless hands are secret. */
const nameless = (state: State, to: number): boolean => state.options.secretHands && seatRules(state, to).holdsHand

type Named = ActionCardId | 'unknown'

/** What can go from this place to this seat. */
function goods(state: State, place: number, to: number): Named[] {
  if (!nameless(state, to)) return cardsOf(possibleAt(state, place)).map(cardId)
  const known: Named[] = read.cards(state, place).map(cardId)
  return read.unknown(state, place) > 0 ? [...known, 'unknown'] : known
}

const canCome = (state: State, place: number, to: number, what: Named): boolean =>
  what === 'unknown' ? nameless(state, to) && read.unknown(state, place) > 0 : mayBeAt(state, place, cardIndex(what))

function refuseGood(state: State, places: readonly number[], from: number, to: number, what: Named): No {
  if (places.some((place) => canCome(state, place, to, what))) return undefined
  return what === 'unknown' ? say('no.nameCard', {}) : say('no.card', { seat: colourOf(state, from), card: what })
}

export const swap = free<'swap'>({
  refuse(state, action, seat) {
    if (action.give === undefined && action.take === undefined) return undefined
    if (action.give === undefined || action.take === undefined) return say('no.swapBoth', {})
    const rival = topArg(state, 0)
    return (
      refuseGood(state, [held(state, seat)], seat, rival, action.give) ??
      refuseGood(state, looked(state, rival), rival, seat, action.take)
    )
  },
  carry(state, action, seat, events) {
    const rival = topArg(state, 0)
    pop(state)
    const { give, take } = action
    if (give !== undefined && take !== undefined) {
      const from = looked(state, rival).find((place) => canCome(state, place, seat, take))!
      hand(state, take, from, held(state, seat), seat, rival)
      hand(state, give, held(state, seat), atStack(state, rival) ? Pile.LOOK : held(state, rival), seat, rival)
      events?.event(say('log.swapped', { seat: colourOf(state, seat), of: colourOf(state, rival) }))
    }
    moveAll(state, Pile.LOOK, Pile.STACK)
  },
  *list(state, seat) {
    yield { do: 'swap' }
    const rival = topArg(state, 0)
    const gives = goods(state, held(state, seat), rival)
    const takes = new Set(looked(state, rival).flatMap((place) => goods(state, place, seat)))
    for (const give of gives) for (const take of takes) yield { do: 'swap', give, take }
  },
})

const isOpen = (place: number): boolean => place >= Pile.bonus(0) && place < Pile.bonus(MAX_SEATS)

/** Hands a card over. Everybody sees what becomes or was a bonus card; otherwise only those know it who saw it. */
function hand(state: State, what: Named, from: number, to: number, seat: number, rival: number): void {
  if (what === 'unknown') {
    moveUnseen(state, from, to)
    return
  }
  const card = cardIndex(what)
  moveCard(state, card, from, to)
  if (isOpen(from) || isOpen(to)) show(state, card)
  else {
    showOnly(state, card, seat)
    if (from !== Pile.LOOK) write.put(state, Pile.seenBy(rival), card)
  }
}

/** Card by card, as they are shown. */
export function peekChoices(state: State, picks: readonly Pick[]): Offer[] {
  const shown = picks.map((pick) => pick.value as ActionCardId)
  const all = [...shown, ...cardsOf(nextStandIn(state, shown)).map(cardId)]
  return oneByOne(state, 'peek', picks, 'cards', all, peekCount(state), (cards) => ({
    do: 'peek',
    of: colourOf(state, topArg(state, 0)),
    cards: cards as ActionCardId[],
  }))
}
