// Lines of the pages of the Fates, which versions put in their order. Each is read twice: for the card that it calls for, and when actions are spent on it, half
// of those that the card gives, rounded up (supercat 9.7, supercat/A81).

import type { Question, Say } from '@understudy/procedure'
import type { Action } from '../../../vocabulary.ts'
import { fightsFrom } from '../aggression/page.ts'
import { combatShown } from '../aggression/ways.ts'
import { keepNothing } from '../campaign/fate.ts'
import {
  type C,
  type CombatPlan,
  me,
  type Prefer,
  pipsLeft,
  type RuleNode,
  rules,
  settings,
  type WaysOf,
} from '../context.ts'
import { force } from '../evidence.ts'
import { best } from '../general/best.ts'
import { linesOf } from '../general/lines.ts'
import type { AsFate, Line } from '../general/ways.ts'
import { ADM, AGG, CON, MOB } from '../lib/cards.ts'
import { base } from '../lib/now.ts'
import { refusedCombats } from '../objections.ts'
import { mayLeave, pin } from '../pinned.ts'
import { type Budget, budgetNow } from '../plans/budget.ts'
import { combatPlans } from '../plans/combat.ts'
import type { Want } from '../plans/goals.ts'
import { inTurn } from '../questions.ts'
import type { CombatChoice, FateLineId, GpSelect, NodeId } from '../sources.ts'
import type { CardOrder, Version } from '../versions/version.ts'
import { fateCall } from './cards.ts'

/** Suits by action (supercat 9.7). */
const SUITS_FOR = {
  influence: [MOB, ADM],
  secure: [AGG],
  tax: [ADM],
  build: [CON],
  repair: [CON, ADM],
  move: [MOB, AGG],
} as const

export type Share = AsFate['spends']

/** What calls for a card, and what is done with it. */
export interface FateLine {
  readonly cards: readonly RuleNode[]
  readonly actions: readonly RuleNode[]
}

/** Lines that are carried out only if a question says so, and others if not; each calls for cards by itself. */
export const under = (
  id: NodeId,
  question: Question<C>,
  lines: readonly FateLine[],
  otherwise: readonly FateLine[] = [],
): FateLine => {
  const yes = lines.flatMap(({ actions }) => actions)
  const no = otherwise.flatMap(({ actions }) => actions)
  return {
    cards: [...lines, ...otherwise].flatMap(({ cards }) => cards),
    actions: [no.length === 0 ? rules.ask(id, question, yes) : rules.ask(id, question, yes, no)],
  }
}

/** Candidates of a line with so many actions of such kinds. */
export type Plans<X> = (c: C, budget: Budget) => readonly X[]
/** How candidates are named and chosen from. */
interface Shown<X> {
  readonly prefer?: readonly Prefer<X>[]
  show(c: C, plan: X): Say
}

/** A card that could do this, and what it would be. */
export const lineOf = <X>(kind: keyof typeof SUITS_FOR, plans: Plans<X>, as: Shown<X>): Line => ({
  suits: SUITS_FOR[kind],
  kind,
  feasible: (c, budget) => plans(c, budget).length > 0,
  plan: (c, budget) => best(c, plans(c, budget), { from: () => [], ...as }),
})

/** The same for a battle, which any card may be combined with tokens for. */
const fightLine = (version: Version, want: (c: C) => Want): Line => linesOf(version).fights(want, AGG, ADM, CON, MOB)

/** The same under a condition. */
export const onlyIf = (test: (c: C) => boolean, lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, feasible: (c, budget) => test(c) && line.feasible(c, budget) }))

/** Calls for a card that could serve one of these, the first that any could. */
export const callFor = (
  version: Version,
  id: GpSelect,
  lines: readonly Line[],
  because: (c: C) => Say[],
  how: { readonly spends?: Share; readonly order?: Exclude<CardOrder, 'any'> } = {},
): RuleNode => fateCall(version, id, () => lines, { ...how, because })

/** What may be spent now; with `all` also what is kept for the page of the suit. */
const shareNow = (c: C, share: Share): Budget => budgetNow(c.view, me(c), undefined, share === 'all' ? 0 : c.vars.kept)

/** What is done in the turn, with the share of the Fate. */
export const nowWays = <X>(
  plans: Plans<X>,
  as: Shown<X> & Pick<WaysOf<X>, 'because'>,
  share: Share = 'half',
): WaysOf<X> => ({
  ...as,
  from: (c) => (inTurn(c) && pipsLeft(c) > 0 ? plans(c, shareNow(c, share)) : []),
})

/** A line with one kind of action; `called`: what its cards rest on, `soon`: what they are called for, if not the same. */
export const oneLine = <X>(
  version: Version,
  id: FateLineId,
  kind: keyof typeof SUITS_FOR,
  plans: Plans<X>,
  as: Shown<X> & { because(c: C): Say[]; called?(c: C): Say[]; readonly soon?: Plans<X> },
  act: (c: C, plan: X) => Action | readonly Action[],
  share: Share = 'half',
): FateLine => {
  const { because, called = because, soon = plans, ...shown } = as
  return {
    cards: [callFor(version, `${id}.card`, [lineOf(kind, soon, shown)], called, { spends: share })],
    actions: [rules.can(id, nowWays(plans, { ...shown, because }, share), act)],
  }
}

/** What is done in a battle; one that came to nothing is not chosen again with the same actions. */
const fightWays = (
  version: Version,
  node: CombatChoice,
  want: (c: C) => Want,
  share: Share = 'half',
): WaysOf<CombatPlan> => ({
  from: (c) =>
    !inTurn(c) || pipsLeft(c) === 0 || c.vars.tried === `${node} ${pipsLeft(c)}`
      ? []
      : combatPlans(c.view, base(c), shareNow(c, share), want(c), settings(c)).filter(({ move }) => mayLeave(c, move)),
  prefer: version.chains.combat,
  show: combatShown,
  fell: (c, found) => refusedCombats(c, node, want(c), found, share === 'all' ? 0 : c.vars.kept),
  because: force,
})

/** A line that fights. */
export const battleLine = (
  version: Version,
  top: NodeId,
  id: FateLineId & CombatChoice,
  want: (c: C) => Want,
  { called = force, share = 'half' }: { called?(c: C): Say[]; readonly share?: Share } = {},
): FateLine => ({
  cards: [callFor(version, `${id}.card`, [fightLine(version, want)], called, { order: 'byBattles', spends: share })],
  actions: [(share === 'all' ? fightWithAll(top) : fightsFrom(top))(id, fightWays(version, id, want, share))],
})

/** A battle into which all actions of the card may go. */
const fightWithAll =
  (top: NodeId) =>
  (id: CombatChoice, ways: WaysOf<CombatPlan>): RuleNode =>
    rules.choose(id, ways, 'combat', [
      rules.set((c) => {
        c.vars.tried = `${id} ${pipsLeft(c)}`
        if (c.vars.combat !== undefined) pin(c, c.vars.combat.at)
        keepNothing(c)
      }),
      rules.go(`${id}.go`, 'CMB'),
      rules.proceed(`${id}.top`, top),
    ])
