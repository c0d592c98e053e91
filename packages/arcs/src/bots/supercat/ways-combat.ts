// Battles as the pages offer them, and the choices within a battle (supercat 7.3).

import { comesBeforeDice } from '../../rules/battle.ts'
import { controller, NOBODY, onTurnOf } from '../../rules/control.ts'
import { WARLORD } from '../../rules/declare.ts'
import { court, sys } from '../../rules/ids.ts'
import { trophies } from '../../rules/pieces.ts'
import { tokenIn, typeName } from '../../rules/resources.ts'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import { SITE_CITY } from '../../rules/state/sites.ts'
import { F } from '../../rules/state/stack.ts'
import { type State, seatOf } from '../../rules/state/state.ts'
import type { Action, Theft } from '../../vocabulary.ts'
import {
  type C,
  type CombatPlan,
  later,
  type MovePlan,
  me,
  nameOf,
  type Prefer,
  pipsLeft,
  ruled,
  say,
  settings,
  type WaysOf,
} from './context.ts'
import { force, standings } from './evidence.ts'
import type { CombatChoice } from './ids.ts'
import { refusedCombats } from './objections.ts'
import { mayLeave } from './pinned.ts'
import { budgetNow } from './plans/budget.ts'
import { combatPlans, type Want } from './plans/combat.ts'
import { claimsGained, moveActions, takesControl } from './plans/move.ts'
import { frame } from './questions.ts'
import { favourable, inBattle, oddsOf, selectDice } from './terms/combat.ts'
import { hasRival, taskForceNow } from './terms/map.ts'
import { standing, TIED2 } from './terms/standing.ts'
import { base } from './ways.ts'

/** D.combat (supercat 7.3.10, supercat/A63); a battle that the Prelude prepared comes first. */
export const byCombat: Prefer<CombatPlan>[] = [
  ruled({ id: 'kept', keep: (c, plan) => sameFight(c.vars.coming, plan) }, 'A108'),
  ruled({ id: 'bestItem', most: (_, plan) => plan.place ?? 0 }, 'A63'),
  ruled({ id: 'fewestKeys', least: (_, plan) => plan.keys ?? 0 }, 'A63'),
  later({ id: 'mostTrophies', most: (_, plan) => plan.trophies ?? 0 }, '0.8', 'A63'),
  ruled({ id: 'inPlace', keep: (_, plan) => plan.move === undefined }, 'A63'),
  // Whole groups go into battle without regard to the origin, unless the table wants it otherwise (supercat/A36).
  ruled({ id: 'keepInBattle', keep: (c, plan) => settings(c).combatKeepsOrigin && (plan.move?.keep ?? true) }, 'A36'),
  {
    id: 'originTaskForce',
    keep: (c, plan) => plan.move !== undefined && taskForceNow(c.view, me(c)).includes(sys(plan.move.from)),
  },
  { id: 'fewest', least: (_, plan) => plan.move?.cost ?? 0 },
  { id: 'alsoClaims', keep: (c, { move }) => move !== undefined && gains(c, move) > 0 },
  { id: 'alsoRivalCity', keep: (c, { move, goal }) => move !== undefined && goal !== 'control' && winsCity(c, move) },
]
const gains = (c: C, move: MovePlan): number => claimsGained(c.view, me(c), sys(move.from), sys(move.to), move)
const winsCity = (c: C, move: MovePlan): boolean =>
  hasRival(c.view, sys(move.to), me(c), SITE_CITY) && takesControl(c.view, me(c))(sys(move.from), sys(move.to), move)

export const sameFight = (one: CombatPlan | undefined, other: CombatPlan): boolean =>
  one !== undefined && one.at === other.at && one.against === other.against && one.goal === other.goal

const prizeOf = (c: C, { item, against }: CombatPlan) => {
  if (item === undefined) return {}
  if ('card' in item) return { card: nameOf(item.card) }
  const type = tokenIn(c.view, seatOf(c.view, against), item.slot)
  return type === 0 ? {} : { type: typeName(type), slot: item.slot + 1 }
}
export const combatShown = (c: C, plan: CombatPlan) => {
  const { goal, at, against, battles, dice, move } = plan
  const via = move?.path.filter((each) => each !== at)
  return say('supercat.combat', { goal, at, against, battles, dice, from: move?.from, via, ...prizeOf(c, plan) })
}

/** A rule that leads to a battle. One that came to nothing is not chosen again with the same actions. */
export const combatFor = (node: CombatChoice, want: (c: C) => Want): WaysOf<CombatPlan> => ({
  from: (c) =>
    pipsLeft(c) === 0 || c.vars.tried === `${node} ${pipsLeft(c)}`
      ? []
      : combatPlans(c.view, base(c), budgetNow(c.view, me(c)), want(c), settings(c)).filter(({ move }) =>
          mayLeave(c, move),
        ),
  prefer: byCombat,
  show: combatShown,
  fell: (c, found) => refusedCombats(c, want(c), found),
  because: (c) => [...force(c), ...(want(c).for === 'declared' ? standings(c, 'declared') : [])],
})

const defender = (c: C, plan: CombatPlan): number => seatOf(c.view, plan.against)

/** Psionic tokens that pay for battles now. */
export const psionicSlots = (c: C): number[] => [...budgetNow(c.view, me(c), settings(c)).psionicBattles]
const battlesLeft = (c: C): number =>
  c.vars.inPrelude === true ? (psionicSlots(c).length === 0 ? 0 : pipsLeft(c) + psionicSlots(c).length) : pipsLeft(c)

/** Whether what the plan is for has not been reached yet. */
function goalOpen(c: C, plan: CombatPlan): boolean {
  const { view } = c
  const seat = me(c)
  const at = sys(plan.at)
  if (plan.goal === 'trophies') {
    if (plan.warlord === undefined) return trophies(view, seat) <= plan.had
    const place = standing(view, seat, WARLORD)
    return place < TIED2 || place <= plan.warlord
  }
  if (plan.goal === 'raid') return plan.item !== undefined && has(view, defender(c, plan), plan.item)
  const who = controller(view, at, onTurnOf(seat))
  return plan.grade === 1 ? who !== seat : who !== NOBODY && who !== seat
}

/** Whether a rival has such a thing still: a token in the slot, or the card. */
const has = (state: State, rival: number, item: Theft): boolean =>
  'slot' in item ? tokenIn(state, rival, item.slot) !== 0 : read.has(state, Pile.guild(rival), court(item.card))

export const fightingGoesOn = {
  test: (c: C): boolean => {
    const plan = c.vars.combat
    if (inBattle(c.view)) return true
    if (plan === undefined || frame(c) !== F.turn || !goalOpen(c, plan)) return false
    return favourable(c.view, me(c), {
      system: sys(plan.at),
      defender: defender(c, plan),
      goal: plan.goal,
      battles: battlesLeft(c),
      extra: read.extraDie(c.view),
      keys: plan.keys,
      grade: plan.grade,
      atOnce: settings(c).raidAtOnce,
    })
  },
  show: (c: C) => {
    const plan = c.vars.combat
    if (inBattle(c.view)) return [say('supercat.underWay', {})]
    if (plan === undefined) return [say('supercat.foughtOut', {})]
    if (!goalOpen(c, plan)) return [say('supercat.goalClosed', { goal: plan.goal })]
    const { goal, own, theirs, dice, left } = oddsNow(c, plan)
    return [say('supercat.goalOpen', { goal, own, theirs, dice, battles: left })]
  },
}

const oddsNow = (c: C, plan: CombatPlan) =>
  oddsOf(
    c.view,
    me(c),
    sys(plan.at),
    defender(c, plan),
    plan.goal,
    battlesLeft(c),
    read.extraDie(c.view),
    settings(c).raidAtOnce,
  )

/** A battle of which no plan is known counts as one for Trophies (supercat/A113). */
const oddsUnderWay = (c: C) =>
  oddsOf(c.view, me(c), read.battleAt(c.view), read.defender(c.view), 'trophies', battlesLeft(c), read.extraDie(c.view))

/** CMB.1: the Moves of the plan. Those that tokens paid for have been made in the Prelude. */
export const approach: WaysOf<CombatPlan> = {
  from: (c) => (c.vars.combat?.move !== undefined && c.vars.inPrelude !== true ? [c.vars.combat] : []),
  show: combatShown,
}
export const approachActions = (c: C, plan: CombatPlan): Action[] =>
  plan.move === undefined ? [] : moveActions(c.view, me(c), plan.move)

/** CMB.3: the dice come later if the defender has something that comes before them. Nothing if a battle is under way. */
export function battleAction(c: C): Action | readonly Action[] {
  const plan = c.vars.combat
  if (plan === undefined || inBattle(c.view)) return []
  const [slot] = psionicSlots(c)
  const pay = c.vars.inPrelude === true && slot !== undefined ? { slot } : 'pip'
  const { at, against } = plan
  return comesBefore(c, plan)
    ? { do: 'battle', at, against, pay }
    : { do: 'battle', at, against, pay, dice: selectDice(oddsNow(c, plan)) }
}
const comesBefore = (c: C, plan: CombatPlan): boolean => comesBeforeDice(c.view, sys(plan.at), defender(c, plan))

/** CMB.5: the dice, once what came before them is done. The pip of this battle is spent already. */
export function lateDice(c: C): Action {
  const odds = c.vars.combat === undefined ? oddsUnderWay(c) : oddsNow(c, c.vars.combat)
  return { do: 'dice', ...selectDice(odds, odds.left + 1) }
}
