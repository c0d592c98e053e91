// The cards that can be played, and what General Priorities find feasible with them (supercat 3.2, 5.4).

import type { Say } from '@understudy/procedure'
import { numberOf, PIPS, suitOf } from '../../data/action-cards.ts'
import { cardId, card as cardIndex } from '../../rules/ids.ts'
import * as L from '../../rules/layout.ts'
import { leadNumber, leadSuit } from '../../rules/play-card.ts'
import { playable } from '../../rules/seats/index.ts'
import { advantaged } from '../../rules/seats/virtual.ts'
import { bitsOf, type State } from '../../rules/state.ts'
import {
  type C,
  type CombatPlan,
  later,
  me,
  type Option,
  type Prefer,
  ruled,
  say,
  settings,
  type WaysOf,
} from './context.ts'
import { latest } from './lib/latest.ts'
import type { Settings } from './options.ts'
import { type Budget, budgetOf } from './plans/budget.ts'

export const ADM = 0
export const AGG = 1
export const CON = 2
export const MOB = 3

export const leads = (c: C): boolean => c.view.b[L.LEADER] === me(c) && c.view.b[L.LEAD_CARD] === 0

const extra = (state: State, seat: number): number => (advantaged(state, seat) ? 1 : 0)

/** Every way to play a card without surpassing: lead it, pivot with it, or copy (supercat/A07). */
export function options(c: C): Option[] {
  const { view } = c
  const seat = me(c)
  const cards = bitsOf(playable(view, seat))
  const el = extra(view, seat)
  const drawn = (card: number): boolean => (view.m[L.P_DRAWN + seat]! & (1 << card)) !== 0
  if (leads(c))
    return cards.map((card) => ({
      card: cardId(card),
      mode: 'lead',
      suit: suitOf(card),
      n: PIPS[card]! + el,
      drawn: drawn(card),
    }))
  const suit = leadSuit(view)
  const out: Option[] = cards
    .filter((card) => suitOf(card) !== suit)
    .map((card) => ({ card: cardId(card), mode: 'pivot', suit: suitOf(card), n: 1 + el, drawn: drawn(card) }))
  const [payment] = [...cards].sort((a, b) => Number(drawn(b)) - Number(drawn(a)) || numberOf(a) - numberOf(b) || a - b)
  if (payment !== undefined) out.push({ card: cardId(payment), mode: 'copy', suit, n: 1 + el, drawn: drawn(payment) })
  return out
}

/** Cards that surpass the lead. */
export function surpassing(c: C): Option[] {
  const { view } = c
  const seat = me(c)
  const [suit, number] = [leadSuit(view), leadNumber(view)]
  return bitsOf(playable(view, seat))
    .filter((card) => suitOf(card) === suit && numberOf(card) > number)
    .map((card) => ({
      card: cardId(card),
      mode: 'surpass',
      suit,
      n: PIPS[card]! + extra(view, seat),
      drawn: (view.m[L.P_DRAWN + seat]! & (1 << card)) !== 0,
    }))
}

export const optionShown = (_: C, { card, mode, n }: Option) => say('supercat.option', { card, mode, n })

/** One action of a line of General Priorities: the suits that it names, and whether a card of them can do it. */
export interface Line {
  readonly suits: readonly number[]
  /** Whether it can be done; for a battle the plan itself. */
  feasible(c: C, budget: Budget): boolean | CombatPlan
}

interface Choices {
  readonly all: readonly Option[]
  readonly budgets: readonly Budget[]
  readonly settings: Settings
  readonly seat: number
}
const thought = latest<{ of?: Choices }>(() => ({}))

function choicesOf(c: C): Choices {
  const chosen = settings(c)
  const seat = me(c)
  const known = thought(c.view)
  if (known.of?.settings === chosen && known.of.seat === seat) return known.of
  const all = options(c)
  const budgets = all.map((option) => budgetOf(c.view, seat, option, chosen))
  known.of = { all, budgets, settings: chosen, seat }
  return known.of
}

/** Goals before actions: the first line that a card can serve calls for its cards (supercat/A26). */
export const cardsFor = (
  lines: (c: C) => Iterable<Line>,
  how: 'listed' | 'byBattles' | 'carried' = 'listed',
  because?: (c: C) => Say[],
): WaysOf<Option> => ({
  from: (c) => {
    const { all, budgets } = choicesOf(c)
    for (const line of lines(c)) {
      const found: Option[] = []
      const answers: (boolean | CombatPlan)[] = []
      all.forEach((option, i) => {
        const order = line.suits.indexOf(option.suit)
        if (order < 0) return
        // Cards that give the same have the same answer.
        const like = all.findIndex(({ suit, n }) => suit === option.suit && n === option.n)
        const answer = answers[like] ?? line.feasible(c, budgets[i]!)
        answers[i] = answer
        if (answer === false) return
        if (answer === true) found.push({ ...option, order })
        else found.push({ ...option, order, combat: answer, ...(how === 'carried' ? { carry: true } : {}) })
      })
      if (found.length > 0) return found
    }
    return []
  },
  prefer: how === 'byBattles' ? BATTLES_FIRST : CARD_ORDER,
  show: optionShown,
  ...(because === undefined ? {} : { because }),
})

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

/** GP.Z: the card with the most actions (supercat/A22). */
export const anyCard: WaysOf<Option> = {
  from: options,
  prefer: [
    ruled({ id: 'mostActions', most: (_, option) => option.n }, 'A22'),
    ruled({ id: 'higherNumber', most: (_, option) => numberOf(cardIndex(option.card)) }, 'A22'),
  ],
  show: optionShown,
}
