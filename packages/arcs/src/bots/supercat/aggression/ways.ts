// Secure and battles as the pages offer them: candidates, preferences, names.

import { court } from '../../../rules/ids.ts'
import { tokenIn, typeName } from '../../../rules/resources.ts'
import { seatOf } from '../../../rules/state/state.ts'
import {
  type C,
  type CombatPlan,
  me,
  nameOf,
  namesOf,
  pipsLeft,
  type SecurePlan,
  say,
  settings,
  type WaysOf,
} from '../context.ts'
import { force, goalEvidence, ownCards, standings } from '../evidence.ts'
import { base, left } from '../lib/now.ts'
import { perVersion } from '../lib/per-version.ts'
import { rivalCitySystems } from '../mobilization/ways.ts'
import { refusedCombats } from '../objections.ts'
import { mayLeave } from '../pinned.ts'
import { budgetNow } from '../plans/budget.ts'
import { combatPlans, type Want } from '../plans/combat.ts'
import { secureIf, securePlans } from '../plans/tax.ts'
import type { CombatChoice } from '../sources.ts'
import { allRivalAgents, isEffective, isVox } from '../terms/court.ts'
import type { Goal } from '../terms/standing.ts'
import type { CourtOrder, Version } from '../versions/version.ts'

// Secure

const secureShown = (_: C, plan: SecurePlan) => say('supercat.secure', { cards: namesOf(plan.secure) })

export const effectiveVox = (c: C, card: number): boolean =>
  isVox(card) && isEffective(c.view, me(c), card, settings(c).outrageSpreadsAt)

export const secureWays = perVersion(({ chains }) => {
  const prefer = (which: CourtOrder) =>
    chains.court<SecurePlan>(
      which,
      (plan) => plan.secure,
      (c, plan) => plan.secure.some((card) => allRivalAgents(c.view, me(c), court(card)) > 0),
    )
  return {
    for: (goal: Goal): WaysOf<SecurePlan> => ({
      from: (c) => {
        const most = left(c, 'secure')
        return most === 0 ? [] : securePlans(c.view, base(c), goal, goal.startsWith('grow') ? 1 : most)
      },
      prefer: prefer('all'),
      show: secureShown,
      because: (c) => [...ownCards(c), ...goalEvidence(c, goal)],
    }),
    vox: {
      from: (c) => (left(c, 'secure') === 0 ? [] : secureIf(c.view, me(c), (card) => effectiveVox(c, card))),
      prefer: prefer('all'),
      show: secureShown,
      because: ownCards,
    } satisfies WaysOf<SecurePlan>,
    /** Any card but a Vox card that does nothing (supercat/A47). */
    any: {
      from: (c) =>
        left(c, 'secure') === 0
          ? []
          : secureIf(
              c.view,
              me(c),
              (card) => !isVox(card) || effectiveVox(c, card) || allRivalAgents(c.view, me(c), card) > 0,
            ),
      prefer: prefer('other'),
      show: secureShown,
      because: ownCards,
    } satisfies WaysOf<SecurePlan>,
  }
})

// Battle

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
export const combatFor = ({ chains }: Version, node: CombatChoice, want: (c: C) => Want): WaysOf<CombatPlan> => ({
  from: (c) =>
    pipsLeft(c) === 0 || c.vars.tried === `${node} ${pipsLeft(c)}`
      ? []
      : combatPlans(c.view, base(c), budgetNow(c.view, me(c)), want(c), settings(c)).filter(({ move }) =>
          mayLeave(c, move),
        ),
  prefer: chains.combat,
  show: combatShown,
  fell: (c, found) => refusedCombats(c, want(c), found),
  because: (c) => [...force(c), ...(want(c).for === 'declared' ? standings(c, 'declared') : [])],
})

/** A battle over a rival city that the card was chosen for (supercat/A24). */
export const foundByGeneralPriorities = (version: Version): WaysOf<CombatPlan> => {
  const { from } = combatFor(version, 'AGG.28x', (c) => ({ for: 'control', systems: rivalCitySystems(c), take: true }))
  return {
    from: (c) => (c.vars.carry === undefined ? [] : from(c)),
    prefer: version.chains.combat,
    show: combatShown,
  }
}
