// The Believer (campaign 12.8): Teach, Faithful Disciples, and the top of the Faithful stack.

import { cardsOf, inSet } from '../../../card-sets.ts'
import { PIPS } from '../../../data/action-cards.ts'
import { EVERY_COURT_SUIT } from '../../../data/court.ts'
import { refusePay, settlePay } from '../../actions/pay.ts'
import { planetType } from '../../board/control.ts'
import { cardId, card as cardIndex, courtId } from '../../board/ids.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say as baseSay } from '../../sayings.ts'
import { hasStack, refillStack } from '../../seats/stack.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import { mayBeAt, moveCard, possibleAt, sizeOf } from '../../state/cards.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { isCity, siteOwner, systemOfSite } from '../../state/sites.ts'
import { F, pop, push } from '../../state/stack.ts'
import { colourOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { attachable, SCRAPPED, spotOfCard } from '../court.ts'
import { actionOfFaithful, CARD, faithfulOfNumber, GUILD_OF_ACT, isEvent, isFaithfulAction } from '../data.ts'
import { type Frame, free, paid } from '../deed.ts'
import { C } from '../frames.ts'
import { advance, hasFate, isWinning } from '../objectives.ts'
import { say } from '../sayings.ts'

/** Bits of the types of planets where the seat has a city. */
export function cityTypesOf(state: State, seat: number): number {
  let types = 0
  for (let site = 0; site < 72; site++) {
    const value = read.site(state, site)
    if (isCity(value) && siteOwner(value) === seat) types |= 1 << planetType(state, systemOfSite(site))
  }
  return types & ~1
}

const has = (state: State, seat: number): boolean => hasFate(state, seat, 'believer')

/** The top Faithful card goes under a Guild card whose suit one has a city for; then an action card is scrapped. */
export const teach = paid<'teach'>({
  kind: 'influence',
  has,
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'influence')
    if (no !== undefined) return no
    if (!has(state, seat)) return say('no.believer', {})
    if (camp.faithfulLeft(state) === 0) return say('no.faithfulEmpty', {})
    const spot = spotOfCard(state, action.on)
    const card = spot < 0 || spot === 4 ? -1 : read.rowCard(state, spot) - 1
    if (card < 0 || !inSet(GUILD_OF_ACT, card)) return say('no.teachGuild', { card: action.on })
    if (camp.attached(state, spot) > 0) return say('no.attach', { card: action.on })
    return (cityTypesOf(state, seat) & (1 << EVERY_COURT_SUIT[card]!)) !== 0
      ? undefined
      : say('no.teachCity', { card: action.on })
  },
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const number = camp.faithfulLeft(state)
    set.setFaithfulLeft(state, number - 1)
    set.setAttached(state, spotOfCard(state, action.on), faithfulOfNumber(number) + 1)
    events?.event(say('log.taught', { seat: colourOf(state, seat), number, on: action.on }))
    push(state, C.scrap, seat)
  },
  *list(state, seat, pay) {
    if (!has(state, seat) || camp.faithfulLeft(state) === 0) return
    const types = cityTypesOf(state, seat)
    for (const { card } of attachable(state))
      if (inSet(GUILD_OF_ACT, card) && (types & (1 << EVERY_COURT_SUIT[card]!)) !== 0)
        yield { do: 'teach', on: courtId(card), pay }
  },
})

/** The lowest group of the discard pile, or the stack of virtual hands, that can hold a card which is no Event (R15). */
function scrapPlace(state: State): number {
  const piles = hasStack(state) ? [Pile.STACK] : Array.from({ length: read.groups(state) }, (_, n) => Pile.group(n))
  for (const pile of piles) if (sizeOf(state, pile) > 0 && scrappable(state, pile).length > 0) return pile
  return -1
}
const scrappable = (state: State, pile: number): number[] =>
  cardsOf(possibleAt(state, pile)).filter((card) => !isEvent(card))

/** Which card lies at the bottom. */
export const scrap = free<'scrap'>({
  refuse(state, action) {
    const card = cardIndex(action.card)
    return !isEvent(card) && mayBeAt(state, scrapPlace(state), card)
      ? undefined
      : baseSay('no.notInPile', { card: action.card })
  },
  carry(state, action, _chance, events) {
    const card = cardIndex(action.card)
    const from = scrapPlace(state)
    pop(state)
    moveCard(state, card, from, Pile.LOOK)
    write.drop(state, Pile.LOOK, card)
    write.put(state, SCRAPPED, card)
    if (isFaithfulAction(card)) write.drop(state, Pile.LEADER_ROW, card)
    events?.event(say('log.scrapped', { card: action.card }))
  },
  *list(state) {
    for (const card of scrappable(state, scrapPlace(state))) yield { do: 'scrap', card: cardId(card) }
  },
})

export const believerFrames: Readonly<Record<string, Frame>> = {
  scrap: {
    offers: ['scrap'],
    chance: 'actionCards',
    settle(state, _seat, events) {
      if (hasStack(state)) refillStack(state, events)
      if (scrapPlace(state) >= 0) return false
      pop(state)
      return true
    },
  },
}

/** Whether the seat plays with a Faithful card this turn, face up or as a Copy. */
const playedFaithful = (state: State, seat: number): boolean => {
  const up = read.playedCard(state, seat) - 1
  if (up >= 0) return isFaithfulAction(up)
  return read.cards(state, Pile.down(seat)).some(isFaithfulAction)
}

export const disciples: Card = {
  is: { guild: CARD.disciples },
  declared(state, seat, ambition) {
    let mine = false
    for (let n = 0; n < read.depth(state); n++)
      if (read.frameKind(state, n) === F.turn && read.frameSeat(state, n) === seat) mine = true
    if (mine && playedFaithful(state, seat) && isWinning(state, seat, ambition)) write.addPipsLeft(state, 1)
  },
}

export const believer: Card = {
  is: { id: 'believer', has },
  won(state, seat, _ambition, _power, events) {
    const top = camp.faithfulLeft(state)
    advance(state, seat, top === 0 ? 10 : PIPS[actionOfFaithful(faithfulOfNumber(top))]!, events)
  },
}
