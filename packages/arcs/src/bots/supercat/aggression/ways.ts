// Secure and battles as the pages offer them: candidates, preferences, names.

import { shift } from '../../../rules/actions/move.ts'
import { court, sys } from '../../../rules/board/ids.ts'
import { tokenIn, typeName } from '../../../rules/board/resources.ts'
import { ownerIndex } from '../../../rules/state/owners.ts'
import * as read from '../../../rules/state/read.ts'
import { copyState, damagedShips, freshShips } from '../../../rules/state/state.ts'
import { goalOpen } from '../combat/goal.ts'
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
import { declared, forAmbition, force, goalEvidence, open, ownCards, together } from '../evidence.ts'
import { base, left } from '../lib/now.ts'
import { perVersion } from '../lib/per-version.ts'
import { rivalCitySystems } from '../mobilization/ways.ts'
import { refusedCombats } from '../objections.ts'
import { mayLeave } from '../pinned.ts'
import { budgetNow } from '../plans/budget.ts'
import { combatPlans } from '../plans/combat.ts'
import type { Want } from '../plans/goals.ts'
import { afterSecuring, secureIf, securePlans } from '../plans/tax.ts'
import type { CombatChoice } from '../sources.ts'
import { favourable } from '../terms/combat.ts'
import { allRivalAgents, effectiveVox, isVox } from '../terms/court.ts'
import type { Goal } from '../terms/standing.ts'
import type { CourtOrder, Version } from '../versions/version.ts'

// Secure

const secureShown = (_: C, plan: SecurePlan) => say('supercat.secure', { cards: namesOf(plan.secure) })

export { effectiveVox }

/** The first class with something to take; several cards may be needed to contend (supercat/B18). */
function criticalSecures(c: C, most: number): readonly SecurePlan[] {
  for (const { is, also } of settings(c).version.terms.critical) {
    const contending = is === 'contends' ? securePlans(c.view, base(c), 'contendDeclared', most) : []
    const found = [
      ...contending,
      ...secureIf(c.view, me(c), (card) => (is !== 'contends' && is(c, card)) || also?.(c, card) === true),
    ]
    if (found.length > 0) return found
  }
  return []
}

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
      plan: (c, { secure }) => forAmbition(goal, base(c), afterSecuring(c.view, me(c), secure)),
      because: together(ownCards, ...goalEvidence(goal)),
    }),
    vox: {
      from: (c) => (left(c, 'secure') === 0 ? [] : secureIf(c.view, me(c), (card) => effectiveVox(c, card))),
      prefer: prefer('all'),
      show: secureShown,
      because: ownCards,
    } satisfies WaysOf<SecurePlan>,
    /** Classes of critical cards, the first with something to take; several cards may be needed to contend (supercat/B18). */
    critical: {
      from: (c) => {
        const most = left(c, 'secure')
        return most === 0 ? [] : criticalSecures(c, most)
      },
      prefer: prefer('critical'),
      show: secureShown,
      because: together(ownCards, declared),
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

const prizeOf = (c: C, { item, against, ransack }: CombatPlan) => {
  if (ransack !== undefined) return { card: nameOf(ransack) }
  if (item === undefined) return {}
  if ('card' in item) return { card: nameOf(item.card) }
  const type = tokenIn(c.view, ownerIndex(c.view, against), item.slot)
  return type === 0 ? {} : { type: typeName(type), slot: item.slot + 1 }
}
export const combatShown = (c: C, plan: CombatPlan) => {
  const { goal, at, against, battles, dice, move } = plan
  const via = move?.path.filter((each) => each !== at)
  return say('supercat.combat', { goal, at, against, battles, dice, from: move?.from, via, ...prizeOf(c, plan) })
}

const toDeclared = together(force, declared)
const toOpen = together(force, open)

/** A rule that leads to a battle. One that came to nothing is not chosen again with the same actions. */
export const combatFor = ({ chains }: Version, node: CombatChoice, want: (c: C) => Want): WaysOf<CombatPlan> => ({
  from: (c) =>
    pipsLeft(c) === 0 || c.vars.tried === `${node} ${pipsLeft(c)}`
      ? []
      : combatPlans(c.view, base(c), budgetNow(c.view, me(c), undefined, c.vars.kept), want(c), settings(c)).filter(
          ({ move }) => mayLeave(c, move),
        ),
  prefer: chains.combat,
  show: combatShown,
  fell: (c, found) => refusedCombats(c, node, want(c), found),
  because: (c) => {
    const { for: what } = want(c)
    return what === 'declared' ? toDeclared(c) : what === 'open' ? toOpen(c) : force(c)
  },
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

/** The battle that the Prelude has spent tokens on, as far as it is not there yet (supercat/B16). */
function prepared(c: C): CombatPlan[] {
  const plan = c.vars.coming
  if (plan === undefined || !settings(c).preparedFirst || !goalOpen(c, plan)) return []
  const done = plan.moveTokens.length
  const rest = plan.move?.path.slice(done) ?? []
  const move =
    plan.move === undefined || rest.length === 0
      ? undefined
      : { ...plan.move, from: plan.move.path[done - 1] ?? plan.move.from, path: rest, cost: rest.length }
  const now: CombatPlan = {
    ...plan,
    move,
    moveTokens: [],
    weapon: undefined,
    psionic: 0,
    battles: pipsLeft(c) - rest.length,
  }
  return stillGood(c, now) ? [now] : []
}
/** In place, or once those on their way have come. */
function stillGood(c: C, plan: CombatPlan): boolean {
  const { at, against, goal, battles, keys, grade, move } = plan
  const fight = {
    system: sys(at),
    defender: ownerIndex(c.view, against),
    goal,
    battles,
    extra: read.extraDie(c.view),
    keys,
    grade,
    early: settings(c).version.numbers.raidEarly(settings(c)),
  }
  if (move === undefined) return favourable(c.view, me(c), fight, settings(c).version)
  if (
    freshShips(c.view, sys(move.from), me(c)) < move.fresh ||
    damagedShips(c.view, sys(move.from), me(c)) < move.damaged
  )
    return false
  const there = copyState(c.view)
  shift(there, me(c), sys(move.from), sys(at), move.fresh, move.damaged)
  return favourable(there, me(c), fight, settings(c).version)
}

/** 0.10: a battle that the Prelude prepared, or one over a rival city that the card was chosen for (supercat/A24, B16). */
export const preparedOrFound = (version: Version, node: CombatChoice = 'AGG.X29x'): WaysOf<CombatPlan> => {
  const { from } = combatFor(version, node, (c) => ({ for: 'control', systems: rivalCitySystems(c), take: true }))
  return {
    from: (c) => {
      if (pipsLeft(c) === 0 || c.vars.tried === `${node} ${pipsLeft(c)}`) return []
      const first = prepared(c)
      return first.length > 0 ? first : c.vars.carry === undefined ? [] : from(c)
    },
    prefer: version.chains.combat,
    show: combatShown,
  }
}
