// New actions that a SUPERCAT seat uses once in a chapter (supercat-0.10, 1 and 6.4): a card is ready or exhausted, that is,
// it lies upright or sideways. Nobody else is bound by it.

import { ABLE_CARDS, type AbleCard, type CourtId, type LoreId } from '../../vocabulary.ts'
import { court, loreIndex } from '../board/ids.ts'
import { free, type No } from '../choosing/deed.ts'
import { say } from '../sayings.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { colourOf, playersOf, roleOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import type { SeatPart } from './seat-rules.ts'

const isLore = (card: AbleCard): boolean => card.startsWith('L')

export const holdsAble = (state: State, seat: number, card: AbleCard): boolean =>
  isLore(card)
    ? read.has(state, Pile.lore(seat), loreIndex(card as LoreId))
    : read.has(state, Pile.guild(seat), court(card as CourtId))

export const isExhausted = (state: State, seat: number, card: AbleCard): boolean =>
  read.has(state, Pile.exhausted(seat), ABLE_CARDS.indexOf(card))

/** Those it has used in this chapter, whether it still has them or not. */
export const exhaustedCards = (state: State, seat: number): AbleCard[] =>
  read.cards(state, Pile.exhausted(seat)).map((n) => ABLE_CARDS[n]!)

/** When a chapter ends all cards become ready. */
export function readyAll(state: State): void {
  for (let seat = 0; seat < playersOf(state); seat++) write.clear(state, Pile.exhausted(seat))
}

export function readyParts(state: State, seat: number): SeatPart[] {
  const cards = exhaustedCards(state, seat).filter((card) => holdsAble(state, seat, card))
  return [
    {
      name: 'exhausted',
      looks: cards,
      empty: cards.length === 0,
      change: say('put.exhausted', { of: colourOf(state, seat), cards }),
    },
  ]
}

function refuse(state: State, seat: number, card: AbleCard): No {
  if (roleOf(state, seat) !== 'supercat') return say('no.exhausts', {})
  if (!holdsAble(state, seat, card))
    return isLore(card) ? say('no.lore', { lore: card as LoreId }) : say('no.guild', { card: card as CourtId })
  return isExhausted(state, seat, card) ? say('no.exhausted', { card }) : undefined
}

export const exhaust = free<'exhaust'>({
  refuse: (state, action, seat) => refuse(state, seat, action.card),
  carry(state, action, seat, events) {
    write.put(state, Pile.exhausted(seat), ABLE_CARDS.indexOf(action.card))
    events?.event(say('log.exhausted', { seat: colourOf(state, seat), card: action.card }))
  },
  // It goes with the action of the card and is never chosen by itself.
  *list() {},
})
