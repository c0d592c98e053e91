// Playing a card: what all ways have in common, leading, and seizing (arcs 7.4, 7.7). Following is in follow.ts.

import type { EventSink } from '@understudy/table'
import { numberOf, PIPS, suitOf } from '../data/action-cards.ts'
import { bc } from '../data/court.ts'
import { say } from '../text/sayings.ts'
import { type ActionCardId, MODES } from '../vocabulary.ts'
import { moveCard, show } from './cards.ts'
import { declare, EMPATH, givings, KEEPER, numberDeclares, refuseDeclaring } from './declare.ts'
import { free, type No, type Random } from './deed.ts'
import { ambition, ambitionId, cardId, card as cardIndex } from './ids.ts'
import * as L from './layout.ts'
import { placeOfPlayable, playable, unknownPlayable } from './seats/index.ts'
import { beginLars, isLars } from './seats/lars.ts'
import { advantaged, isVirtual, putBack } from './seats/virtual.ts'
import { F, pop, push } from './stack.ts'
import { bitsOf, colourOf, holdsGuild, nthBit, popcount, type State } from './state.ts'

export const LEAD_MODE = MODES.indexOf('lead')
export const SURPASS = MODES.indexOf('surpass')
export const COPY = MODES.indexOf('copy')
export const PIVOT = MODES.indexOf('pivot')

export const leadNumber = (state: State): number =>
  state.b[L.LEAD_ZERO] === 1 ? 0 : numberOf(state.b[L.LEAD_CARD]! - 1)
export const leadSuit = (state: State): number => suitOf(state.b[L.LEAD_CARD]! - 1)

/** Opens the turn of a seat: its pips, its Prelude. */
export function beginTurn(state: State, seat: number, mode: number, suit: number, pips: number): void {
  const { b } = state
  const extra = isVirtual(state, seat) && advantaged(state, seat) ? 1 : 0
  b[L.ACTIVE] = seat
  b[L.MODE] = mode
  b[L.SUIT] = suit
  b[L.PIPS_LEFT] = pips + extra
  b[L.EXTRA_DIE] = extra
  b[L.ARMED] = 0
  b[L.PRELUDE] = 1
  b[L.FIRST] = 1
  b[L.USED] = 0
  b[L.BONUS] = 0
  b[L.ARRANGE] = 0
  b[L.LAST_SITE] = 0
  state.m[L.M_SECURED] = 0
  if (isLars(state, seat)) beginLars(state, suit)
  push(state, F.turn, seat)
}

export function seize(state: State, seat: number, events?: EventSink): void {
  state.b[L.INITIATIVE] = seat
  state.b[L.SEIZED] = 1
  events?.event(say('log.seized', { seat: colourOf(state, seat) }))
}

/** arcs 7.7 */
export function refuseSeizing(state: State, seat: number): No {
  if (state.b[L.INITIATIVE] === seat) return say('no.holdsInitiative', {})
  return state.b[L.SEIZED] === 1 ? say('no.seized', {}) : undefined
}

export function refuseCard(state: State, seat: number, card: ActionCardId): No {
  return placeOfPlayable(state, seat, cardIndex(card)) < 0
    ? say('no.card', { seat: colourOf(state, seat), card })
    : undefined
}

export function takeCard(state: State, seat: number, card: number, to: number): void {
  moveCard(state, card, placeOfPlayable(state, seat, card), to)
}

export const lead = free<'lead'>({
  refuse(state, action, seat) {
    const no = refuseCard(state, seat, action.card)
    if (no !== undefined) return no
    if (action.declare === undefined) return undefined
    if (!numberDeclares(cardIndex(action.card), ambition(action.declare)))
      return say('no.ambitionNumber', { card: action.card, ambition: action.declare })
    return refuseDeclaring(state, seat, action.give)
  },
  carry(state, action, seat, events) {
    const { b } = state
    const card = cardIndex(action.card)
    pop(state)
    takeCard(state, seat, card, L.P_UP + seat)
    show(state, card)
    b[L.PASSED] = 0
    b[L.LEADER] = seat
    b[L.LEAD_CARD] = card + 1
    b[L.LEAD_ZERO] = 0
    b[L.PLAYED_MODE + seat] = LEAD_MODE
    b[L.PLAYED_CARD + seat] = card + 1
    events?.event(say('log.led', { seat: colourOf(state, seat), card: action.card }))
    push(state, F.nextTurn, seat)
    if (isVirtual(state, seat)) putBack(state, seat)
    beginTurn(state, seat, LEAD_MODE, suitOf(card), PIPS[card]!)
    if (action.declare === undefined) return
    const what = ambition(action.declare)
    declare(state, seat, what, action.give, events)
    // Secret Order (BC18), unless Generous has just given it away (arcs/D51)
    const secret = (what === KEEPER || what === EMPATH) && holdsGuild(state, seat, bc(18))
    if (!secret) b[L.LEAD_ZERO] = 1
  },
  *list(state, seat) {
    for (const card of playableCards(state, seat)) {
      yield { do: 'lead', card: cardId(card) }
      for (let what = 1; what <= 5; what++) {
        if (!numberDeclares(card, what)) continue
        for (const give of givings(state, seat)) {
          if (refuseDeclaring(state, seat, give) !== undefined) continue
          yield {
            do: 'lead',
            card: cardId(card),
            declare: ambitionId(what),
            ...(give === undefined ? {} : { give }),
          }
        }
      }
    }
  },
  sample(state, seat, random) {
    const card = sampleCard(state, seat, random)
    const number = numberOf(card)
    const plain = { do: 'lead', card: cardId(card) } as const
    if (number === 1 || random.int(3) === 0) return plain
    const declared = ambitionId(number === 7 ? 1 + random.int(5) : number - 1)
    const ways = givings(state, seat)
    if (ways.length === 0) return plain
    const give = ways[random.int(ways.length)]
    if (refuseDeclaring(state, seat, give) !== undefined) return plain
    return { ...plain, declare: declared, ...(give === undefined ? {} : { give }) }
  },
})

/** Every card that the seat may turn out to play. */
export function playableCards(state: State, seat: number): number[] {
  const unseen = unknownPlayable(state, seat) > 0 ? state.m[L.P_UNSEEN]! : 0
  return bitsOf(playable(state, seat) | unseen)
}

export function sampleCard(state: State, seat: number, random: Random): number {
  const known = playable(state, seat)
  const n = popcount(known)
  const at = random.int(n + unknownPlayable(state, seat))
  if (at < n) return nthBit(known, at)
  const unseen = state.m[L.P_UNSEEN]!
  return nthBit(unseen, random.int(popcount(unseen)))
}
