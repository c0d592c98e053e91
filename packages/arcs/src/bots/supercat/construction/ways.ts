// Build and Repair as the pages offer them: candidates, preferences, names.

import { controller, NOBODY, onTurnOf } from '../../../rules/board/control.ts'
import { site as siteIndex, sys } from '../../../rules/board/ids.ts'
import * as read from '../../../rules/state/read.ts'
import { isCity, isPort, systemOfSite } from '../../../rules/state/sites.ts'
import { boardOf, playersOf, ships } from '../../../rules/state/state.ts'
import type { PieceRef, SiteId, SystemId } from '../../../vocabulary.ts'
import {
  type C,
  type CrPlan,
  me,
  type Prefer,
  pipsLeft,
  type RepairPlan,
  ruled,
  say,
  settings,
  systemsOf,
  type WaysOf,
} from '../context.ts'
import { type Evidence, ground, hurt, together, yard } from '../evidence.ts'
import { controlled, inForce, left } from '../lib/now.ts'
import { perVersion } from '../lib/per-version.ts'
import { cityPlans, crPlans, entersFresh, portPlans, repairPlans, shipPlans } from '../plans/build.ts'
import { hasRival, ports, threatenedNow, undefended } from '../terms/map.ts'

const system = (x: SystemId): number => sys(x)
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
export const cities = perVersion(({ chains }) => ({
  now: cityWays(chains.cities, canBuild),
  /** Paid for by a token, or before a card is played. */
  free: cityWays(chains.cities, () => true),
}))
const cityWays = (prefer: readonly Prefer<SystemId>[], may: (c: C) => boolean): WaysOf<SystemId> => ({
  from: (c) => (may(c) ? cityPlans(c.view, me(c)) : []),
  prefer,
  show: built('city'),
  because: ground('city'),
})
const siteSystem = (site: SiteId): number => systemOfSite(siteIndex(site))
export const shipShown = (_: C, port: SiteId) =>
  say('supercat.build', { piece: 'ship', at: port.slice(0, 2) as SystemId })
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

const asked = (keep: (c: C, port: SiteId) => boolean) => (c: C, port: SiteId) =>
  settings(c).ships23 === 'as33' && keep(c, port)
/** For a bot that is behind in ships: at random, or as any other ship (supercat/B6). */
export const shipBehind: WaysOf<SiteId> = {
  ...anyShip(),
  prefer: [
    ruled({ id: 'forceAsked', keep: asked((c, port) => inForce(c, siteSystem(port))) }, 'B6'),
    ruled({ id: 'freshAsked', keep: asked((c, port) => entersFresh(c.view, me(c), siteIndex(port))) }, 'B6'),
  ],
}

function crEvidence(systems: (c: C) => number[]): Evidence {
  const held: Evidence = (c) => [
    say('supercat.rivalsHold', { systems: systemsOf(systems(c).filter((at) => !controlled(c, at))) }),
  ]
  const [building, repairing] = [together(held, yard, hurt), together(held, hurt)]
  return (c) => (left(c, 'build') > 0 ? building(c) : repairing(c))
}
export const crShown = (_: C, plan: CrPlan) => say('supercat.cr', { at: plan.at, steps: plan.steps })
export const fewestSteps: Prefer<CrPlan> = ruled({ id: 'fewest', least: (_, plan) => plan.steps.length }, 'A40')
const crWays = (systems: (c: C) => number[], grades: 1 | 2): WaysOf<CrPlan> => ({
  because: crEvidence(systems),
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
const withRivalBuilding = (c: C): number[] => boardOf(c.view).systems.filter((at) => hasRival(c.view, at, me(c)))
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
