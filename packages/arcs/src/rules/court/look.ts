// Farseers (BC17) on a declaration: a look into a Rival's hand, and perhaps an exchange. A virtual hand is its bonus cards
// and, for the rest of its counter, as many cards of the stack, which go back into it afterwards (supercat 2.6, arcs/D50).

import type { EventSink } from '@understudy/table'
import { say } from '../../text/sayings.ts'
import type { ActionCardId } from '../../vocabulary.ts'
import { mayBeAt, moveAll, moveCard, moveUnseen, possibleAt, sampleCard, show, showOnly } from '../cards.ts'
import { free, type No } from '../deed.ts'
import { cardId, card as cardIndex } from '../ids.ts'
import * as L from '../layout.ts'
import { handSize } from '../seats/index.ts'
import { isLars } from '../seats/lars.ts'
import { isVirtual, refillStack, stackLeft } from '../seats/virtual.ts'
import { F, pop, push, topArg, topSeat } from '../stack.ts'
import { bitsOf, colourOf, copyState, playersOf, popcount, roleOf, type State, seatOf } from '../state.ts'

/** Nobody looks into the deck of a Lars (lars/A54). */
const canLookAt = (state: State, seat: number, rival: number): boolean =>
  rival >= 0 && rival !== seat && !isLars(state, rival) && handSize(state, rival) > 0

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
    if (isVirtual(state, rival)) push(state, F.lookReveal, seat, rival)
    else state.m[L.M_SEEN + seat]! |= state.m[L.P_HAND + rival]!
  },
  *list(state, seat) {
    yield { do: 'look' }
    for (let rival = 0; rival < playersOf(state); rival++)
      if (canLookAt(state, seat, rival)) yield { do: 'look', at: colourOf(state, rival) }
  },
})

/** How many cards of the stack stand for the rest of the hand looked at; the discard is shuffled in if it runs short. */
export const peekCount = (state: State): number => {
  const rival = topArg(state, 0)
  return Math.min(stackLeft(state), state.b[L.COUNTER + rival]! - popcount(state.m[L.P_BONUS + rival]!))
}

/** Frame `lookReveal`. Beside a real board the looker sees cards that the app does not: nobody has to name them. */
export function settlePeek(state: State, events?: EventSink): boolean {
  const n = peekCount(state)
  if (n > 0 && !state.options.secretHands) return false
  pop(state)
  for (let i = 0; i < n; i++) {
    refillStack(state, events)
    moveUnseen(state, L.P_STACK, L.P_LOOK)
  }
  return true
}

/** What the next card shown can be, after these. */
export function peekable(state: State, cards: readonly ActionCardId[]): number {
  const after = copyState(state)
  for (const id of cards) {
    refillStack(after)
    if (!mayBeAt(after, L.P_STACK, cardIndex(id))) return 0
    moveCard(after, cardIndex(id), L.P_STACK, L.P_LOOK)
  }
  refillStack(after)
  return possibleAt(after, L.P_STACK)
}

/** Chance names the cards; only the looker learns them. */
export const peek = free<'peek'>({
  refuse(state, action) {
    const rival = colourOf(state, topArg(state, 0))
    if (action.of !== rival) return say('no.drawSeat', { seat: rival })
    const n = peekCount(state)
    if (action.cards.length !== n) return say('no.revealCount', { n })
    for (let i = 0; i < n; i++)
      if ((peekable(state, action.cards.slice(0, i)) & (1 << cardIndex(action.cards[i]!))) === 0)
        return say('no.notInPile', { card: action.cards[i]! })
    return undefined
  },
  carry(state, action, _chance, events) {
    const looker = topSeat(state)
    pop(state)
    for (const id of action.cards) {
      refillStack(state, events)
      moveCard(state, cardIndex(id), L.P_STACK, L.P_LOOK)
      showOnly(state, cardIndex(id), looker)
    }
  },
  *list(state) {
    // One card after another is the business of the picker; this is only one example.
    const cards: ActionCardId[] = []
    for (let n = peekCount(state); n > 0; n--) cards.push(cardId(bitsOf(peekable(state, cards))[0]!))
    yield { do: 'peek', of: colourOf(state, topArg(state, 0)), cards }
  },
  sample(state, _chance, random) {
    const now = copyState(state)
    const cards: ActionCardId[] = []
    for (let n = peekCount(state); n > 0; n--) {
      refillStack(now)
      const card = sampleCard(now, L.P_STACK, random)
      moveCard(now, card, L.P_STACK, L.P_LOOK)
      cards.push(cardId(card))
    }
    return { do: 'peek', of: colourOf(state, topArg(state, 0)), cards }
  },
})

/** Where the cards of the seat looked at lie. */
const looked = (state: State, rival: number): readonly number[] =>
  isVirtual(state, rival) ? [L.P_BONUS + rival, L.P_LOOK] : [L.P_HAND + rival]

/** Where the cards lie that a seat can exchange. */
const held = (state: State, seat: number): number => (isVirtual(state, seat) ? L.P_BONUS : L.P_HAND) + seat

/** Bonus cards lie open, so whatever becomes one is named; so is everything else, unless hands are secret. */
const nameless = (state: State, to: number): boolean => state.options.secretHands && roleOf(state, to) === 'human'

type Named = ActionCardId | 'unknown'

/** What can go from this place to this seat. */
function goods(state: State, place: number, to: number): Named[] {
  if (!nameless(state, to)) return bitsOf(possibleAt(state, place)).map(cardId)
  const known: Named[] = bitsOf(state.m[place]!).map(cardId)
  return state.b[L.UNKNOWN + place]! > 0 ? [...known, 'unknown'] : known
}

const canCome = (state: State, place: number, to: number, what: Named): boolean =>
  what === 'unknown' ? nameless(state, to) && state.b[L.UNKNOWN + place]! > 0 : mayBeAt(state, place, cardIndex(what))

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
      hand(state, give, held(state, seat), held(state, rival), seat, rival)
      events?.event(say('log.swapped', { seat: colourOf(state, seat), of: colourOf(state, rival) }))
    }
    moveAll(state, L.P_LOOK, L.P_STACK)
  },
  *list(state, seat) {
    yield { do: 'swap' }
    const rival = topArg(state, 0)
    const gives = goods(state, held(state, seat), rival)
    const takes = new Set(looked(state, rival).flatMap((place) => goods(state, place, seat)))
    for (const give of gives) for (const take of takes) yield { do: 'swap', give, take }
  },
})

const isOpen = (place: number): boolean => place >= L.P_BONUS && place < L.P_BONUS + L.MAX_SEATS

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
    if (from !== L.P_LOOK) state.m[L.M_SEEN + rival]! |= 1 << card
  }
}
