// The turn of Lars (lars 5): its card, and which pages its actions are on.

import type { Ways } from '@understudy/procedure'
import { nthCard } from '../../../card-sets.ts'
import { numberOf, suitOf } from '../../../data/action-cards.ts'
import { ambitionId, cardId } from '../../../rules/board/ids.ts'
import { leadNumber, leadSuit } from '../../../rules/round/play-card.ts'
import { playable } from '../../../rules/seats/index.ts'
import { ORDER } from '../../../rules/seats/lars.ts'
import { hasUnseenTop } from '../../../rules/seats/lars-deeds.ts'
import * as read from '../../../rules/state/read.ts'
import { F, topKind } from '../../../rules/state/stack.ts'
import { colourOf } from '../../../rules/state/state.ts'
import type { Action, Ambition, Kind } from '../../../vocabulary.ts'
import { type C, me, say } from '../context.ts'
import { declares } from '../dice.ts'
import type { PageId } from '../sources.ts'
import type { PreferenceId } from '../text/book-en.ts'

export const leads = {
  test: (c: C) => topKind(c.view) === F.lead,
  show: (c: C, yes: boolean) => {
    if (yes) return []
    return [cardToPlay(c) ? say('lars.follows', { of: colourOf(c.view, read.leader(c.view)) }) : say('lars.played', {})]
  },
}
/** Not so for a Lars that takes a seat up in the midst of its turn (lars/A64). */
export const cardToPlay = (c: C): boolean => topKind(c.view) === F.follow
export const faceDown = (c: C): boolean => hasUnseenTop(c.view, me(c))

/** The card that lies turned over. */
export const topCard = (c: C): number => nthCard(playable(c.view, me(c)), 0)
const ambitionOf = (card: number): Ambition => ambitionId(numberOf(card) - 1)

export const declaration: Ways<C, Ambition, PreferenceId> = {
  from: (c) => (declares.test(c) ? [ambitionOf(topCard(c))] : []),
  because: (c, found) => declares.show?.(c, found.length > 0) ?? [],
  show: (_c, ambition) => say('lars.declare', { ambition }),
}

export const seizing = (c: C) => (c.vars.seize === true ? ({ seize: 'counter' } as const) : {})

/** lars/A13: the base rules say what the card is; of the lead suit and not higher, it can only be a Copy. */
export function playFaceUp(c: C): Action {
  const card = topCard(c)
  const id = cardId(card)
  if (suitOf(card) !== leadSuit(c.view)) return { do: 'pivot', card: id, ...seizing(c) }
  if (numberOf(card) > leadNumber(c.view)) return { do: 'surpass', card: id, ...seizing(c) }
  return { do: 'copy', card: id, ...seizing(c) }
}

export const BY_SUIT: readonly PageId[] = ['ADM', 'AGG', 'CON', 'MOB']

export const orderOf = (c: C): readonly Kind[] => ORDER[read.suit(c.view)]!
/** The rules count which action it has come to; those before are not done again. */
export function takeUp(c: C): void {
  c.vars.next = orderOf(c).length - read.pipsLeft(c.view)
}
export const BY_KIND: Readonly<Record<Kind, PageId>> = {
  secure: 'SEC',
  move: 'MOV',
  battle: 'BAT',
  influence: 'INF',
  repair: 'REP',
  tax: 'TAX',
  build: 'BLD',
}
