// Lines of the pages of the Fates. Each is read twice: for the card that it calls for, and when actions are spent on it, half
// of those that the card gives, rounded up (supercat 9.7, supercat/A81).

import type { Say } from '@understudy/procedure'
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
import { combatPlans, type Want } from '../plans/combat.ts'
import { inTurn } from '../questions.ts'
import type { CombatChoice, GpSelect, NodeId } from '../sources.ts'
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

type Share = AsFate['spends']

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
export const fightLine = (version: Version, want: (c: C) => Want): Line =>
  linesOf(version).fights(want, AGG, ADM, CON, MOB)

/** The same under a condition. */
export const onlyIf = (test: (c: C) => boolean, lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, feasible: (c, budget) => test(c) && line.feasible(c, budget) }))

export const BATTLE = { order: 'byBattles' } as const

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

/** The same for a battle; one that came to nothing is not chosen again with the same actions. */
export const fightWays = (
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
  fell: (c, found) => refusedCombats(c, want(c), found),
  because: force,
})

/** A battle into which all actions of the card may go. */
export const fightWithAll = (top: NodeId, id: CombatChoice, ways: WaysOf<CombatPlan>): RuleNode =>
  rules.choose(id, ways, 'combat', [
    rules.set((c) => {
      c.vars.tried = `${id} ${pipsLeft(c)}`
      if (c.vars.combat !== undefined) pin(c, c.vars.combat.at)
      keepNothing(c)
    }),
    rules.go(`${id}.go`, 'CMB'),
    rules.proceed(`${id}.top`, top),
  ])
