// The Admiral: the Imperial Demand, battles with Imperial ships, starports (supercat 9.8, supercat/A91, A148, A149).

import { site as siteIndex } from '../../../../rules/board/ids.ts'
import { FUEL, MATERIAL, PSIONIC, RELIC, WEAPON } from '../../../../rules/board/resources.ts'
import { POLICIES } from '../../../../rules/campaign/vocabulary.ts'
import * as camp from '../../../../rules/state/campaign/read.ts'
import { BLIGHT, EMPIRE, isSeat, owners } from '../../../../rules/state/owners.ts'
import * as read from '../../../../rules/state/read.ts'
import { SITE_PORT, systemOfSite } from '../../../../rules/state/sites.ts'
import { boardOf, hasBuilding, playersOf, type State, ships } from '../../../../rules/state/state.ts'
import { type Action, type SiteId, type SystemId, TROPHIES } from '../../../../vocabulary.ts'
import { type C, type MovePlan, me, say, systemsOf, type TaxPlan } from '../../context.ts'
import { buildPort } from '../../doing.ts'
import { staying } from '../../pinned.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { portPlans, shipPlans } from '../../plans/build.ts'
import type { Want } from '../../plans/goals.ts'
import { type Group, movePlans } from '../../plans/move.ts'
import { afterTaxes, taxableNow } from '../../plans/tax.ts'
import { claims } from '../../terms/map.ts'

const policyOf = (state: State) => POLICIES[camp.policy(state)]!
/** Types that the policy demands; none in War (campaign 11.3). */
const demanded = (state: State): readonly number[] => {
  const policy = policyOf(state)
  return policy === 'peace' ? [RELIC, PSIONIC] : policy === 'escalation' ? [MATERIAL, FUEL, WEAPON] : []
}

/** Whose pieces War demands: neither the Empire's nor a Regent's (supercat/A91). */
const fitsWar = (state: State, owner: number): boolean =>
  owner !== EMPIRE && !(isSeat(owner) && camp.isRegent(state, owner))

/** Whether the seat has a piece that the Demand would take. */
export function meetsDemand(state: State, seat: number): boolean {
  if (policyOf(state) !== 'war') {
    const types = demanded(state)
    for (let slot = 0; slot < 7; slot++) if (types.includes(read.slot(state, seat, slot))) return true
    return false
  }
  for (const owner of owners(state)) {
    if (owner === seat || !fitsWar(state, owner)) continue
    for (let kind = 0; kind < TROPHIES.length; kind++) if (read.trophy(state, seat, owner, kind) > 0) return true
    if (isSeat(owner) && read.captive(state, seat, owner) > 0) return true
  }
  return false
}

/** FA.AM1: a tax that brings one. */
export const taxesForDemand = (c: C, budget: Budget): TaxPlan[] =>
  budget.left > 0 && allows(budget, 'tax') && !meetsDemand(c.view, me(c))
    ? taxableNow(c.view, me(c))
        .filter((choice) => meetsDemand(afterTaxes(c.view, me(c), [choice]), me(c)))
        .map((choice) => ({ tax: [choice] }))
    : []
/** FA.AM1b: a battle that brings one; nothing if it has one. */
export const fightsForDemand = (c: C): Want => {
  if (meetsDemand(c.view, me(c))) return { for: 'theft', types: [] }
  return policyOf(c.view) === 'war'
    ? { for: 'trophies', of: (owner) => fitsWar(c.view, owner) }
    : { for: 'theft', types: demanded(c.view) }
}
export const demandSaid = (c: C) => [
  say('supercat.demand', { policy: policyOf(c.view), has: meetsDemand(c.view, me(c)) }),
]

/** FA.AM2: with Imperial ships among the attackers. */
export const withTheEmpire = (): Want => ({ for: 'trophies', imperial: true })

/** Systems where somebody could be fought beside Imperial ships for Trophies (supercat/A148). */
export const targets = (c: C): number[] =>
  boardOf(c.view).systems.filter((system) => {
    if (read.ships(c.view, system, BLIGHT) > 0) return true
    for (let rival = 0; rival < playersOf(c.view); rival++)
      if (rival !== me(c) && camp.isOutlaw(c.view, rival) && ships(c.view, system, rival) > 0) return true
    return false
  })
/** Loyal starports without a loyal ship beside them. */
export const bare = (state: State, seat: number): number[] =>
  boardOf(state).systems.filter(
    (system) => hasBuilding(state, system, seat, SITE_PORT) && ships(state, system, seat) === 0,
  )
export const bareSaid = (c: C) => [say('supercat.barePorts', { systems: systemsOf(bare(c.view, me(c))) })]

/** A movement after which there are fewer such starports (supercat/A149). */
const relieves =
  (state: State, seat: number) =>
  (from: number, _to: number, group: Group): boolean =>
    !hasBuilding(state, from, seat, SITE_PORT) || ships(state, from, seat) > group.fresh + group.damaged
/** FA.AM3 */
export const movesToPorts = (c: C, budget: Budget): MovePlan[] =>
  allows(budget, 'move')
    ? movePlans(c.view, me(c), budget.left, bare(c.view, me(c)), staying(c, relieves(c.view, me(c))))
    : []
/** FA.AM3b */
export const shipsAtPorts = (c: C, budget: Budget): SiteId[] => {
  if (budget.left === 0 || !allows(budget, 'build')) return []
  const empty = bare(c.view, me(c))
  return shipPlans(c.view, me(c)).filter((port) => empty.includes(systemOfSite(siteIndex(port))))
}

/** FA.AM4: one with each card. */
export const mayBuildPort = (c: C): boolean =>
  c.vars.portBuilt !== true && read.portsLeft(c.view, me(c)) > 0 && claims(c.view, me(c)) > 0
export const newPorts = (c: C, budget: Budget): SystemId[] =>
  budget.left > 0 && allows(budget, 'build') && mayBuildPort(c) ? portPlans(c.view, me(c)) : []
export function buildOnePort(c: C, at: SystemId): Action {
  c.vars.portBuilt = true
  return buildPort(c, at)
}
