// Playing cards in an act: Events, and Faithful cards with their two sides (campaign 4.1, 17).

import type { EventSink } from '@understudy/table'
import { numberOf, PIPS, suitOf } from '../../data/action-cards.ts'
import { type ActionCardId, type ActionOf, EVERY_SUIT, MODES } from '../../vocabulary.ts'
import { ambition, ambitionId, cardId, card as cardIndex } from '../board/ids.ts'
import { free as baseFree, type No, type Random } from '../choosing/deed.ts'
import { bestMarker, declare, numberDeclares, refuseDeclaring } from '../round/declare.ts'
import { beginFollowing, layFollowing } from '../round/follow.ts'
import { refuseSeizing, seize } from '../round/initiative.ts'
import { beginTurn, LEAD_MODE, layLead, layUp, leadNumber, playableCards, refuseCard } from '../round/play-card.ts'
import { say as baseSay } from '../sayings.ts'
import { seatRules, unknownPlayable } from '../seats/index.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import * as read from '../state/read.ts'
import { F, pop, push } from '../state/stack.ts'
import { colourOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { isEvent, isFaithfulAction } from './data.ts'
import { free } from './deed.ts'
import { say } from './sayings.ts'
import { extras, payExtra, refuseExtra, sampleExtra } from './seizing.ts'

export const ZEAL = 4
export const WISDOM = 5
export const SIDES = ['zeal', 'wisdom'] as const
type Side = (typeof SIDES)[number]
const EVENT_MODE = MODES.length as number

type Following = ActionOf<'surpass' | 'pivot' | 'copy'> & { readonly side?: Side }
type Leading = ActionOf<'lead'> & { readonly side?: Side }

/** The suit of the lead card, or the side of a Faithful one. */
export function leadSuit(state: State): number {
  const card = read.leadCard(state) - 1
  return isFaithfulAction(card) ? ZEAL + camp.side(state, read.leader(state)) : suitOf(card)
}

const suitWith = (card: number, side: Side | undefined): number =>
  isFaithfulAction(card) ? ZEAL + SIDES.indexOf(side ?? 'zeal') : suitOf(card)

function refuseSide(card: ActionCardId, side: Side | undefined): No {
  if (isFaithfulAction(cardIndex(card))) return side === undefined ? say('no.nameSide', { card }) : undefined
  return side === undefined ? undefined : say('no.noSide', { card })
}

const declares = (card: number, what: number): boolean => isFaithfulAction(card) || numberDeclares(card, what)

export const lead = baseFree<'lead'>({
  refuse(state, action, seat) {
    const { side } = action as Leading
    const card = cardIndex(action.card)
    const no = refuseCard(state, seat, action.card)
    if (no !== undefined) return no
    if (isEvent(card)) return say('no.eventLead', {})
    const wrong = refuseSide(action.card, side)
    if (wrong !== undefined || action.declare === undefined) return wrong
    if (!declares(card, ambition(action.declare)))
      return baseSay('no.ambitionNumber', { card: action.card, ambition: action.declare })
    return refuseDeclaring(state, seat, action.give)
  },
  carry(state, action, seat, events) {
    const card = cardIndex(action.card)
    const { side } = action as Leading
    pop(state)
    layLead(state, seat, card)
    set.setSide(state, seat, Math.max(0, SIDES.indexOf(side ?? 'zeal')))
    events?.event(baseSay('log.led', { seat: colourOf(state, seat), card: action.card }))
    if (side !== undefined) events?.event(say('log.side', { seat: colourOf(state, seat), side }))
    push(state, F.nextTurn, seat)
    seatRules(state, seat).played(state, seat)
    beginTurn(state, seat, LEAD_MODE, suitWith(card, side), PIPS[card]!)
    if (action.declare === undefined) return
    write.setLeadZero(state, true)
    declare(state, seat, ambition(action.declare), action.give, events)
  },
  *list(state, seat) {
    for (const card of playableCards(state, seat)) {
      if (isEvent(card)) continue
      for (const side of isFaithfulAction(card) ? SIDES : [undefined]) {
        const plain = { do: 'lead', card: cardId(card), ...(side === undefined ? {} : { side }) } as const
        yield plain
        if (bestMarker(state) < 0) continue
        for (let what = 1; what <= 5; what++) if (declares(card, what)) yield { ...plain, declare: ambitionId(what) }
      }
    }
  },
  sample(state, seat, random) {
    const cards = playableCards(state, seat).filter((card) => !isEvent(card))
    const card = cards[random.int(Math.max(1, cards.length))]
    if (card === undefined) return undefined
    const plain: Leading = isFaithfulAction(card)
      ? { do: 'lead', card: cardId(card), side: SIDES[random.int(2)]! }
      : { do: 'lead', card: cardId(card) }
    if (random.int(3) === 0 || bestMarker(state) < 0) return plain
    const what = 1 + random.int(5)
    const fits = declares(card, what) ? what : numberOf(card) - 1
    return fits > 0 && declares(card, fits) ? { ...plain, declare: ambitionId(fits) } : plain
  },
})

function refuseMode(state: State, action: Following): No {
  if (action.do === 'copy')
    return action.card !== undefined && isEvent(cardIndex(action.card)) ? say('no.eventCopy', {}) : undefined
  const card = cardIndex(action.card)
  if (isEvent(card)) return say('no.eventCopy', {})
  const wrong = refuseSide(action.card, action.side)
  if (wrong !== undefined) return wrong
  const lead = leadSuit(state)
  const suit = suitWith(card, action.side)
  if (action.do === 'pivot')
    return suit === lead ? baseSay('no.pivot', { card: action.card, suit: EVERY_SUIT[lead]! }) : undefined
  return suit === lead && numberOf(card) > leadNumber(state)
    ? undefined
    : baseSay('no.surpass', { card: action.card, suit: EVERY_SUIT[lead]!, number: leadNumber(state) })
}

function refuseFollow(state: State, action: Following, seat: number): No {
  if (action.card === undefined) {
    if (unknownPlayable(state, seat) === 0 && !seatRules(state, seat).copiesUnseen(state, seat))
      return baseSay('no.nameCard', {})
  } else {
    const no = refuseCard(state, seat, action.card)
    if (no !== undefined) return no
  }
  if (action.do !== 'copy' && action.declare !== undefined) return baseSay('no.bards', {})
  if (action.do === 'surpass' && action.seize !== undefined && isSeven(cardIndex(action.card)))
    return baseSay('no.sevenSeizes', {})
  return refuseMode(state, action) ?? refuseExtra(state, seat, action.seize, action.card)
}

/** Only the 7 of a suit seizes by itself, no Faithful one (campaign 17). */
const isSeven = (card: number): boolean => !isFaithfulAction(card) && numberOf(card) === 7

function carryFollow(state: State, action: Following, seat: number, events?: EventSink): void {
  const side = action.do === 'copy' ? undefined : action.side
  pop(state)
  layFollowing(state, action, seat, events)
  if (action.do !== 'copy') set.setSide(state, seat, Math.max(0, SIDES.indexOf(side ?? 'zeal')))
  if (side !== undefined) events?.event(say('log.side', { seat: colourOf(state, seat), side }))
  if (action.do === 'surpass' && isSeven(cardIndex(action.card)) && refuseSeizing(state, seat) === undefined)
    seize(state, seat, events)
  payExtra(state, seat, action.seize, events)
  beginFollowing(state, action, seat, (card) => suitWith(card, side))
}

function* listFollow(state: State, seat: number, how: Following['do']): Generator<Following> {
  const cards: (number | undefined)[] = how === 'copy' ? [...knownCards(state, seat)] : playableCards(state, seat)
  if (how === 'copy' && (unknownPlayable(state, seat) > 0 || seatRules(state, seat).copiesUnseen(state, seat)))
    cards.push(undefined)
  for (const card of cards) {
    const sides = how !== 'copy' && card !== undefined && isFaithfulAction(card) ? SIDES : [undefined]
    for (const side of sides) {
      for (const extra of extras(state, seat, card)) {
        const action = {
          do: how,
          ...(card === undefined ? {} : { card: cardId(card) }),
          ...(side === undefined ? {} : { side }),
          ...(extra === undefined ? {} : { seize: extra }),
        } as Following
        if (refuseFollow(state, action, seat) === undefined) yield action
      }
    }
  }
}

function* knownCards(state: State, seat: number): Generator<number> {
  for (const pile of seatRules(state, seat).places(seat)) yield* read.cards(state, pile)
}

const follow = <D extends 'surpass' | 'pivot' | 'copy'>(how: D) =>
  baseFree<D>({
    refuse: (state, action, seat) => refuseFollow(state, action as Following, seat),
    carry: (state, action, seat, events) => carryFollow(state, action as Following, seat, events),
    *list(state, seat) {
      for (const action of listFollow(state, seat, how)) yield action as ActionOf<D>
    },
  })

export const surpass = follow('surpass')
export const pivot = follow('pivot')
export const copy = follow('copy')

/** An Event acts like the lead card, the first one of a round (campaign 4.1). */
export const event = free<'event'>({
  refuse(state, action, seat) {
    const no = refuseCard(state, seat, action.card)
    if (no !== undefined) return no
    if (!isEvent(cardIndex(action.card))) return say('no.event', { card: action.card })
    return refuseExtra(state, seat, action.seize, action.card)
  },
  carry(state, action, seat, events) {
    const card = cardIndex(action.card)
    pop(state)
    layUp(state, seat, card, EVENT_MODE)
    const idle = camp.events(state) > 0 || camp.council(state) === camp.TUCKED
    set.setEvents(state, camp.events(state) + 1)
    const pips = idle ? 0 : PIPS[read.leadCard(state) - 1]!
    events?.event(say('log.event', { seat: colourOf(state, seat), n: pips }))
    payExtra(state, seat, action.seize, events)
    seatRules(state, seat).played(state, seat)
    beginTurn(state, seat, EVENT_MODE, leadSuit(state), pips)
    // What a seat has beyond its card adds to actions, it does not make any (supercat/A19).
    if (idle) write.setPipsLeft(state, 0)
  },
  *list(state, seat) {
    for (const card of playableCards(state, seat)) {
      if (!isEvent(card)) continue
      for (const extra of extras(state, seat, card)) {
        const action = {
          do: 'event',
          card: cardId(card),
          ...(extra === undefined ? {} : { seize: extra as ActionCardId }),
        } as const
        if (refuseExtra(state, seat, extra, cardId(card)) === undefined) yield action
      }
    }
  },
})

/** Surpasses if it can, more often than not, plays what is drawn by lot otherwise; now and then it seizes. */
export function sampleFollow(state: State, seat: number, random: Random): Following {
  const cards = playableCards(state, seat)
  const lead = leadSuit(state)
  let fallback: Following | undefined
  for (let i = 0; i < 3; i++) {
    const card = cards[random.int(cards.length)]!
    const extra = random.int(8) === 0 ? sampleExtra(state, seat, card, random) : undefined
    if (isEvent(card)) return following('event', card, undefined, extra)
    const side = isFaithfulAction(card) ? SIDES[random.int(2)] : undefined
    const suit = suitWith(card, side)
    if (suit === lead && numberOf(card) > leadNumber(state) && random.int(8) > 0)
      return following('surpass', card, side, isSeven(card) ? undefined : extra)
    fallback =
      suit !== lead && random.int(4) > 0
        ? following('pivot', card, side, extra)
        : following('copy', card, undefined, extra)
  }
  return fallback!
}

/** Only what there is: of a few shapes, not put together by spreading. */
function following(how: string, card: number, side: Side | undefined, extra: string | undefined): Following {
  const id = cardId(card)
  const action =
    side === undefined
      ? extra === undefined
        ? { do: how, card: id }
        : { do: how, card: id, seize: extra }
      : extra === undefined
        ? { do: how, card: id, side }
        : { do: how, card: id, side, seize: extra }
  return action as unknown as Following
}
