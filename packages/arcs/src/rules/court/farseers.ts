// Farseers (BC17): on each declaration a look into a Rival's hand and perhaps an exchange; in the Prelude, new cards from
// the bottom of the pile.

import { bc } from '../../data/court.ts'
import { say } from '../../text/sayings.ts'
import type { ActionCardId } from '../../vocabulary.ts'
import { mayBeAt, moveAll, moveCard, moveUnseen, newGroup, sampleBits, sizeOf } from '../cards.ts'
import { free, type No } from '../deed.ts'
import { cardId, card as cardIndex } from '../ids.ts'
import * as L from '../layout.ts'
import { handSize, placeOfPlayable } from '../seats/index.ts'
import { isLars } from '../seats/lars.ts'
import { anyVirtual, isVirtual } from '../seats/virtual.ts'
import { F, pop, push, topArg } from '../stack.ts'
import { bitsOf, colourOf, playersOf, popcount, roleOf, type State, seatOf } from '../state.ts'
import { giveUp, refuseUse } from './uses.ts'

export const look = free<'look'>({
  refuse(state, action, seat) {
    if (action.at === undefined) return undefined
    const rival = seatOf(state, action.at)
    return rival < 0 || rival === seat || isLars(state, rival) || handSize(state, rival) === 0
      ? say('no.lookAt', { of: action.at })
      : undefined
  },
  carry(state, action, seat, events) {
    pop(state)
    if (action.at === undefined) return
    const rival = seatOf(state, action.at)
    events?.event(say('log.looked', { seat: colourOf(state, seat), of: action.at }))
    push(state, F.swap, seat, rival)
    if (roleOf(state, rival) === 'human') state.m[L.M_SEEN + seat]! |= state.m[L.P_HAND + rival]!
    else if (isVirtual(state, rival)) push(state, F.lookReveal, seat, rival)
  },
  *list(state, seat) {
    yield { do: 'look' }
    for (let rival = 0; rival < playersOf(state); rival++)
      if (rival !== seat && !isLars(state, rival) && handSize(state, rival) > 0)
        yield { do: 'look', at: colourOf(state, rival) }
  },
})

/** Where the cards of the seat looked at lie: its hand, or what stands for it (supercat 2.6). */
const looked = (state: State, rival: number): readonly number[] =>
  isVirtual(state, rival)
    ? [L.P_BONUS + rival, L.P_LOOK]
    : roleOf(state, rival) === 'lars'
      ? [L.P_DECK + rival]
      : [L.P_HAND + rival]

/** Frame `lookReveal`: as many cards of the stack as the virtual hand has beyond its bonus cards. */
export function lookAtStack(state: State): void {
  const rival = topArg(state, 0)
  pop(state)
  const n = state.b[L.COUNTER + rival]! - popcount(state.m[L.P_BONUS + rival]!)
  // Nobody names them: they stay unknown until one is taken.
  for (let i = 0; i < n && sizeOf(state, L.P_STACK) > 0; i++) moveUnseen(state, L.P_STACK, L.P_LOOK)
}

const isUnknown = (state: State, place: number): boolean => state.b[L.UNKNOWN + place]! > 0

export const swap = free<'swap'>({
  refuse(state, action, seat) {
    if (action.give === undefined && action.take === undefined) return undefined
    if (action.give === undefined || action.take === undefined) return say('no.swapBoth', {})
    const rival = topArg(state, 0)
    return refuseGive(state, seat, action.give) ?? refuseTake(state, seat, rival, action.take)
  },
  carry(state, action, seat, events) {
    const rival = topArg(state, 0)
    pop(state)
    if (action.give !== undefined && action.take !== undefined) {
      const [home] = looked(state, rival)
      const own = ownHand(state, seat)
      const from =
        action.take === 'unknown'
          ? looked(state, rival).find((place) => isUnknown(state, place))!
          : looked(state, rival).find((place) => mayBeAt(state, place, cardIndex(action.take!)))!
      if (action.take === 'unknown') moveUnseen(state, from, own)
      else {
        moveCard(state, cardIndex(action.take), from, own)
        both(state, cardIndex(action.take), seat, rival)
      }
      if (action.give === 'unknown') moveUnseen(state, own, home!)
      else {
        moveCard(state, cardIndex(action.give), own, home!)
        both(state, cardIndex(action.give), seat, rival)
      }
      events?.event(say('log.swapped', { seat: colourOf(state, seat), of: colourOf(state, rival) }))
    }
    moveAll(state, L.P_LOOK, L.P_STACK)
  },
  *list(state, seat) {
    yield { do: 'swap' }
    const rival = topArg(state, 0)
    const gives: (ActionCardId | 'unknown')[] = bitsOf(state.m[ownHand(state, seat)]!).map(cardId)
    if (isUnknown(state, ownHand(state, seat))) gives.push('unknown')
    const takes: (ActionCardId | 'unknown')[] = []
    for (const place of looked(state, rival)) {
      takes.push(...bitsOf(state.m[place]!).map(cardId))
      if (isUnknown(state, place) && maybeUnknown(state, seat) && !takes.includes('unknown')) takes.push('unknown')
    }
    for (const give of gives) for (const take of takes) yield { do: 'swap', give, take }
  },
})

/** Both seats know where the card is now. */
function both(state: State, card: number, a: number, b: number): void {
  for (let seat = 0; seat < L.MAX_SEATS; seat++) {
    if (seat === a || seat === b) state.m[L.M_SEEN + seat]! |= 1 << card
    else state.m[L.M_SEEN + seat]! &= ~(1 << card)
  }
}

const ownHand = (state: State, seat: number): number =>
  isVirtual(state, seat) ? L.P_BONUS + seat : roleOf(state, seat) === 'lars' ? L.P_DECK + seat : L.P_HAND + seat

function refuseGive(state: State, seat: number, give: ActionCardId | 'unknown'): No {
  const place = ownHand(state, seat)
  if (give === 'unknown') return isUnknown(state, place) ? undefined : say('no.nameCard', {})
  return mayBeAt(state, place, cardIndex(give))
    ? undefined
    : say('no.card', { seat: colourOf(state, seat), card: give })
}

/**
 * A hand that is played openly to us must not come to hold a card that nobody has named. So against a virtual hand only
 * its bonus cards can be taken, until chance can show the looker the cards of the stack (arcs/D50).
 */
const maybeUnknown = (state: State, seat: number): boolean =>
  state.options.secretHands || roleOf(state, seat) !== 'human'

function refuseTake(state: State, seat: number, rival: number, take: ActionCardId | 'unknown'): No {
  const places = looked(state, rival)
  const able = places.some((place) =>
    take === 'unknown'
      ? maybeUnknown(state, seat) && isUnknown(state, place)
      : (state.m[place]! & (1 << cardIndex(take))) !== 0 ||
        (maybeUnknown(state, seat) && mayBeAt(state, place, cardIndex(take))),
  )
  if (able) return undefined
  return take === 'unknown' ? say('no.nameCard', {}) : say('no.card', { seat: colourOf(state, rival), card: take })
}

/** Prelude: the card goes, with any number of hand cards; that many and one more come from the bottom of the pile. */
export const useFarseers = free<'useFarseers'>({
  refuse(state, action, seat) {
    const no = refuseUse(state, seat, bc(17))
    if (no !== undefined) return no
    const human = roleOf(state, seat) === 'human'
    const unknown = action.unknown ?? 0
    if (!human && action.cards.length + unknown > 0) return say('no.nameCard', {})
    if (new Set(action.cards).size !== action.cards.length) return say('no.nameCard', {})
    if (unknown > 0 && unknown > state.b[L.UNKNOWN + L.P_HAND + seat]!) return say('no.nameCard', {})
    for (const id of action.cards)
      if (placeOfPlayable(state, seat, cardIndex(id)) < 0)
        return say('no.card', { seat: colourOf(state, seat), card: id })
    return action.cards.length + unknown <= handSize(state, seat) ? undefined : say('no.nameCard', {})
  },
  carry(state, action, seat, events) {
    giveUp(state, seat, bc(17), events)
    const unknown = action.unknown ?? 0
    const n = action.cards.length + unknown
    if (n > 0) {
      const group = anyVirtual(state) ? L.P_STACK : newGroup(state)
      for (const id of action.cards) moveCard(state, cardIndex(id), L.P_HAND + seat, group)
      for (let i = 0; i < unknown; i++) moveUnseen(state, L.P_HAND + seat, group)
    }
    push(state, F.draw, seat, n + 1)
  },
  *list(state, seat) {
    if (refuseUse(state, seat, bc(17)) !== undefined) return
    const hand = roleOf(state, seat) === 'human' ? bitsOf(state.m[L.P_HAND + seat]!) : []
    for (let bits = 0; bits < 1 << hand.length; bits++)
      yield { do: 'useFarseers', cards: hand.filter((_, i) => (bits & (1 << i)) !== 0).map(cardId) }
    for (let n = 1; n <= state.b[L.UNKNOWN + L.P_HAND + seat]!; n++) yield { do: 'useFarseers', cards: [], unknown: n }
  },
  sample(state, seat, random) {
    if (refuseUse(state, seat, bc(17)) !== undefined) return undefined
    const hand = roleOf(state, seat) === 'human' ? state.m[L.P_HAND + seat]! : 0
    return { do: 'useFarseers', cards: sampleBits(hand, random.int(3), random).map(cardId) }
  },
})
