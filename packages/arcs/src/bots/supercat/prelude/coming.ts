// Is a battle coming? The page of the card is read ahead without dice (supercat 6.2.3).

import { type Lookout, peek } from '@understudy/procedure'
import { deedOf } from '../../../rules/choosing/deeds.ts'
import { refusal } from '../../../rules/choosing/legal.ts'
import { reopenPrelude } from '../../../rules/positions/suppose.ts'
import { settle } from '../../../rules/round/settle.ts'
import * as read from '../../../rules/state/read.ts'
import { F, topKind, topSeat } from '../../../rules/state/stack.ts'
import { copyState, type State } from '../../../rules/state/state.ts'
import type { Action } from '../../../vocabulary.ts'
import { combatShown } from '../aggression/ways.ts'
import { type C, type CombatPlan, me, type RulePage, settings, type WaysOf } from '../context.ts'
import { purse } from '../evidence.ts'
import { AGG } from '../lib/cards.ts'
import { base } from '../lib/now.ts'
import { allows, budgetNow } from '../plans/budget.ts'
import { combatPlans } from '../plans/combat.ts'
import type { Want } from '../plans/goals.ts'
import { inTurn } from '../questions.ts'
import type { CombatChoice } from '../sources.ts'
import type { Version } from '../versions/version.ts'

/** What the battle rules of the page want, by their ids. */
export type Wants = Readonly<Partial<Record<CombatChoice, (c: C) => Want>>>
type Fights = Lookout<C, CombatPlan, CombatChoice>

/**
 * Reads the page as the turn would, taking the first of what is tied (supercat/A108), until battles come up; or the position
 * that it comes to, if the page has nothing more and another may be read.
 */
function readAhead(
  c: C,
  start: State,
  page: RulePage,
  fights: Fights,
  serves: (node: string) => boolean,
): { readonly plans: readonly CombatPlan[] } | { readonly left: State } {
  let state = start
  // The Prelude stays open in the look ahead, so that tokens still count.
  for (let patience = 0; patience < 8 && read.pipsLeft(state) > 0; patience++) {
    const here: C = { ...c, view: state }
    const ahead = peek(here, [page], fights)
    if (ahead === undefined) break
    if ('found' in ahead) return { plans: serves(ahead.node) ? ahead.found : [] }
    const after = copyState(state)
    for (const action of ahead.actions) if (!applied(after, action)) break
    if (read.pipsLeft(after) === read.pipsLeft(state) || topKind(after) !== F.turn) return { plans: [] }
    state = after
    reopenPrelude(state)
  }
  return { left: state }
}

function applied(state: State, action: Action): boolean {
  if (refusal(state, action) !== undefined) return false
  deedOf(state, action.do).carry(state, action, topSeat(state))
  if (topKind(state) !== F.turn) settle(state)
  return topKind(state) === F.turn
}

/** Battles with the tokens that the Prelude may still spend. */
const fightsFor =
  (want: (c: C) => Want, withAll = false) =>
  (c: C): CombatPlan[] => {
    const budget = budgetNow(c.view, me(c), settings(c), withAll ? 0 : c.vars.kept)
    return combatPlans(c.view, base(c), budget, want(c), settings(c))
  }

const usesTokens = ({ moveTokens, weapon, psionic }: CombatPlan): boolean =>
  moveTokens.length > 0 || weapon !== undefined || psionic > 0

/** Which battles to come are meant. */
interface Coming {
  readonly wants: Wants
  /** Of the rules that are looked out for, those whose battles count here; all unless told. */
  first?(node: string): boolean
  /** What a card of another suit may fight for, in this order. */
  readonly others: readonly ((c: C) => Want)[]
}

/** PR.8: the battle to come, if a token could help it. */
export function comingCombat(version: Version, aggression: RulePage, coming: Coming): WaysOf<CombatPlan> {
  const { chains, act } = version
  const wants: Wants = { ...coming.wants, ...act?.battles, ...act?.fate.battles }
  const serves = (node: string): boolean => coming.first?.(node) ?? true
  const others = coming.others.map((want) => fightsFor(want))
  const all: readonly string[] = act?.fate.withAll ?? []
  const fights: Fights = Object.fromEntries(
    Object.entries(wants).map(([id, want]) => [id, fightsFor(want, all.includes(id))]),
  )
  const from = (c: C): readonly CombatPlan[] => {
    if (!inTurn(c) || !read.prelude(c.view) || c.vars.coming !== undefined) return []
    const budget = budgetNow(c.view, me(c), settings(c))
    const tokens = budget.fuel.length + budget.weapon.length + budget.psionicBattles.length + budget.psionicMoves.length
    if (tokens === 0) return []
    // The battle that its Fate chose the card for comes first (supercat 9.7).
    const fated = c.vars.option?.fate === true ? c.vars.option.combat : undefined
    if (fated !== undefined) return usesTokens(fated) ? [fated] : []
    if (read.suit(c.view) === AGG || read.suit(c.view) === act?.zeal) {
      // Such a card fights without a Weapon.
      if (allows(budget, 'battle') && tokens === budget.weapon.length) return []
      const page = read.suit(c.view) === AGG ? aggression : act!.zealPage(version)
      const fate = act?.fate.acts(c) === true ? act.fate : undefined
      const before =
        fate === undefined
          ? { left: copyState(c.view) }
          : readAhead(
              { ...c, vars: { ...c.vars, kept: fate.kept(c) } },
              copyState(c.view),
              fate.page(c),
              fights,
              serves,
            )
      const ahead = 'left' in before ? readAhead(c, before.left, page, fights, serves) : before
      return 'plans' in ahead && ahead.plans.some(usesTokens) ? ahead.plans : []
    }
    // Another suit becomes a card for combat if GP.3 would say so (supercat/A28).
    if (others.length === 0) return []
    const { option } = c.vars
    const automatic = option === undefined || option.declare !== undefined || option.mode === 'surpass'
    if (automatic ? !settings(c).combatCardOnAutoSelect : option.combat === undefined) return []
    for (const fight of others) {
      const plans = fight(c)
      if (plans.length > 0) return plans
    }
    return []
  }
  return { from, prefer: chains.combat, show: combatShown, because: purse }
}
