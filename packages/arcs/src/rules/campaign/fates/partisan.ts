// The Partisan (campaign 12.6): Informants, and what it advances for. Seizing by Outrage is among the ways to play a card.

import type { EventSink, Pick } from '@understudy/table'
import { cardsOf } from '../../../card-sets.ts'
import { numberOf } from '../../../data/action-cards.ts'
import type { Action, ActionCardId } from '../../../vocabulary.ts'
import { refusePay, settlePay } from '../../actions/pay.ts'
import { cardId, card as cardIndex, courtId } from '../../board/ids.ts'
import { FUEL, MATERIAL, outraged, PSIONIC, RELIC, WEAPON } from '../../board/resources.ts'
import type { No } from '../../choosing/deed.ts'
import { type Offer, oneByOne } from '../../choosing/pick-text.ts'
import type { Card } from '../../hooks/hooks.ts'
import { EMPATH, KEEPER, TYCOON, WARLORD } from '../../round/declare.ts'
import { say as baseSay } from '../../sayings.ts'
import { handSize, holdsGuild, seatRules, unknownPlayable } from '../../seats/index.ts'
import { drawStandIns, nextStandIn, refuseStandIns, someStandIns, stackLeft, turnOver } from '../../seats/stack.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import { moveAll, moveCard, moveUnseen, show, showOnly } from '../../state/cards.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { pop, push, topArg, topSeat } from '../../state/stack.ts'
import { colourOf, playersOf, type State, seatOf } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { CARD, isEvent } from '../data.ts'
import { type Frame, free, paid } from '../deed.ts'
import { C } from '../frames.ts'
import { advance, hasFate } from '../objectives.ts'
import { say } from '../sayings.ts'
import { overseersRefuse } from './advocate.ts'

const has = (state: State, seat: number): boolean => holdsGuild(state, seat, CARD.informants)

/** Cards in hand with the highest number; Events have none. */
function highest(state: State, seat: number): number[] {
  let most = 0
  let out: number[] = []
  for (const card of read.cards(state, Pile.hand(seat))) {
    if (isEvent(card) || numberOf(card) < most) continue
    if (numberOf(card) > most) out = []
    most = numberOf(card)
    out.push(card)
  }
  return out
}

/** A hand that nobody has told us about gives a card that the table names, or none. */
function refuseGive(state: State, seat: number, give: ActionCardId | undefined): No {
  const unknown = unknownPlayable(state, seat)
  if (give === undefined) return unknown > 0 ? undefined : baseSay('no.nameCard', {})
  const card = cardIndex(give)
  if (unknown > 0 && read.has(state, Pile.UNSEEN, card) && !isEvent(card)) return undefined
  return highest(state, seat).includes(card) ? undefined : say('no.highest', { card: give })
}

function give(state: State, from: number, to: number, id: ActionCardId | undefined): void {
  if (id === undefined) {
    moveUnseen(state, Pile.hand(from), seatRules(state, to).gains(to))
    return
  }
  const card = cardIndex(id)
  moveCard(state, card, Pile.hand(from), seatRules(state, to).gains(to))
  // What lies at the board of a virtual hand lies open.
  if (seatRules(state, to).counts) {
    show(state, card)
    return
  }
  showOnly(state, card, to)
  // Whoever gave it knows where it is.
  write.put(state, Pile.seenBy(from), card)
}

/** A virtual hand is as many cards of the stack as its counter says (supercat/A90). */
const countsCards = (state: State, seat: number): boolean => seatRules(state, seat).counts

/** In `spied`: once a turn; and by seat, that a virtual hand has done so in this chapter. */
const THIS_TURN = 1
const inChapter = (seat: number): number => 2 << seat
export const hasSpied = (state: State, seat: number): boolean => (camp.spied(state) & inChapter(seat)) !== 0
export const newTurn = (state: State): void => set.setSpied(state, camp.spied(state) & ~THIS_TURN)
export const newChapter = (state: State): void => set.setSpied(state, 0)

const hasCard = (state: State, seat: number): boolean =>
  countsCards(state, seat)
    ? handSize(state, seat) > 0
    : highest(state, seat).length > 0 || unknownPlayable(state, seat) > 0

const canSpy = (state: State, seat: number): boolean =>
  has(state, seat) && (camp.spied(state) & THIS_TURN) === 0 && hasCard(state, seat)
/** Somebody with cards: a hand, or a virtual one; a virtual hand spies on real ones only. */
const canBeSpied = (state: State, seat: number, rival: number): boolean =>
  rival >= 0 &&
  rival !== seat &&
  (countsCards(state, rival)
    ? !countsCards(state, seat) && handSize(state, rival) > 0
    : seatRules(state, rival).holdsHand)

/** One's highest card for the highest of a Rival, which may be the same. */
export const spy = paid<'spy'>({
  kind: 'influence',
  has,
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'influence')
    if (no !== undefined) return no
    if (!has(state, seat)) return baseSay('no.guild', { card: courtId(CARD.informants) })
    if ((camp.spied(state) & THIS_TURN) !== 0) return say('no.spied', {})
    if (!canBeSpied(state, seat, seatOf(state, action.on))) return baseSay('no.rival', {})
    if (!canSpy(state, seat)) return say('no.spyHand', {})
    const bound = overseersRefuse(state, seat)
    if (bound !== undefined || !countsCards(state, seat)) return bound ?? refuseGive(state, seat, action.give)
    return action.give === undefined ? undefined : say('no.highest', { card: action.give })
  },
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    set.setSpied(state, camp.spied(state) | THIS_TURN | (countsCards(state, seat) ? inChapter(seat) : 0))
    const rival = seatOf(state, action.on)
    events?.event(say('log.spied', { seat: colourOf(state, seat), of: action.on }))
    if (countsCards(state, rival)) push(state, C.spyDraw, seat, rival, seat)
    else push(state, C.spyBack, rival, seat)
    if (countsCards(state, seat)) push(state, C.spyDraw, seat, seat, rival)
    else give(state, seat, rival, action.give)
  },
  *list(state, seat, pay) {
    if (!canSpy(state, seat) || overseersRefuse(state, seat) !== undefined) return
    const own = countsCards(state, seat) ? [] : highest(state, seat)
    for (let rival = 0; rival < playersOf(state); rival++) {
      if (!canBeSpied(state, seat, rival)) continue
      const on = colourOf(state, rival)
      if (countsCards(state, seat)) {
        yield { do: 'spy', on, pay }
        continue
      }
      for (const card of own) yield { do: 'spy', on, give: cardId(card), pay }
      if (unknownPlayable(state, seat) > 0) yield { do: 'spy', on, pay }
    }
  },
})

export const spyBack = free<'spyBack'>({
  refuse: (state, action, seat) => refuseGive(state, seat, action.give),
  carry(state, action, seat) {
    const spying = topArg(state, 0)
    pop(state)
    give(state, seat, spying, action.give)
  },
  *list(state, seat) {
    for (const card of highest(state, seat)) yield { do: 'spyBack', give: cardId(card) }
    if (unknownPlayable(state, seat) > 0) yield { do: 'spyBack' }
  },
})

/** Frame `spyDraw`: who spies, whose virtual hand, who gets a card of it. */
const drawnCount = (state: State): number => {
  const of = topArg(state, 0)
  const aside = state.options.spying === 'rest' ? read.count(state, Pile.bonus(of)) : 0
  return Math.min(stackLeft(state), Math.max(0, read.counter(state, of) - aside))
}

/** What a virtual hand gives: the highest of the cards that stand for it. */
const givenBy05 = (cards: readonly number[]): number | undefined => {
  const most = Math.max(0, ...cards.map(numberOf))
  return cards.find((card) => numberOf(card) === most)
}
/** In 0.10 cards at its board count too, and when it spies itself the lowest is given (supercat/B58). */
function givenBy10(state: State, cards: readonly number[], spies: boolean): number | undefined {
  const of = topArg(state, 0)
  const all = [...cards, ...read.cards(state, Pile.bonus(of)).filter((card) => !isEvent(card))]
  const best = spies ? Math.min(99, ...all.map(numberOf)) : Math.max(0, ...all.map(numberOf))
  return all.find((card) => numberOf(card) === best)
}

function handOver(state: State, cards: readonly ActionCardId[], events?: EventSink): void {
  const [of, to] = [topArg(state, 0), topArg(state, 1)]
  const numbered = cards.map(cardIndex).filter((card) => !isEvent(card))
  const best =
    state.options.spying === undefined ? givenBy05(numbered) : givenBy10(state, numbered, topSeat(state) === of)
  pop(state)
  turnOver(state, cards, events)
  if (best !== undefined) {
    moveCard(state, best, numbered.includes(best) ? Pile.LOOK : Pile.bonus(of), seatRules(state, to).gains(to))
    showOnly(state, best, to)
  }
  moveAll(state, Pile.LOOK, Pile.STACK)
}

/** Cards of the stack stand for the hand: one is handed over, the others go back into the stack (supercat/A90, B58). */
export const spyDraw = free<'spyDraw'>({
  refuse(state, action) {
    const of = colourOf(state, topArg(state, 0))
    if (action.of !== of) return baseSay('no.drawSeat', { seat: of })
    return refuseStandIns(state, action.cards, drawnCount(state))
  },
  carry(state, action, _chance, events) {
    handOver(state, action.cards, events)
  },
  *list(state) {
    yield { do: 'spyDraw', of: colourOf(state, topArg(state, 0)), cards: someStandIns(state, drawnCount(state)) }
  },
  sample: (state, _chance, random) => ({
    do: 'spyDraw',
    of: colourOf(state, topArg(state, 0)),
    cards: drawStandIns(state, drawnCount(state), random),
  }),
})

/** Card by card, as they are turned over. */
export function spyDrawChoices(state: State, picks: readonly Pick[]): Offer[] {
  const shown = picks.map((pick) => pick.value as ActionCardId)
  const all = [...shown, ...cardsOf(nextStandIn(state, shown)).map(cardId)]
  const of = colourOf(state, topArg(state, 0))
  return oneByOne(
    state,
    'spyDraw' as Action['do'],
    picks,
    'cards',
    all,
    drawnCount(state),
    (cards) => ({ do: 'spyDraw', of, cards }) as unknown as Action,
  )
}

export const partisanFrames: Readonly<Record<string, Frame>> = {
  spyDraw: {
    offers: ['spyDraw'],
    chance: 'botCards',
    settle(state) {
      if (drawnCount(state) > 0) return false
      handOver(state, [])
      return true
    },
    key: (state) => `spy.${colourOf(state, topArg(state, 0))}`,
  },
  spyBack: {
    offers: ['spyBack'],
    settle(state, seat) {
      const [only, more] = highest(state, seat)
      if (unknownPlayable(state, seat) > 0 || more !== undefined) return false
      if (only === undefined) pop(state)
      else spyBack.carry(state, { do: 'spyBack', give: cardId(only) }, seat)
      return true
    },
  },
}

/** Types whose Outrage spoils a win (campaign 12.6 b, R9). */
const SPOILS: Readonly<Record<number, readonly number[]>> = {
  [TYCOON]: [MATERIAL, FUEL],
  [WARLORD]: [WEAPON],
  [KEEPER]: [RELIC],
  [EMPATH]: [PSIONIC],
}

/** Whether an Outrage spoils what winning this ambition is worth. */
export const isSpoiled = (state: State, seat: number, ambition: number): boolean =>
  (SPOILS[ambition] ?? []).some((type) => outraged(state, seat, type))

export const partisan: Card = {
  is: { id: 'partisan', has: (state, seat) => hasFate(state, seat, 'partisan') },
  tookInitiative: (state, seat, events) => advance(state, seat, 1, events),
  won(state, seat, ambition, _power, events) {
    if (!isSpoiled(state, seat, ambition)) advance(state, seat, 2, events)
  },
}
