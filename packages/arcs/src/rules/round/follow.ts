// Following: surpass, copy, pivot, and the second card that seizes (arcs 7.5 to 7.8).

import type { EventSink } from '@understudy/table'
import { cardsOf } from '../../card-sets.ts'
import { numberOf, PIPS, suitOf } from '../../data/action-cards.ts'
import { type ActionCardId, type ActionOf, SUITS } from '../../vocabulary.ts'
import { ambition, ambitionId, cardId, card as cardIndex } from '../board/ids.ts'
import { free, type No, type Random } from '../choosing/deed.ts'
import { listens } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { say } from '../sayings.ts'
import { handSize, playable, seatRules, unknownPlayable } from '../seats/index.ts'
import { moveUnseen, showOnly } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { pop } from '../state/stack.ts'
import { colourOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { declare, givings, numberDeclares, refuseDeclaring } from './declare.ts'
import { refuseExtra, refuseSeizing, seize, seizeWith } from './initiative.ts'
import {
  beginTurn,
  COPY,
  layUp,
  leadNumber,
  leadSuit,
  PIVOT,
  playableCards,
  refuseCard,
  SURPASS,
  sampleCard,
  takeCard,
} from './play-card.ts'

type Follow = ActionOf<'surpass' | 'pivot' | 'copy'>

function refuseFollow(state: State, action: Follow, seat: number): No {
  if (action.card === undefined) {
    if (unknownPlayable(state, seat) === 0 && !seatRules(state, seat).copiesUnseen(state, seat))
      return say('no.nameCard', {})
  } else {
    const no = refuseCard(state, seat, action.card)
    if (no !== undefined) return no
  }
  const no = refuseMode(state, action) ?? refuseSeize(state, action, seat)
  if (no !== undefined || action.do === 'copy' || action.declare === undefined) return no
  if (!listens(points.declaresFollowing, state, seat)) return say('no.bards', {})
  if (read.declared(state)) return say('no.declaredThisRound', {})
  if (!numberDeclares(cardIndex(action.card), ambition(action.declare)))
    return say('no.ambitionNumber', { card: action.card, ambition: action.declare })
  return refuseDeclaring(state, seat, action.give)
}

/** arcs 7.5 */
function refuseMode(state: State, action: Follow): No {
  if (action.do === 'copy') return undefined
  const card = cardIndex(action.card)
  const suit = leadSuit(state)
  if (action.do === 'pivot')
    return suitOf(card) === suit ? say('no.pivot', { card: action.card, suit: SUITS[suit]! }) : undefined
  const number = leadNumber(state)
  return suitOf(card) === suit && numberOf(card) > number
    ? undefined
    : say('no.surpass', { card: action.card, suit: SUITS[suit]!, number })
}

function refuseSeize(state: State, action: Follow, seat: number): No {
  if (action.seize === undefined) return undefined
  const no = refuseSeizing(state, seat)
  if (no !== undefined) return no
  if (action.do === 'surpass' && numberOf(cardIndex(action.card)) === 7) return say('no.sevenSeizes', {})
  return refuseExtra(state, seat, action.seize, action.card)
}

/** Face up before the seat, for a Copy face down. */
export function layFollowing(state: State, action: Follow, seat: number, events?: EventSink): void {
  const colour = colourOf(state, seat)
  if (action.do !== 'copy') {
    layUp(state, seat, cardIndex(action.card), action.do === 'surpass' ? SURPASS : PIVOT)
    events?.event(say(action.do === 'pivot' ? 'log.pivoted' : 'log.surpassed', { seat: colour, card: action.card }))
    return
  }
  const rules = seatRules(state, seat)
  write.setPlayedMode(state, seat, COPY)
  write.setPlayedCard(state, seat, 0)
  if (action.card === undefined) moveUnseen(state, rules.gains(seat), Pile.down(seat))
  else {
    const card = cardIndex(action.card)
    takeCard(state, seat, card, Pile.down(seat))
    if (rules.holdsHand) showOnly(state, card, seat)
  }
  events?.event(say('log.copied', { seat: colour }))
}

/** Opens the turn with what was laid: all pips only for a Surpass. */
export function beginFollowing(state: State, action: Follow, seat: number, suitOfCard: (card: number) => number): void {
  seatRules(state, seat).played(state, seat)
  if (action.do === 'copy') beginTurn(state, seat, COPY, leadSuit(state), 1)
  else {
    const card = cardIndex(action.card)
    if (action.do === 'pivot') beginTurn(state, seat, PIVOT, suitOfCard(card), 1)
    else beginTurn(state, seat, SURPASS, suitOfCard(card), PIPS[card]!)
  }
}

function carryFollow(state: State, action: Follow, seat: number, events?: EventSink): void {
  pop(state)
  layFollowing(state, action, seat, events)
  if (action.seize !== undefined) seizeWith(state, seat, action.seize, events)
  // arcs 7.7: a 7 that surpasses seizes by itself, if anybody still can.
  else if (
    action.do === 'surpass' &&
    numberOf(cardIndex(action.card)) === 7 &&
    refuseSeizing(state, seat) === undefined
  )
    seize(state, seat, events)
  beginFollowing(state, action, seat, suitOf)
  if (action.do !== 'copy' && action.declare !== undefined)
    declare(state, seat, ambition(action.declare), action.give, events)
}

/** With what it may seize, whatever it plays; undefined is to seize with nothing. */
function seizings(state: State, seat: number): Follow['seize'][] {
  if (refuseSeizing(state, seat) !== undefined || handSize(state, seat) < 2) return [undefined]
  if (!seatRules(state, seat).holdsHand) return [undefined, 'counter']
  const extras: Follow['seize'][] = [undefined, ...read.cards(state, Pile.hand(seat)).map(cardId)]
  if (unknownPlayable(state, seat) > 1) extras.push('unknown')
  return extras
}

/** One of each way to follow; what is not there is left out. */
function following(how: Follow['do'], card: ActionCardId | undefined, extra: Follow['seize']): Follow {
  if (card === undefined) return (extra === undefined ? { do: how } : { do: how, seize: extra }) as Follow
  return (extra === undefined ? { do: how, card } : { do: how, card, seize: extra }) as Follow
}

function listFollow(state: State, seat: number, how: Follow['do']): Follow[] {
  const out: Follow[] = []
  const cards: (number | undefined)[] = how === 'copy' ? cardsOf(playable(state, seat)) : playableCards(state, seat)
  if (how === 'copy' && (unknownPlayable(state, seat) > 0 || seatRules(state, seat).copiesUnseen(state, seat)))
    cards.push(undefined)
  const extras = seizings(state, seat)
  const declares = how !== 'copy' && listens(points.declaresFollowing, state, seat)
  for (const at of cards) {
    const card = at === undefined ? undefined : cardId(at)
    if (refuseFollow(state, following(how, card, undefined), seat) !== undefined) continue
    for (const extra of extras) {
      const plain = following(how, card, extra)
      if (refuseSeize(state, plain, seat) !== undefined) continue
      out.push(plain)
      if (!declares || card === undefined) continue
      for (let what = 1; what <= 5; what++) {
        for (const give of givings(state, seat)) {
          const action = { ...plain, declare: ambitionId(what), ...(give === undefined ? {} : { give }) } as Follow
          if (refuseFollow(state, action, seat) === undefined) out.push(action)
        }
      }
    }
  }
  return out
}

/** Surpasses if it can, more often than not; seizes now and then; declares half of the time if it may. */
export function sampleFollow(state: State, seat: number, random: Random): Follow {
  let card = sampleCard(state, seat, random)
  let surpasses = suitOf(card) === leadSuit(state) && numberOf(card) > leadNumber(state)
  if (!surpasses) {
    card = sampleCard(state, seat, random)
    surpasses = suitOf(card) === leadSuit(state) && numberOf(card) > leadNumber(state)
  }
  const how =
    surpasses && random.int(8) > 0
      ? 'surpass'
      : suitOf(card) !== leadSuit(state) && random.int(4) > 0
        ? 'pivot'
        : 'copy'
  let extra: Follow['seize']
  if (random.int(8) === 0 && handSize(state, seat) > 2 && refuseSeizing(state, seat) === undefined)
    extra = sampleSeize(state, seat, card, random)
  if (how === 'surpass' && numberOf(card) === 7) extra = undefined
  const action = { do: how, card: cardId(card), ...(extra === undefined ? {} : { seize: extra }) } as Follow
  if (how === 'copy' || read.declared(state) || !listens(points.declaresFollowing, state, seat) || random.int(2) === 0)
    return action
  const ways = givings(state, seat)
  const give = ways[random.int(Math.max(1, ways.length))]
  const what = numberOf(card) === 7 ? 1 + random.int(5) : numberOf(card) - 1
  if (what === 0) return action
  const bold = { ...action, declare: ambitionId(what), ...(give === undefined ? {} : { give }) } as Follow
  return refuseFollow(state, bold, seat) === undefined ? bold : action
}

function sampleSeize(state: State, seat: number, card: number, random: Random): Follow['seize'] {
  if (!seatRules(state, seat).holdsHand) return 'counter'
  const known = read.cards(state, Pile.hand(seat)).filter((each) => each !== card)
  if (known.length > 0) return cardId(known[random.int(known.length)]!)
  return unknownPlayable(state, seat) > 1 ? 'unknown' : undefined
}

const follow = <D extends 'surpass' | 'pivot' | 'copy'>(how: D) =>
  free<D>({
    refuse: (state, action, seat) => refuseFollow(state, action as Follow, seat),
    carry: (state, action, seat, events) => carryFollow(state, action as Follow, seat, events),
    list: (state, seat) => listFollow(state, seat, how) as ActionOf<D>[],
  })

export const surpass = follow('surpass')
export const pivot = follow('pivot')
export const copy = follow('copy')
