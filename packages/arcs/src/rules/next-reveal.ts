// Cards turned over for a seat, one by one: listing all pairs of a deck would be too many.

import type { Choice, Pick } from '@understudy/table'
import type { Action, ActionCardId } from '../vocabulary.ts'
import { mayBeAt, moveCard, possibleAt } from './cards.ts'
import { revealCount } from './draw.ts'
import { cardId, card as cardIndex } from './ids.ts'
import * as L from './layout.ts'
import { pickText } from './pick-text.ts'
import { isVirtual, refillStack } from './seats/virtual.ts'
import { topSeat } from './stack.ts'
import { bitsOf, colourOf, copyState, type State } from './state.ts'

export function revealChoices(state: State, picks: readonly Pick[]): Choice<Action>[] {
  const seat = topSeat(state)
  const n = revealCount(state, seat)
  const from = isVirtual(state, seat) ? L.P_STACK : L.P_DECK + seat
  if (picks.length >= n) return []
  const now = copyState(state)
  const cards: ActionCardId[] = []
  for (const { slot, value } of picks) {
    if (isVirtual(now, seat)) refillStack(now)
    const card = typeof value === 'string' ? cardIndex(value) : -1
    if (slot !== 'cards' || card < 0 || !mayBeAt(now, from, card)) return []
    moveCard(now, card, from, L.P_DRAWN + seat)
    cards.push(cardId(card))
  }
  if (isVirtual(now, seat)) refillStack(now)
  return bitsOf(possibleAt(now, from)).map((card): Choice<Action> => {
    const pick = { slot: 'cards', value: cardId(card) }
    const text = pickText(state, 'reveal', pick)
    if (cards.length + 1 < n) return { pick, text, more: true }
    return { pick, text, action: { do: 'reveal', seat: colourOf(state, seat), cards: [...cards, cardId(card)] } }
  })
}
