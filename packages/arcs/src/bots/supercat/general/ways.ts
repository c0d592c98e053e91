// What General Priorities find feasible with the cards that can be played (supercat 5.4).

import type { Say } from '@understudy/procedure'
import { SUIT_BITS } from '../../../data/action-cards.ts'
import { EVERY_SUIT, type Kind, SUITS } from '../../../vocabulary.ts'
import { type C, type CombatPlan, me, type Option, say, settings, type WaysOf } from '../context.ts'
import { choices, optionShown } from '../lib/cards.ts'
import { latest } from '../lib/latest.ts'
import type { Settings } from '../options.ts'
import { allows, type Budget, budgetOf } from '../plans/budget.ts'
import type { CardOrder, Version } from '../versions/version.ts'

/** One action of a line of General Priorities: the suits that it names, and whether a card of them can do it. */
export interface Line {
  readonly suits: readonly number[]
  /** None of its suits comes before another. */
  readonly unordered?: true
  /** What is done: in the campaign a side of a Faithful card that offers it serves as well (supercat 5.4). */
  readonly kind?: Kind
  /** It is for a new action of a card. */
  readonly ability?: true
  /** Whether it can be done; for a battle the plan itself. */
  feasible(c: C, budget: Budget): boolean | CombatPlan
  /** What would be done with the card; only called when somebody wants to know. */
  plan?(c: C, budget: Budget): Say | undefined
}

interface Choices {
  readonly all: readonly Option[]
  readonly budgets: readonly Budget[]
  /** The first option of the same suit with as many actions: cards that give the same have the same answer. */
  readonly likes: readonly number[]
  readonly settings: Settings
  readonly seat: number
  readonly declaring: Option | undefined
}
const thought = latest<{ of?: Choices }>(() => ({}))

function choicesOf(c: C): Choices {
  const chosen = settings(c)
  const seat = me(c)
  const known = thought(c.view)
  const { declaring } = c.vars
  if (known.of?.settings === chosen && known.of.seat === seat && known.of.declaring === declaring) return known.of
  const all = choices(c)
  const budgets = all.map((option) => budgetOf(c.view, seat, option, chosen))
  const likes = all.map((option) => likeOf(all, option))
  known.of = { all, budgets, likes, settings: chosen, seat, declaring }
  return known.of
}

function playableNow(c: C): Say[] {
  return [
    say('supercat.playable', {
      options: choicesOf(c).all.map(({ card, mode, suit, n }) => ({ card, mode, suit: EVERY_SUIT[suit]!, n })),
    }),
  ]
}

/** Where an option stands among those that serve a line: by its suit, or after them by a side of a Faithful card; -1 if it does not. */
function orderIn({ suits, kind }: Line, { suit }: Option): number {
  const at = suits.indexOf(suit)
  if (at >= 0 || suit < SUITS.length || kind === undefined) return at
  return allows({ kinds: SUIT_BITS[suit]! }, kind) ? suits.length : -1
}

/** What the page of a Fate makes of a card: half of its actions, rounded up, or all of them (supercat 9.7). */
export interface AsFate {
  readonly spends: 'half' | 'all'
}
const within = (budget: Budget, as: AsFate | undefined): Budget =>
  as?.spends === 'half' ? { ...budget, left: Math.ceil(budget.left / 2) } : budget

type Lines = readonly Line[] | ((c: C) => Iterable<Line>)
const linesIn = (c: C, lines: Lines): Iterable<Line> => (typeof lines === 'function' ? lines(c) : lines)

/** Goals before actions: the first line that a card can serve calls for its cards (supercat/A26). */
export const cardsFor = (
  { chains }: Version,
  /** In their order; a function, where they depend on the position. */
  lines: Lines,
  how: Exclude<CardOrder, 'any'> = 'listed',
  /** Unless told otherwise, it rests on the cards alone. */
  because: (c: C) => Say[] = playableNow,
  /** For the page of a Fate. */
  as?: AsFate,
): WaysOf<Option> => ({
  from: (c) => {
    const { all, budgets, likes } = choicesOf(c)
    for (const line of linesIn(c, lines)) {
      // Most lines call for nothing: lists are made when there is something to put into them.
      let found: Option[] | undefined
      let answers: (boolean | CombatPlan)[] | undefined
      for (let i = 0; i < all.length; i++) {
        const option = all[i]!
        const order = orderIn(line, option)
        if (order < 0) continue
        const like = likes[i]!
        const answer = like < i ? answers![like]! : line.feasible(c, within(budgets[i]!, as))
        answers ??= []
        answers[i] = answer
        if (answer === false) continue
        found ??= []
        found.push(called(option, line.unordered === true ? 0 : order, answer, how, line.ability, as))
      }
      if (found === undefined) continue
      served = { found, line, plans: [] }
      return found
    }
    return []
  },
  prefer: chains.cards[how],
  show: optionShown,
  plan: (c, option) => {
    const known = served?.found.includes(option) === true ? served.plans : undefined
    const like = known === undefined ? -1 : likeOf(choicesOf(c).all, option)
    if (known?.[like] !== undefined) return known[like].is
    const budget = budgetFor(c, option, as)
    const line = budget === undefined ? undefined : lineFor(c, lines, option, budget)
    const is = line === undefined || budget === undefined ? undefined : line.plan?.(c, budget)
    if (known !== undefined) known[like] = { is }
    return is
  },
  fell: (c, found) => {
    const first = found[0]
    const budget = first === undefined ? undefined : budgetFor(c, first, as)
    const line = first === undefined || budget === undefined ? undefined : lineFor(c, lines, first, budget)
    if (line === undefined) return []
    const same = (one: Option, other: Option): boolean =>
      one.card === other.card && one.mode === other.mode && one.suit === other.suit
    const notNamed = say('supercat.notNamed', { suits: line.suits.map((suit) => EVERY_SUIT[suit]!) })
    return choicesOf(c)
      .all.filter((option) => !found.some((each) => same(each, option)))
      .map((option) => ({
        value: option,
        why: orderIn(line, option) >= 0 ? say('supercat.cannot', { n: option.n }) : notNamed,
      }))
  },
  because,
})

function budgetFor(c: C, { card, mode, suit }: Option, as: AsFate | undefined): Budget | undefined {
  const { all, budgets } = choicesOf(c)
  const budget =
    budgets[all.findIndex((option) => option.card === card && option.mode === mode && option.suit === suit)]
  return budget === undefined ? undefined : within(budget, as)
}

/** What was found last, and for which line: whoever explains it need not look again. */
let served:
  | {
      readonly found: readonly Option[]
      readonly line: Line
      /** By the first option that gives the same. */
      readonly plans: ({ readonly is: Say | undefined } | undefined)[]
    }
  | undefined

/** The line that called for this card. */
function lineFor(c: C, lines: Lines, option: Option, budget: Budget): Line | undefined {
  if (served?.found.includes(option) === true) return served.line
  for (const line of linesIn(c, lines))
    if (orderIn(line, option) >= 0 && line.feasible(c, budget) !== false) return line
  return undefined
}

/** The first option of the same suit with as many actions. */
function likeOf(all: readonly Option[], option: Option): number {
  for (let i = 0; i < all.length; i++) if (all[i]!.suit === option.suit && all[i]!.n === option.n) return i
  return all.length
}

const called = (
  option: Option,
  order: number,
  answer: true | CombatPlan,
  how: string,
  ability: true | undefined,
  as: AsFate | undefined,
): Option => ({
  card: option.card,
  mode: option.mode,
  suit: option.suit,
  n: option.n,
  drawn: option.drawn,
  declare: undefined,
  order,
  combat: answer === true ? undefined : answer,
  carry: answer !== true && how === 'carried' ? true : undefined,
  ability,
  fate: as === undefined ? undefined : true,
})

/** GP.Z: the card with the most actions (supercat/A22). */
export const anyCard = ({ chains }: Version): WaysOf<Option> => ({
  any: true,
  from: choices,
  prefer: chains.cards.any,
  show: optionShown,
})
