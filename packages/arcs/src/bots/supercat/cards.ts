// The cards that can be played, and what General Priorities find feasible with them (supercat 3.2, 5.4).

import type { Say } from '@understudy/procedure'
import { cardsOf } from '../../card-sets.ts'
import { numberOf, PIPS, suitOf } from '../../data/action-cards.ts'
import { cardId, card as cardIndex } from '../../rules/ids.ts'
import { leadNumber, leadSuit } from '../../rules/play-card.ts'
import { playable } from '../../rules/seats/index.ts'
import { advantaged } from '../../rules/seats/virtual.ts'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import type { State } from '../../rules/state/state.ts'
import { SUITS } from '../../vocabulary.ts'
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

export const leads = (c: C): boolean => read.leader(c.view) === me(c) && read.leadCard(c.view) === 0

/** All fields are written out: options that look alike are read faster. */
const optionOf = (
  { view }: C,
  seat: number,
  card: number,
  mode: Option['mode'],
  suit: number,
  actions: number,
): Option => ({
  card: cardId(card),
  mode,
  suit,
  n: actions + (advantaged(view, seat) ? 1 : 0),
  drawn: isDrawn(view, seat, card),
  declare: undefined,
  order: undefined,
  combat: undefined,
  carry: undefined,
})

const isDrawn = (state: State, seat: number, card: number): boolean => read.has(state, Pile.drawn(seat), card)

/** Every way to play a card without surpassing: lead it, pivot with it, or copy (supercat/A07). */
export function options(c: C): Option[] {
  const { view } = c
  const seat = me(c)
  const cards = cardsOf(playable(view, seat))
  if (leads(c)) return cards.map((card) => optionOf(c, seat, card, 'lead', suitOf(card), PIPS[card]!))
  const suit = leadSuit(view)
  const out: Option[] = []
  for (const card of cards) if (suitOf(card) !== suit) out.push(optionOf(c, seat, card, 'pivot', suitOf(card), 1))
  const payment = paymentOf(view, seat, cards)
  if (payment !== undefined) out.push(optionOf(c, seat, payment, 'copy', suit, 1))
  return out
}

/** The card that pays for a copy: a drawn one, the lowest number, the first suit. */
function paymentOf(state: State, seat: number, cards: readonly number[]): number | undefined {
  let best: number | undefined
  for (const card of cards) {
    const drawn = isDrawn(state, seat, card)
    if (best !== undefined && drawn !== isDrawn(state, seat, best) ? drawn : lower(card, best)) best = card
  }
  return best
}
const lower = (card: number, than: number | undefined): boolean => than === undefined || numberOf(card) < numberOf(than)

/** Cards that surpass the lead. */
export function surpassing(c: C): Option[] {
  const { view } = c
  const seat = me(c)
  const [suit, number] = [leadSuit(view), leadNumber(view)]
  return cardsOf(playable(view, seat))
    .filter((card) => suitOf(card) === suit && numberOf(card) > number)
    .map((card) => optionOf(c, seat, card, 'surpass', suit, PIPS[card]!))
}

export const optionShown = (_: C, { card, mode, suit, n }: Option) =>
  say('supercat.option', { card, mode, n, ...(mode === 'copy' ? { suit: SUITS[suit]! } : {}) })

/** One action of a line of General Priorities: the suits that it names, and whether a card of them can do it. */
export interface Line {
  readonly suits: readonly number[]
  /** Whether it can be done; for a battle the plan itself. */
  feasible(c: C, budget: Budget): boolean | CombatPlan
  /** What would be done with the card; only called when somebody wants to know. */
  plan?(c: C, budget: Budget): Say | undefined
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

function playableNow(c: C): Say[] {
  return [
    say('supercat.playable', {
      options: choicesOf(c).all.map(({ card, mode, suit, n }) => ({ card, mode, suit: SUITS[suit]!, n })),
    }),
  ]
}

/** Goals before actions: the first line that a card can serve calls for its cards (supercat/A26). */
export const cardsFor = (
  lines: (c: C) => Iterable<Line>,
  how: 'listed' | 'byBattles' | 'carried' = 'listed',
  /** Unless told otherwise, it rests on the cards alone. */
  because: (c: C) => Say[] = playableNow,
): WaysOf<Option> => ({
  from: (c) => {
    const { all, budgets } = choicesOf(c)
    for (const line of lines(c)) {
      const found: Option[] = []
      const answers: (boolean | CombatPlan)[] = []
      for (let i = 0; i < all.length; i++) {
        const option = all[i]!
        const order = line.suits.indexOf(option.suit)
        if (order < 0) continue
        // Cards that give the same have the same answer.
        const like = likeOf(all, option)
        const answer = like < i ? answers[like]! : line.feasible(c, budgets[i]!)
        answers[i] = answer
        if (answer !== false) found.push(called(option, order, answer, how))
      }
      if (found.length > 0) return found
    }
    return []
  },
  prefer: how === 'byBattles' ? BATTLES_FIRST : CARD_ORDER,
  show: optionShown,
  plan: (c, option) => {
    const budget = budgetFor(c, option)
    const line = budget === undefined ? undefined : lineFor(c, lines(c), option, budget)
    return line === undefined || budget === undefined ? undefined : line.plan?.(c, budget)
  },
  fell: (c, found) => {
    const served = found[0]
    const budget = served === undefined ? undefined : budgetFor(c, served)
    const line = served === undefined || budget === undefined ? undefined : lineFor(c, lines(c), served, budget)
    if (line === undefined) return []
    const same = (one: Option, other: Option): boolean => one.card === other.card && one.mode === other.mode
    return choicesOf(c)
      .all.filter((option) => !found.some((each) => same(each, option)))
      .map((option) => ({
        value: option,
        why: line.suits.includes(option.suit)
          ? say('supercat.cannot', { n: option.n })
          : say('supercat.notNamed', { suits: line.suits.map((suit) => SUITS[suit]!) }),
      }))
  },
  because,
})

function budgetFor(c: C, { card, mode }: Option): Budget | undefined {
  const { all, budgets } = choicesOf(c)
  return budgets[all.findIndex((option) => option.card === card && option.mode === mode)]
}

/** The line that called for this card. */
function lineFor(c: C, lines: Iterable<Line>, option: Option, budget: Budget): Line | undefined {
  for (const line of lines) if (line.suits.includes(option.suit) && line.feasible(c, budget) !== false) return line
  return undefined
}

/** The first option of the same suit with as many actions. */
function likeOf(all: readonly Option[], option: Option): number {
  for (let i = 0; i < all.length; i++) if (all[i]!.suit === option.suit && all[i]!.n === option.n) return i
  return all.length
}

const called = (option: Option, order: number, answer: true | CombatPlan, how: string): Option => ({
  card: option.card,
  mode: option.mode,
  suit: option.suit,
  n: option.n,
  drawn: option.drawn,
  declare: undefined,
  order,
  combat: answer === true ? undefined : answer,
  carry: answer !== true && how === 'carried' ? true : undefined,
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
  any: true,
  from: options,
  prefer: [
    ruled({ id: 'mostActions', most: (_, option) => option.n }, 'A22'),
    ruled({ id: 'higherNumber', most: (_, option) => numberOf(cardIndex(option.card)) }, 'A22'),
  ],
  show: optionShown,
}
