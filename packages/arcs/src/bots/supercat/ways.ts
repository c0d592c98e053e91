// Plans as the suit pages offer them: candidates, preferences, names.

import type { Say } from '@understudy/procedure'
import { controller, NOBODY, onTurnOf } from '../../rules/control.ts'
import { site as siteIndex, sys } from '../../rules/ids.ts'
import * as read from '../../rules/state/read.ts'
import { isCity, isPort, systemOfSite } from '../../rules/state/sites.ts'
import { boardOf, playersOf, ships } from '../../rules/state/state.ts'
import type { Action, PieceRef, SiteId, SystemId } from '../../vocabulary.ts'
import {
  type C,
  type CrPlan,
  type InfluencePlan,
  kindsNow,
  later,
  me,
  nameOf,
  namesOf,
  type Prefer,
  pipsLeft,
  type RepairPlan,
  ruled,
  type SecurePlan,
  say,
  settings,
  systemsOf,
  type TaxPlan,
  type WaysOf,
} from './context.ts'
import { agents, ground, hurt, ownCards, purse, standings, taxableCities, yard } from './evidence.ts'
import { latest } from './lib/latest.ts'
import { arrangement, worthArranging } from './lib/slots.ts'
import { allows } from './plans/budget.ts'
import { cityPlans, crPlans, entersFresh, portPlans, repairPlans, shipPlans } from './plans/build.ts'
import { byInfluence, bySecuring, influencePlans } from './plans/influence.ts'
import { secureIf, securePlans, taxGains, taxPlans, typeOf, wouldReach } from './plans/tax.ts'
import { allRivalAgents, isContested, isEffective, isUncontested, isVox } from './terms/court.ts'
import { hasCity, hasRival, newResource, ports, taskForceNow, threatenedNow, undefended } from './terms/map.ts'
import { type Base, baseOf, type Goal } from './terms/standing.ts'

export const left = (c: C, kind: Parameters<typeof allows>[1]): number =>
  allows({ kinds: kindsNow(c) }, kind) ? pipsLeft(c) : 0
const bases = latest<{ is?: Base }>(() => ({}))
/** Where it stands now. */
export function base(c: C): Base {
  const { contendMeasure } = settings(c)
  const seat = me(c)
  const known = bases(c.view)
  if (known.is?.seat !== seat || known.is.measure !== contendMeasure) known.is = baseOf(c.view, seat, contendMeasure)
  return known.is
}

/** The ambitions that a goal is about. */
export const goalEvidence = (c: C, goal: Goal): Say[] =>
  goal === 'captives' ? [] : standings(c, goal === 'contendDeclared' || goal === 'growDeclared' ? 'declared' : 'open')

// Tax

const taxShown = (_: C, plan: TaxPlan) => say('supercat.tax', { cities: plan.tax.map(({ city }) => city) })
/** Goals in their order; each with as many taxes as it takes, or with one. */
export const taxFor = (goal: Goal, many: boolean): WaysOf<TaxPlan> => ({
  from: (c) => {
    const most = left(c, 'tax')
    return most === 0 ? [] : taxPlans(c.view, base(c), goal, many ? most : 1)
  },
  show: taxShown,
  because: (c) => [...taxableCities(c), ...goalEvidence(c, goal)],
})
export const taxToGain: WaysOf<TaxPlan> = {
  from: (c) => (left(c, 'tax') === 0 ? [] : taxGains(c.view, me(c))),
  prefer: [{ id: 'newResource', keep: (c, plan) => newResource(c.view, me(c), typeOf(c.view, plan.tax[0]!)) }],
  show: taxShown,
  because: taxableCities,
}

// Secure

const secureShown = (_: C, plan: SecurePlan) => say('supercat.secure', { cards: namesOf(plan.secure) })
export const secureFor = (goal: Goal): WaysOf<SecurePlan> => ({
  from: (c) => {
    const most = left(c, 'secure')
    return most === 0 ? [] : securePlans(c.view, base(c), goal, goal.startsWith('grow') ? 1 : most)
  },
  prefer: bySecuring,
  show: secureShown,
  because: (c) => [...ownCards(c), ...goalEvidence(c, goal)],
})
export const effectiveVox = (c: C, card: number): boolean =>
  isVox(card) && isEffective(c.view, me(c), card, settings(c).outrageSpreadsAt)
export const secureVox: WaysOf<SecurePlan> = {
  from: (c) => (left(c, 'secure') === 0 ? [] : secureIf(c.view, me(c), (card) => effectiveVox(c, card))),
  prefer: bySecuring,
  show: secureShown,
  because: ownCards,
}
/** Any card but a Vox card that does nothing (supercat/A47). */
export const secureAny: WaysOf<SecurePlan> = {
  from: (c) =>
    left(c, 'secure') === 0
      ? []
      : secureIf(
          c.view,
          me(c),
          (card) => !isVox(card) || effectiveVox(c, card) || allRivalAgents(c.view, me(c), card) > 0,
        ),
  prefer: bySecuring,
  show: secureShown,
  because: ownCards,
}

// Influence

const influenceWays = (test: (c: C, card: number) => boolean): WaysOf<InfluencePlan> => ({
  from: (c) => influencePlans(c.view, me(c), left(c, 'influence'), (card) => test(c, card)),
  prefer: byInfluence,
  show: (_, plan) => say('supercat.influence', { card: nameOf(plan.influence), n: plan.n }),
  because: agents,
})
export const influenceToContend: WaysOf<InfluencePlan> = {
  ...influenceWays(
    (c, card) => isUncontested(c.view, me(c), card) && wouldReach(c.view, base(c), 'contendDeclared', card),
  ),
  because: (c) => [...agents(c), ...standings(c, 'declared')],
}
export const influenceContested = influenceWays((c, card) => isContested(c.view, me(c), card))
export const influenceAny = influenceWays(() => true)

// Build and Repair

const system = (x: SystemId): number => sys(x)
export const inForce = (c: C, at: number): boolean => taskForceNow(c.view, me(c)).includes(at)
export const controlled = (c: C, at: number): boolean => controller(c.view, at, onTurnOf(me(c))) === me(c)
const rivalShips = (c: C, at: number): number => {
  let n = 0
  for (let rival = 0; rival < playersOf(c.view); rival++) if (rival !== me(c)) n += ships(c.view, at, rival)
  return n
}
const built = (piece: 'city' | 'starport') => (_: C, at: SystemId) => say('supercat.build', { piece, at })
const canBuild = (c: C): boolean => left(c, 'build') > 0

/** `free`: paid for by a token, so that the card need not allow it. */
export const firstPort = (free = false): WaysOf<SystemId> => ({
  from: (c) => (free || canBuild(c) ? portPlans(c.view, me(c)) : []),
  prefer: [
    { id: 'ownControl', keep: (c, at) => controlled(c, system(at)) },
    { id: 'mostShips', most: (c, at) => ships(c.view, system(at), me(c)) },
    { id: 'nobodyControls', keep: (c, at) => controller(c.view, system(at), onTurnOf(me(c))) === NOBODY },
    { id: 'fewestRivalShips', least: (c, at) => rivalShips(c, system(at)) },
  ],
  show: built('starport'),
  because: ground('starport'),
})
export const anotherPort: WaysOf<SystemId> = {
  from: (c) => (canBuild(c) ? portPlans(c.view, me(c)) : []),
  prefer: [
    { id: 'inTaskForce', keep: (c, at) => inForce(c, system(at)) },
    { id: 'ownControl', keep: (c, at) => controlled(c, system(at)) },
  ],
  show: built('starport'),
  because: ground('starport'),
}
export const cities = (free = false): WaysOf<SystemId> => ({
  from: (c) => (free || canBuild(c) ? cityPlans(c.view, me(c)) : []),
  prefer: [
    ruled({ id: 'singleCity', keep: (c, at) => !hasCity(c.view, system(at), me(c)) }, 'A48'),
    later({ id: 'ownControl', keep: (c, at) => controlled(c, system(at)) }, '0.10'),
  ],
  show: built('city'),
  because: ground('city'),
})
const siteSystem = (site: SiteId): number => systemOfSite(siteIndex(site))
const shipShown = (_: C, port: SiteId) => say('supercat.build', { piece: 'ship', at: port.slice(0, 2) as SystemId })
export const anyShip = (free = false): WaysOf<SiteId> => ({
  from: (c) => (free || canBuild(c) ? shipPlans(c.view, me(c)) : []),
  prefer: [
    { id: 'inTaskForce', keep: (c, port) => inForce(c, siteSystem(port)) },
    { id: 'entersFresh', keep: (c, port) => entersFresh(c.view, me(c), siteIndex(port)) },
  ],
  show: shipShown,
  because: yard,
})
export const defendingShip: WaysOf<SiteId> = {
  from: (c) =>
    canBuild(c)
      ? shipPlans(c.view, me(c)).filter(
          (port) => undefended(c.view, me(c), siteSystem(port)) && entersFresh(c.view, me(c), siteIndex(port)),
        )
      : [],
  show: shipShown,
  because: yard,
}

const crShown = (_: C, plan: CrPlan) => say('supercat.cr', { at: plan.at, steps: plan.steps })
const fewestSteps: Prefer<CrPlan> = ruled({ id: 'fewest', least: (_, plan) => plan.steps.length }, 'A40')
const crWays = (systems: (c: C) => number[], grades: 1 | 2): WaysOf<CrPlan> => ({
  because: (c) => [
    say('supercat.rivalsHold', { systems: systemsOf(systems(c).filter((at) => !controlled(c, at))) }),
    ...(left(c, 'build') > 0 ? yard(c) : []),
    ...hurt(c),
  ],
  from: (c) =>
    crPlans(
      c.view,
      me(c),
      systems(c),
      pipsLeft(c),
      { build: left(c, 'build') > 0, repair: left(c, 'repair') > 0 },
      grades,
    ),
  prefer: [fewestSteps],
  show: crShown,
})
export const crThreatened = crWays((c) => threatenedNow(c.view, me(c)), 2)
export const withRivalBuilding = (c: C): number[] => boardOf(c.view).systems.filter((at) => hasRival(c.view, at, me(c)))
export const crRival = crWays(withRivalBuilding, 1)

const pieceSite = (c: C, piece: PieceRef): number => ('site' in piece ? read.site(c.view, siteIndex(piece.site)) : 0)
export const repairs: WaysOf<RepairPlan> = {
  from: (c) => (left(c, 'repair') > 0 ? repairPlans(c.view, me(c)) : []),
  prefer: [
    { id: 'repairTaskForce', keep: (c, { repair }) => 'ship' in repair && inForce(c, sys(repair.ship)) },
    { id: 'repairShip', keep: (_, { repair }) => 'ship' in repair },
    { id: 'repairOnlyPort', keep: (c, { repair }) => isPort(pieceSite(c, repair)) && ports(c.view, me(c)) === 1 },
    { id: 'repairCity', keep: (c, { repair }) => isCity(pieceSite(c, repair)) },
  ],
  show: (_, { repair }) =>
    'ship' in repair
      ? say('supercat.repairShip', { at: repair.ship })
      : say('supercat.repairBuilding', { site: repair.site }),
  because: hurt,
}

// Tokens

/** Tokens that should lie elsewhere, while they may still be moved (supercat/A60). */
export const rearrange: WaysOf<ReturnType<typeof arrangement>[number][]> = {
  from: (c) => (worthArranging(c.view, me(c)) ? [arrangement(c.view, me(c))] : []),
  show: (_, slots) => say('supercat.slots', { slots }),
  because: purse,
}
export const arrangeAction = (_: C, slots: ReturnType<typeof arrangement>): Action => ({ do: 'arrange', slots })
