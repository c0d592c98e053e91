// Which of the cards that would do is played (supercat 5.4).

import { numberOf } from '../../../data/action-cards.ts'
import { card as cardIndex } from '../../../rules/board/ids.ts'
import { later, type Option, type Prefer, ruled, settings } from '../context.ts'
import { AGG } from '../lib/cards.ts'
import type { Chains } from '../versions/version.ts'

const CARD_ORDER: readonly Prefer<Option>[] = [
  ruled({ id: 'suitOrder', least: (_, option) => option.order ?? 0 }, 'A26'),
  ruled({ id: 'mostActions', most: (_, option) => option.n }, 'A26'),
  later({ id: 'higherNumber', most: (_, option) => numberOf(cardIndex(option.card)) }, '0.10', 'A26'),
  ruled({ id: 'drawnFirst', keep: (_, option) => option.drawn }, 'A26'),
]

const BATTLES_FIRST: readonly Prefer<Option>[] = [
  ruled({ id: 'aggressionFirst', keep: (_, option) => option.suit === AGG }, 'A26'),
  ruled({ id: 'mostBattles', most: (_, option) => option.combat?.battles ?? 0 }, 'A26'),
]

/** The card with the most actions (supercat/A22). */
const MOST_ACTIONS: readonly Prefer<Option>[] = [
  ruled({ id: 'mostActions', most: (_, option) => option.n }, 'A22'),
  ruled({ id: 'higherNumber', most: (_, option) => numberOf(cardIndex(option.card)) }, 'A22'),
]

export const cardOrder: Chains['cards'] = {
  listed: CARD_ORDER,
  carried: CARD_ORDER,
  byBattles: BATTLES_FIRST,
  any: MOST_ACTIONS,
}

const NUMBER: Prefer<Option> = ruled(
  { id: 'higherNumber', most: (_, option) => numberOf(cardIndex(option.card)) },
  'B2',
)
/** 0.10 (supercat-0.10, 4): the higher number, unless the table wants more actions first (supercat/B2). */
const BY_NUMBER: readonly Prefer<Option>[] = [
  CARD_ORDER[0]!,
  ruled({ id: 'actionsAsked', most: (c, option) => (settings(c).sameSuit === 'moreActions' ? option.n : 0) }, 'B2'),
  NUMBER,
  ruled({ id: 'drawnFirst', keep: (_, option) => option.drawn }, 'A26'),
]

export const byNumber: Chains['cards'] = {
  listed: BY_NUMBER,
  carried: BY_NUMBER,
  byBattles: [...BATTLES_FIRST, NUMBER],
  any: MOST_ACTIONS,
}
