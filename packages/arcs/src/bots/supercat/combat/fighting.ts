// How a battle goes on: whether, with which dice, how it gets there (supercat 7.3).

import { comesBeforeDice } from '../../../rules/battle/battle.ts'
import { sys } from '../../../rules/board/ids.ts'
import * as read from '../../../rules/state/read.ts'
import { F } from '../../../rules/state/stack.ts'
import type { Action } from '../../../vocabulary.ts'
import { combatShown } from '../aggression/ways.ts'
import { type C, type CombatPlan, me, pipsLeft, say, settings, type WaysOf } from '../context.ts'
import { commanded } from '../lib/act.ts'
import { budgetNow } from '../plans/budget.ts'
import { moveActions } from '../plans/move.ts'
import { frame } from '../questions.ts'
import { type Fight, favourable, inBattle, type Odds, oddsOf, type RaidEarly } from '../terms/combat.ts'
import { defender, goalOpen } from './goal.ts'

/** Psionic tokens that pay for the battles of a plan now. */
export function psionicSlots(c: C, plan: CombatPlan | undefined): readonly number[] {
  const slots = budgetNow(c.view, me(c), settings(c)).psionicBattles
  return slots.slice(0, Math.max(0, slots.length - (plan?.spared ?? 0)))
}
const battlesLeft = (c: C): number =>
  c.vars.inPrelude === true ? withPsionics(c, psionicSlots(c, c.vars.combat).length) : pipsLeft(c)
const withPsionics = (c: C, n: number): number => (n === 0 ? 0 : pipsLeft(c) + n)

export const fightingGoesOn = {
  test: (c: C): boolean => {
    const plan = c.vars.combat
    if (inBattle(c.view)) return true
    if (plan === undefined || frame(c) !== F.turn || !goalOpen(c, plan)) return false
    const fight: Fight = {
      system: sys(plan.at),
      defender: defender(c, plan),
      goal: plan.goal,
      battles: battlesLeft(c),
      extra: read.extraDie(c.view),
      keys: plan.keys,
      grade: plan.grade,
      early: early(c),
    }
    return favourable(c.view, me(c), fight, settings(c).version)
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
  oddsOf(c.view, me(c), sys(plan.at), defender(c, plan), plan.goal, battlesLeft(c), read.extraDie(c.view), early(c))
const early = (c: C): RaidEarly => settings(c).version.numbers.raidEarly(settings(c))

/** A battle of which no plan is known counts as one for Trophies (supercat/A113). */
const oddsUnderWay = (c: C) =>
  oddsOf(c.view, me(c), read.battleAt(c.view), read.defender(c.view), 'trophies', battlesLeft(c), read.extraDie(c.view))

const dice = (c: C, odds: Odds, left?: number) => settings(c).version.numbers.selectDice(odds, left)

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
  const [slot] = psionicSlots(c, plan)
  const pay = c.vars.inPrelude === true && slot !== undefined ? { slot } : 'pip'
  const { at, against } = plan
  // All Imperial ships that it may use attack along (supercat 4.4).
  const { fresh, damaged } = commanded(c.view, me(c), sys(at))
  const along = fresh + damaged > 0 ? ({ imperial: 'all' } as const) : {}
  return comesBefore(c, plan)
    ? { do: 'battle', at, against, pay, ...along }
    : { do: 'battle', at, against, pay, ...along, dice: dice(c, oddsNow(c, plan)) }
}
const comesBefore = (c: C, plan: CombatPlan): boolean => comesBeforeDice(c.view, sys(plan.at), defender(c, plan))

/** CMB.5: the dice, once what came before them is done. The pip of this battle is spent already. */
export function lateDice(c: C): Action {
  const odds = c.vars.combat === undefined ? oddsUnderWay(c) : oddsNow(c, c.vars.combat)
  return { do: 'dice', ...dice(c, odds, odds.left + 1) }
}
