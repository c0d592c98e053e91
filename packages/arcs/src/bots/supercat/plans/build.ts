// CITY, PORT, SHIP, REPAIR and CR: buildings, ships and repairs (supercat 5.3).

import { refusePort } from '../../../rules/actions/build.ts'
import { controller, emptySlots, NOBODY, onTurnOf, rivalControls } from '../../../rules/board/control.ts'
import { siteId, sys, sysId } from '../../../rules/board/ids.ts'
import * as read from '../../../rules/state/read.ts'
import { nextSite } from '../../../rules/state/read-map.ts'
import {
  isBuilding,
  isPort,
  isUsed,
  SITE_COUNT,
  SITE_DAMAGED,
  siteOwner,
  systemOfSite,
} from '../../../rules/state/sites.ts'
import { boardOf, damagedShips, freshShips, hasPiece, type State } from '../../../rules/state/state.ts'
import type { Action, Pay, SiteId, SystemId } from '../../../vocabulary.ts'
import type { CrPlan, RepairPlan } from '../context.ts'
import { actTerms, inAct } from '../lib/act.ts'
import { hasCity, nextPort, unbuiltCities, uncoversBonus } from '../terms/map.ts'
import { isDeclared, SOLE1, standing } from '../terms/standing.ts'

/** Planets with an open slot and a loyal piece. */
export const claimPlanets = (state: State, seat: number): number[] =>
  boardOf(state).planets.filter((planet) => emptySlots(state, planet) > 0 && hasPiece(state, planet, seat))

/** A second city on a planet is built only by a sole leader of a declared ambition, for a Power bonus (supercat 4.2). */
export function doubleAllowed(state: State, seat: number): boolean {
  if (!uncoversBonus(state, seat)) return false
  for (let ambition = 1; ambition <= 5; ambition++)
    if (isDeclared(state, ambition) && standing(state, seat, ambition) === SOLE1) return true
  return false
}

export function cityPlans(state: State, seat: number): SystemId[] {
  if (unbuiltCities(state, seat) === 0) return []
  const double = doubleAllowed(state, seat)
  return claimPlanets(state, seat)
    .filter((planet) => double || !hasCity(state, planet, seat))
    .map(sysId)
}

export const portPlans = (state: State, seat: number): SystemId[] =>
  read.portsLeft(state, seat) === 0 ? [] : claimPlanets(state, seat).map(sysId)

/** Starports that can still build a ship this turn. */
export function shipPlans(state: State, seat: number): SiteId[] {
  if (read.shipsLeft(state, seat) === 0) return []
  const out: SiteId[] = []
  for (let site = nextPort(state, seat, 0); site < SITE_COUNT; site = nextPort(state, seat, site + 1))
    if (refusePort(state, seat, site) === undefined) out.push(siteId(site))
  return out
}

/** A ship built here enters fresh. */
export const entersFresh = (state: State, seat: number, site: number): boolean =>
  !rivalControls(state, seat, systemOfSite(site), onTurnOf(seat))

const nextDamaged = (state: State, from: number): number => nextSite(state, from, SITE_DAMAGED, SITE_DAMAGED)

export function repairPlans(state: State, seat: number, shipsOnly = false): RepairPlan[] {
  const out: RepairPlan[] = []
  for (const system of boardOf(state).systems)
    if (damagedShips(state, system, seat) > 0) out.push({ repair: { ship: sysId(system) } })
  if (inAct(state))
    for (const { ship } of actTerms().repairs(state, seat))
      if (ship !== undefined) out.push({ repair: { ship: sysId(ship), of: 'empire' } })
  if (shipsOnly) return out
  for (let site = nextDamaged(state, 0); site < SITE_COUNT; site = nextDamaged(state, site + 1)) {
    const value = read.site(state, site)
    if (isBuilding(value) && siteOwner(value) === seat) out.push({ repair: { site: siteId(site) } })
  }
  if (inAct(state))
    for (const { site } of actTerms().repairs(state, seat))
      if (site !== undefined) out.push({ repair: { site: siteId(site) } })
  return out
}

export const buildAt = (piece: 'city' | 'starport', at: SystemId, pay: Pay): Action => ({ do: 'build', piece, at, pay })
export const shipAt = (port: SiteId, pay: Pay): Action => ({ do: 'build', piece: 'ship', port, pay })

/** Own starports here that can still build this turn. */
function freePorts(state: State, seat: number, system: number): SiteId[] {
  const out: SiteId[] = []
  for (let site = system * 3; site < system * 3 + 3; site++) {
    const value = read.site(state, site)
    if (isPort(value) && siteOwner(value) === seat && !isUsed(value)) out.push(siteId(site))
  }
  return out
}

/**
 * CR: Builds and Repairs of ships in one system that change its control, by the fewest actions. Step by step: a ship that
 * is built under a rival's control enters damaged (supercat/A40, A41).
 */
export function crPlans(
  state: State,
  seat: number,
  systems: readonly number[],
  left: number,
  kinds: { readonly build: boolean; readonly repair: boolean },
  grades: 1 | 2 = 2,
): CrPlan[] {
  const found: [CrPlan[], CrPlan[]] = [[], []]
  for (const system of systems) {
    if (controller(state, system, onTurnOf(seat)) === seat) continue
    const ports = kinds.build ? freePorts(state, seat, system).length : 0
    const hurt = damagedShips(state, system, seat)
    // Nothing to build with and nothing to repair.
    if (ports === 0 && (!kinds.repair || hurt === 0)) continue
    const shortest = [left, left]
    const walk = (fresh: number, damaged: number, built: number, steps: readonly ('ship' | 'repair')[]): void => {
      const who = controller(state, system, onTurnOf(seat), seat, fresh)
      const grade = who === seat ? 0 : who === NOBODY && grades === 2 ? 1 : 2
      if (steps.length > 0 && grade < 2 && (grade === 0 || rivalControls(state, seat, system, onTurnOf(seat)))) {
        if (steps.length <= shortest[grade]!) {
          if (steps.length < shortest[grade]!) {
            shortest[grade] = steps.length
          }
          found[grade as 0 | 1].push({ at: sysId(system), steps, grade: grade === 0 ? 1 : 2 })
        }
        if (grade === 0) return
      }
      if (steps.length >= left) return
      if (built < ports && built < read.shipsLeft(state, seat)) {
        const fails = who !== NOBODY && who !== seat
        walk(fresh + (fails ? 0 : 1), damaged + (fails ? 1 : 0), built + 1, [...steps, 'ship'])
      }
      if (kinds.repair && damaged > 0) walk(fresh + 1, damaged - 1, built, [...steps, 'repair'])
    }
    walk(freshShips(state, system, seat), hurt, 0, [])
  }
  for (const list of found) {
    if (list.length === 0) continue
    const best = new Map<SystemId, number>()
    for (const plan of list) best.set(plan.at, Math.min(best.get(plan.at) ?? 99, plan.steps.length))
    return list.filter((plan) => plan.steps.length === best.get(plan.at))
  }
  return []
}

export function crActions(state: State, seat: number, plan: CrPlan): Action[] {
  const system = sys(plan.at)
  const ports = freePorts(state, seat, system)
  let at = 0
  return plan.steps.map((step) =>
    step === 'ship'
      ? shipAt(ports[at++] ?? siteId(system * 3), 'pip')
      : { do: 'repair', piece: { ship: plan.at }, pay: 'pip' },
  )
}
