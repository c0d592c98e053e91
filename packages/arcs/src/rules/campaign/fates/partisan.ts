// The Partisan (campaign 12.6): Informants, and what it advances for. Seizing by Outrage is among the ways to play a card.

import { numberOf } from '../../../data/action-cards.ts'
import { say as baseSay } from '../../../text/sayings.ts'
import type { ActionCardId } from '../../../vocabulary.ts'
import { EMPATH, KEEPER, TYCOON, WARLORD } from '../../declare.ts'
import type { No } from '../../deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { cardId, card as cardIndex, courtId } from '../../ids.ts'
import { refusePay, settlePay } from '../../pay.ts'
import { FUEL, MATERIAL, outraged, PSIONIC, RELIC, WEAPON } from '../../resources.ts'
import { holdsGuild, seatRules, unknownPlayable } from '../../seats/index.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import { moveCard, moveUnseen, showOnly } from '../../state/cards.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { pop, push, topArg } from '../../state/stack.ts'
import { colourOf, playersOf, type State, seatOf } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { CARD, isEvent } from '../data.ts'
import { type Frame, free, paid } from '../deed.ts'
import { C } from '../frames.ts'
import { advance, hasFate } from '../objectives.ts'
import { say } from '../text/sayings.ts'
import { overseersRefuse } from './advocate.ts'

const has = (state: State, seat: number): boolean => holdsGuild(state, seat, CARD.informants)

/** Cards in hand with the highest number; Events have none. */
export function highest(state: State, seat: number): number[] {
  const cards = read.cards(state, Pile.hand(seat)).filter((card) => !isEvent(card))
  const most = Math.max(0, ...cards.map(numberOf))
  return cards.filter((card) => numberOf(card) === most)
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
  showOnly(state, card, to)
  // Whoever gave it knows where it is.
  write.put(state, Pile.seenBy(from), card)
}

const canSpy = (state: State, seat: number): boolean =>
  has(state, seat) && camp.spied(state) === 0 && (highest(state, seat).length > 0 || unknownPlayable(state, seat) > 0)

/** One's highest card for the highest of a Rival, which may be the same. */
export const spy = paid<'spy'>({
  kind: 'influence',
  has,
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'influence')
    if (no !== undefined) return no
    if (!has(state, seat)) return baseSay('no.guild', { card: courtId(CARD.informants) })
    if (camp.spied(state) !== 0) return say('no.spied', {})
    const rival = seatOf(state, action.on)
    if (rival < 0 || rival === seat || !seatRules(state, rival).holdsHand) return baseSay('no.rival', {})
    if (!canSpy(state, seat)) return say('no.spyHand', {})
    return overseersRefuse(state, seat) ?? refuseGive(state, seat, action.give)
  },
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    set.setSpied(state, 1)
    const rival = seatOf(state, action.on)
    give(state, seat, rival, action.give)
    events?.event(say('log.spied', { seat: colourOf(state, seat), of: action.on }))
    push(state, C.spyBack, rival, seat)
  },
  *list(state, seat, pay) {
    if (!canSpy(state, seat) || overseersRefuse(state, seat) !== undefined) return
    for (let rival = 0; rival < playersOf(state); rival++) {
      if (rival === seat || !seatRules(state, rival).holdsHand) continue
      const on = colourOf(state, rival)
      for (const card of highest(state, seat)) yield { do: 'spy', on, give: cardId(card), pay }
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

export const partisanFrames: Readonly<Record<string, Frame>> = {
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
