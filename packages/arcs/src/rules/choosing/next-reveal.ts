// Cards turned over for a seat, one by one: listing all pairs of a deck would be too many.

import type { Choice, Pick } from '@understudy/table'
import { cardsOf } from '../../card-sets.ts'
import type { Action, ActionCardId } from '../../vocabulary.ts'
import { cardId, card as cardIndex } from '../board/ids.ts'
import { revealCount } from '../round/draw.ts'
import { seatRules } from '../seats/index.ts'
import { mayBeAt, moveCard, possibleAt } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import { topSeat } from '../state/stack.ts'
import { colourOf, copyState, type State } from '../state/state.ts'
import { pickText } from './pick-text.ts'

export function revealChoices(state: State, picks: readonly Pick[]): Choice<Action>[] {
  const seat = topSeat(state)
  const n = revealCount(state, seat)
  const rules = seatRules(state, seat)
  const from = rules.turnsFrom(seat)
  if (picks.length >= n) return []
  const now = copyState(state)
  const cards: ActionCardId[] = []
  for (const { slot, value } of picks) {
    rules.refill(now)
    const card = typeof value === 'string' ? cardIndex(value) : -1
    if (slot !== 'cards' || card < 0 || !mayBeAt(now, from, card)) return []
    moveCard(now, card, from, Pile.drawn(seat))
    cards.push(cardId(card))
  }
  rules.refill(now)
  return cardsOf(possibleAt(now, from)).map((card): Choice<Action> => {
    const pick = { slot: 'cards', value: cardId(card) }
    const text = pickText(state, 'reveal', pick)
    if (cards.length + 1 < n) return { pick, text, more: true }
    return { pick, text, action: { do: 'reveal', seat: colourOf(state, seat), cards: [...cards, cardId(card)] } }
  })
}
