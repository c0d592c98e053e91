// The three ways to follow, for one card or for whatever is in one's hand. Fetched once the table stands.

import type { Action } from '@understudy/arcs'
import { ids, Pile, read, seatOf } from '@understudy/arcs/state'
import type { ActionCardId } from '@understudy/arcs/vocabulary'
import { SIDES } from './card-page.ts'
import { allowed, type Context } from './context.ts'
import type { CardPage, FaceUp } from './tap.ts'

export type How = FaceUp | 'copy'
/** Always all of them, in this order. */
export const HOWS: readonly How[] = ['surpass', 'pivot', 'copy']

/** The card that was tapped; without one, all that one has. */
export function cardsFor({ state, decision }: Context, { card }: CardPage): readonly ActionCardId[] {
  return card === undefined ? read.cards(state, Pile.hand(seatOf(state, decision.seat))).map(ids.cardId) : [card]
}

export function following(how: How, card: ActionCardId): readonly Action[] {
  if (how === 'copy') return [{ do: 'copy', card }]
  // A Faithful card is played as one of its sides.
  const sides = card.startsWith('faithful-') ? SIDES.map((side) => ({ side })) : [{}]
  return sides.map((side): Action => ({ do: how, card, ...side }))
}

export const canFollow = (context: Context, page: CardPage, how: How): boolean =>
  cardsFor(context, page).some((card) => following(how, card).some((action) => allowed(context, action)))
