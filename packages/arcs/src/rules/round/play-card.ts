// Playing a card: what all ways have in common, and leading (arcs 7.4). Following is in follow.ts.

import { cardsOf, joined, NO_CARDS, nthCard, sizeOfSet } from '../../card-sets.ts'
import { numberOf, PIPS, suitOf } from '../../data/action-cards.ts'
import { type ActionCardId, MODES } from '../../vocabulary.ts'
import { ambition, ambitionId, cardId, card as cardIndex } from '../board/ids.ts'
import { free, type No, type Random } from '../choosing/deed.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { say } from '../sayings.ts'
import { placeOfPlayable, playable, seatRules, unknownPlayable } from '../seats/index.ts'
import { moveCard, sampleUnseen, show } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, pop, push } from '../state/stack.ts'
import { colourOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { actRules } from './act-rules.ts'
import { declare, givings, numberDeclares, refuseDeclaring } from './declare.ts'

export const LEAD_MODE = MODES.indexOf('lead')
export const SURPASS = MODES.indexOf('surpass')
export const COPY = MODES.indexOf('copy')
export const PIVOT = MODES.indexOf('pivot')

export const leadNumber = (state: State): number => (read.leadZero(state) ? 0 : numberOf(read.leadCard(state) - 1))
export const leadSuit = (state: State): number =>
  state.options.act === 0 ? suitOf(read.leadCard(state) - 1) : actRules().leadSuit(state)

/** Opens the turn of a seat: its pips, its Prelude. */
export function beginTurn(state: State, seat: number, mode: number, suit: number, pips: number): void {
  const rules = seatRules(state, seat)
  const extra = rules.extra(state, seat)
  write.setActive(state, seat)
  write.setMode(state, mode)
  write.setSuit(state, suit)
  write.setPipsLeft(state, pips + extra)
  write.setExtraDie(state, extra)
  write.setArmed(state, false)
  write.setPrelude(state, true)
  write.setFirst(state, true)
  write.setUsed(state, 0)
  write.setBonus(state, 0)
  write.setArranging(state, 0)
  write.setLastSite(state, 0)
  write.clear(state, Pile.SECURED)
  rules.startsTurn(state, suit)
  push(state, F.turn, seat)
}

export function refuseCard(state: State, seat: number, card: ActionCardId): No {
  return placeOfPlayable(state, seat, cardIndex(card)) < 0
    ? say('no.card', { seat: colourOf(state, seat), card })
    : undefined
}

export function takeCard(state: State, seat: number, card: number, to: number): void {
  moveCard(state, card, placeOfPlayable(state, seat, card), to)
}

/** The card of the round, face up before the seat. */
export function layLead(state: State, seat: number, card: number): void {
  layUp(state, seat, card, LEAD_MODE)
  write.setPassed(state, 0)
  write.setLeader(state, seat)
  write.setLeadCard(state, card + 1)
  write.setLeadZero(state, false)
}

export function layUp(state: State, seat: number, card: number, mode: number): void {
  takeCard(state, seat, card, Pile.up(seat))
  show(state, card)
  write.setPlayedMode(state, seat, mode)
  write.setPlayedCard(state, seat, card + 1)
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
    const card = cardIndex(action.card)
    pop(state)
    layLead(state, seat, card)
    events?.event(say('log.led', { seat: colourOf(state, seat), card: action.card }))
    push(state, F.nextTurn, seat)
    seatRules(state, seat).played(state, seat)
    beginTurn(state, seat, LEAD_MODE, suitOf(card), PIPS[card]!)
    if (action.declare === undefined) return
    const what = ambition(action.declare)
    declare(state, seat, what, action.give, events)
    // What the declaration cost no longer acts (arcs/D51).
    if (!heard(points.keepsNumber, state, seat).some((keeps) => keeps(state, seat, what)))
      write.setLeadZero(state, true)
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
  const unseen = unknownPlayable(state, seat) > 0 ? read.cardSet(state, Pile.UNSEEN) : NO_CARDS
  return cardsOf(joined(playable(state, seat), unseen))
}

export function sampleCard(state: State, seat: number, random: Random): number {
  const [first, second] = seatRules(state, seat).places(seat)
  // Seldom two piles: only then they are joined.
  if (second !== undefined && !read.isEmpty(state, second)) {
    const known = playable(state, seat)
    return nthCard(known, random.int(sizeOfSet(known)))
  }
  const n = read.count(state, first!)
  const at = random.int(n + unknownPlayable(state, seat))
  return at < n ? read.nth(state, first!, at) : sampleUnseen(state, random)
}
