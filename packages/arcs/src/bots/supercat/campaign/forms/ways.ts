// What the campaign asks on the pages of the base game.

import type { Question } from '@understudy/procedure'
import { isGate } from '../../../../data/map.ts'
import { emptySlots } from '../../../../rules/board/control.ts'
import { site as siteIndex } from '../../../../rules/board/ids.ts'
import { COUNCIL } from '../../../../rules/campaign/data.ts'
import { C as FRAME } from '../../../../rules/campaign/frames.ts'
import * as camp from '../../../../rules/state/campaign/read.ts'
import { BLIGHT, EMPIRE } from '../../../../rules/state/owners.ts'
import * as read from '../../../../rules/state/read.ts'
import { isCity, isPort } from '../../../../rules/state/sites.ts'
import { boardOf, hasBuilding, hasPiece, playersOf } from '../../../../rules/state/state.ts'
import { influenceWays } from '../../administration/ways.ts'
import { effectiveVox, secureWays } from '../../aggression/ways.ts'
import { repairs } from '../../construction/ways.ts'
import {
  type C,
  type InfluencePlan,
  type MovePlan,
  me,
  type RepairPlan,
  type SecurePlan,
  say,
  settings,
  type WaysOf,
} from '../../context.ts'
import { agents, force } from '../../evidence.ts'
import { best } from '../../general/best.ts'
import type { Line } from '../../general/ways.ts'
import { ADM, AGG, MOB, options, surpassing } from '../../lib/cards.ts'
import { left } from '../../lib/now.ts'
import { when } from '../../lib/when.ts'
import { moveShown } from '../../mobilization/ways.ts'
import { staying } from '../../pinned.ts'
import type { Want } from '../../plans/goals.ts'
import { influencePlans, outbids } from '../../plans/influence.ts'
import { movePlans } from '../../plans/move.ts'
import { secureIf } from '../../plans/tax.ts'
import { frame } from '../../questions.ts'
import { ports } from '../../terms/map.ts'
import type { Version } from '../../versions/version.ts'
import { events } from '../cards.ts'
import { chosen } from '../chosen.ts'
import { bringsFaithful, bringsGuild } from '../court.ts'

/** The rules have turned over others in their place (campaign 19.1). */
export const noEventLed: Question<C> = { test: () => true }

/**
 * One of the cards is an Event, and none was played this round (supercat/A120); or there is nothing else to play
 * (supercat/A08).
 */
export const mayPlayEvent: Question<C> = {
  test: (c) => {
    if (events(c).length === 0) return false
    if (options(c).length === 0 && surpassing(c).length === 0) return true
    if (camp.events(c.view) > 0) return false
    return chosen(c).eventWithCouncil || camp.council(c.view) !== camp.TUCKED
  },
  show: (c) => [say('supercat.events', { held: events(c).length, played: camp.events(c.view) })],
}

/** GP.2: an effective Vox card, the Council, a card with something attached. */
const CLASSES: readonly ((c: C, card: number) => boolean)[] = [
  effectiveVox,
  (_, card) => card === COUNCIL,
  (c, card) => bringsFaithful(c.view, card),
  (c, card) => bringsGuild(c.view, card),
]
export const courtLines = (version: Version): Line[] =>
  CLASSES.map((test) => {
    const plans = (c: C): SecurePlan[] => secureIf(c.view, me(c), (card) => test(c, card))
    return {
      suits: [AGG],
      kind: 'secure',
      feasible: (c) => plans(c).length > 0,
      plan: (c) => best(c, plans(c), secureWays(version).vox),
    }
  })

const councilPlans = (c: C, actions: number): InfluencePlan[] =>
  influencePlans(c.view, me(c), actions, settings(c), (card) => card === COUNCIL)

/** GP.9: with more agents than the rivals. */
export const councilLine = (version: Version): Line => {
  const plans = (c: C, actions: number): InfluencePlan[] =>
    councilPlans(c, actions).filter((plan) => outbids(c.view, me(c), plan))
  return {
    suits: [MOB, ADM],
    kind: 'influence',
    feasible: (c, budget) => plans(c, budget.left).length > 0,
    plan: (c, budget) => best(c, plans(c, budget.left), influenceWays(version).any),
  }
}

export const councilInfluence = (version: Version): WaysOf<InfluencePlan> => {
  const { show } = influenceWays(version).any
  return {
    from: (c) => councilPlans(c, left(c, 'influence')),
    ...(show === undefined ? {} : { show }),
    because: agents,
  }
}

/** GP.X7, AGG.X16: fresh Blight beside its buildings, or where it has a claim. */
export const freshBlight = (c: C): Want => ({
  for: 'defence',
  systems: boardOf(c.view).systems.filter(
    (system) =>
      read.fresh(c.view, system, BLIGHT) > 0 &&
      (hasBuilding(c.view, system, me(c)) ||
        (!isGate(system) && hasPiece(c.view, system, me(c)) && emptySlots(c.view, system) > 0)),
  ),
})

/** ADM.X14, AGG.X15: buildings that are not guarded survive the end of the act only if they stand whole. */
export const lastChapter: Question<C> = {
  test: (c) => read.chapter(c.view) >= LAST_CHAPTER,
  show: (c) => [say('supercat.chapter', { n: read.chapter(c.view), last: LAST_CHAPTER })],
}
const LAST_CHAPTER = 3

const pieceSite = (c: C, { repair }: RepairPlan): number =>
  'site' in repair ? read.site(c.view, siteIndex(repair.site)) : 0
const repairsLast = (c: C, plan: RepairPlan): number => {
  const site = pieceSite(c, plan)
  if (isPort(site)) return ports(c.view, me(c)) === 1 ? 0 : 3
  return isCity(site) ? 1 : 2
}
/** ADM.X14: the only starport, cities, ships, other starports. */
export const lastRepairs: WaysOf<RepairPlan> = {
  ...repairs,
  prefer: [{ id: 'repairLast', least: repairsLast }],
}

const noFreshShips = (c: C, system: number): boolean => {
  if (read.fresh(c.view, system, EMPIRE) > 0) return false
  for (let seat = 0; seat < playersOf(c.view); seat++) if (read.fresh(c.view, system, seat) > 0) return false
  return true
}
/** Buildings of its own beside Blight that nobody's fresh ship guards (supercat/B64). */
const unguarded = (c: C): number[] =>
  boardOf(c.view).systems.filter(
    (system) => hasBuilding(c.view, system, me(c)) && read.ships(c.view, system, BLIGHT) > 0 && noFreshShips(c, system),
  )
/** AGG.X15: a fresh ship goes there. */
export const guarding = (version: Version): WaysOf<MovePlan> => ({
  from: (c) =>
    movePlans(
      c.view,
      me(c),
      left(c, 'move'),
      unguarded(c),
      staying(c, (_, __, group) => group.fresh > 0),
      settings(c),
    ),
  prefer: version.chains.move('gates'),
  show: moveShown,
  because: force,
})

/** AGG.36: Blight beside its own buildings. */
export const blightAtHome = (c: C): Want => ({
  for: 'trophies',
  of: (owner) => owner === BLIGHT,
  systems: boardOf(c.view).systems.filter((system) => hasBuilding(c.view, system, me(c))),
})

/** A key takes a token of the Free States (campaign 7.2). */
export const freeLoot = when((c) => frame(c) === FRAME.raidFree)
