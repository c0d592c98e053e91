// What the campaign asks on the pages of the base game.

import type { Question } from '@understudy/procedure'
import { COUNCIL } from '../../../../rules/campaign/data.ts'
import { C as FRAME } from '../../../../rules/campaign/frames.ts'
import { camp } from '../../../../rules/campaign/index.ts'
import { BLIGHT } from '../../../../rules/state/owners.ts'
import { boardOf, hasBuilding } from '../../../../rules/state/state.ts'
import { influenceWays } from '../../administration/ways.ts'
import { effectiveVox, secureWays } from '../../aggression/ways.ts'
import { type C, type InfluencePlan, me, type SecurePlan, say, settings, type WaysOf } from '../../context.ts'
import { agents } from '../../evidence.ts'
import { best } from '../../general/best.ts'
import type { Line } from '../../general/ways.ts'
import { ADM, AGG, MOB, options, surpassing } from '../../lib/cards.ts'
import { left } from '../../lib/now.ts'
import { when } from '../../lib/when.ts'
import type { Want } from '../../plans/combat.ts'
import { influencePlans, outbids } from '../../plans/influence.ts'
import { secureIf } from '../../plans/tax.ts'
import { frame } from '../../questions.ts'
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

/** AGG.36: Blight beside its own buildings. */
export const blightAtHome = (c: C): Want => ({
  for: 'trophies',
  of: (owner) => owner === BLIGHT,
  systems: boardOf(c.view).systems.filter((system) => hasBuilding(c.view, system, me(c))),
})

/** A key takes a token of the Free States (campaign 7.2). */
export const freeLoot = when((c) => frame(c) === FRAME.raidFree)
