// The cards that can be played in an act (supercat 3.2): no Events but as Events, Faithful cards by either side.

import { cardsOf } from '../../../card-sets.ts'
import { isEvent, numberOf, PIPS, suitOf } from '../../../data/action-cards.ts'
import { card as cardIndex } from '../../../rules/board/ids.ts'
import { isFaithfulAction } from '../../../rules/campaign/data.ts'
import { SIDES, ZEAL } from '../../../rules/campaign/play.ts'
import { leadNumber, leadSuit } from '../../../rules/round/play-card.ts'
import { playable } from '../../../rules/seats/index.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import * as read from '../../../rules/state/read.ts'
import type { Action } from '../../../vocabulary.ts'
import { type C, me, type Option } from '../context.ts'
import { leads, optionOf, paymentOf } from '../lib/cards.ts'

const suitsOf = (card: number): readonly number[] => (isFaithfulAction(card) ? [ZEAL, ZEAL + 1] : [suitOf(card)])

const handOf = (c: C): number[] => cardsOf(playable(c.view, me(c)))

export function options(c: C): Option[] {
  const seat = me(c)
  const cards = handOf(c).filter((card) => !isEvent(card))
  if (leads(c))
    return cards.flatMap((card) => suitsOf(card).map((suit) => optionOf(c, seat, card, 'lead', suit, PIPS[card]!)))
  const lead = leadSuit(c.view)
  const out: Option[] = []
  for (const card of cards)
    for (const suit of suitsOf(card)) if (suit !== lead) out.push(optionOf(c, seat, card, 'pivot', suit, 1))
  const payment = paymentOf(c.view, seat, cards)
  if (payment !== undefined) out.push(optionOf(c, seat, payment, 'copy', lead, 1))
  return out
}

/** A Faithful card surpasses by the side of the lead (campaign 17). */
export function surpassing(c: C): Option[] {
  const [suit, number] = [leadSuit(c.view), leadNumber(c.view)]
  return handOf(c)
    .filter((card) => !isEvent(card) && suitsOf(card).includes(suit) && numberOf(card) > number)
    .map((card) => optionOf(c, me(c), card, 'surpass', suit, PIPS[card]!))
}

/** Events among the cards: like the lead card, or for nothing (campaign 4.1). */
export function events(c: C): Option[] {
  const idle = camp.events(c.view) > 0 || camp.council(c.view) === camp.TUCKED
  const pips = idle ? 0 : PIPS[read.leadCard(c.view) - 1]!
  return handOf(c)
    .filter(isEvent)
    .map((card) => {
      const option = optionOf(c, me(c), card, 'event', leadSuit(c.view), pips)
      // Efficient Logistics adds to a card that gives actions (supercat/A19).
      return pips === 0 ? { ...option, n: 0 } : option
    })
}

export function play(c: C, { card, mode, declare, suit }: Option): Action {
  const side = isFaithfulAction(cardIndex(card)) && mode !== 'copy' ? { side: SIDES[suit - ZEAL]! } : {}
  if (mode === 'lead') return { do: 'lead', card, ...side, ...(declare === undefined ? {} : { declare }) } as Action
  const by = c.vars.provokes === undefined ? ('counter' as const) : (`outrage-${c.vars.provokes}` as const)
  const seize = c.vars.seizes === true && c.vars.spies !== true ? { seize: by } : {}
  return { do: mode, card, ...side, ...seize } as Action
}
