// What lies on the map, as the rules of this book count it (supercat 4.2).

import { isGate, SLOT_COUNT } from '../../../data/map.ts'
import { controller, emptySlots, mostFreshBeside, NOBODY, onTurnOf, planetType } from '../../../rules/board/control.ts'
import { tokens } from '../../../rules/board/resources.ts'
import { EMPIRE, FREE_STATES } from '../../../rules/state/owners.ts'
import * as read from '../../../rules/state/read.ts'
import { hasBuildingOfOther, nextSite } from '../../../rules/state/read-map.ts'
import { makeSite, SITE_CITY, SITE_COUNT, SITE_KIND_OWNER, SITE_PORT } from '../../../rules/state/sites.ts'
import { boardOf, freshShips, hasBuilding, hasPiece, type State, ships } from '../../../rules/state/state.ts'
import { actTerms } from '../lib/act.ts'
import { whileMapStays } from '../lib/map-number.ts'

/** Empty building slots where the seat has a piece; each counts. */
export function claims(state: State, seat: number): number {
  let n = 0
  for (const planet of boardOf(state).planets) if (hasPiece(state, planet, seat)) n += emptySlots(state, planet)
  return n
}

export const unbuiltCities = (state: State, seat: number): number => read.citiesLeft(state, seat)

/** The base edition wants as many claims as it has unbuilt cities, the campaign half of them (supercat/A75). */
export function needsClaims(state: State, seat: number, edition: string): boolean {
  const cities = unbuiltCities(state, seat)
  return cities > 0 && claims(state, seat) < (edition === 'campaign' ? Math.trunc(cities / 2) : cities)
}

/** The first site from here on with a starport of the seat; SITE_COUNT for none. */
export const nextPort = (state: State, seat: number, from: number): number =>
  nextSite(state, from, SITE_KIND_OWNER, makeSite(SITE_PORT, seat))

export const hasStarport = (state: State, seat: number): boolean => nextPort(state, seat, 0) < SITE_COUNT

export function ports(state: State, seat: number): number {
  let n = 0
  for (let at = nextPort(state, seat, 0); at < SITE_COUNT; at = nextPort(state, seat, at + 1)) n++
  return n
}

export const hasCity = (state: State, system: number, seat: number): boolean =>
  hasBuilding(state, system, seat, SITE_CITY)

/** A city of the Free States. */
export const hasFreeCity = (state: State, system: number): boolean =>
  state.options.act !== 0 && hasBuilding(state, system, FREE_STATES, SITE_CITY)

/** A building, city or starport of another seat. */
export const hasRival = hasBuildingOfOther

/** Systems with the most fresh ships, at least one (supercat/A31). */
export function taskForce(state: State, seat: number): number[] {
  let best = 1
  let out: number[] = []
  for (const system of boardOf(state).systems) {
    const fresh = freshShips(state, system, seat)
    if (fresh > best) {
      best = fresh
      out = [system]
    } else if (fresh === best) out.push(system)
  }
  return out
}

/** The same for the position at hand. */
export const taskForceNow = whileMapStays(taskForce)

/** Whether a rival controls the system: another seat, for an Outlaw the Empire too (supercat/A76). */
export function rivalHolds(state: State, seat: number, system: number): boolean {
  const who = controller(state, system, onTurnOf(seat))
  if (who === NOBODY || who === seat) return false
  return who !== EMPIRE || !actTerms().isRegent(state, seat)
}

/** Systems with a loyal building that a rival controls. */
export const threatened = (state: State, seat: number): number[] =>
  boardOf(state).systems.filter((system) => hasBuilding(state, system, seat) && rivalHolds(state, seat, system))

/** The same for the position at hand. */
export const threatenedNow = whileMapStays(threatened)

/** supercat/A39: no token of the type, or no city on a planet of the type. */
export function newResource(state: State, seat: number, type: number): boolean {
  if (tokens(state, seat, type) === 0) return true
  for (const planet of boardOf(state).planets)
    if (planetType(state, planet) === type && hasCity(state, planet, seat)) return false
  return true
}

export const twoSlots = (state: State, planet: number, how: 'open' | 'printed'): boolean =>
  (how === 'open' ? emptySlots(state, planet) : SLOT_COUNT[planet]!) === 2

/** Fresh ships that must stay to keep control of a system (supercat 7.1.3). */
export const garrison = (state: State, system: number, seat: number): number => mostFreshBeside(state, seat, system) + 1

/** Systems whose ships have something to do there (supercat/A43). */
function assigned(state: State, seat: number, system: number, force: readonly number[]): boolean {
  const own = controller(state, system, onTurnOf(seat)) === seat
  if (isGate(system)) {
    if (own) return true
  } else if (emptySlots(state, system) > 0) return true
  return (own && hasRival(state, system, seat)) || force.includes(system)
}

/** Systems with ships that have nothing to do. */
export function unassigned(state: State, seat: number): number[] {
  const force = taskForce(state, seat)
  return boardOf(state).systems.filter(
    (system) => ships(state, system, seat) > 0 && !assigned(state, seat, system, force),
  )
}

/** A planet with a loyal building and no fresh loyal ship (supercat/A42). */
export const undefended = (state: State, seat: number, system: number): boolean =>
  hasBuilding(state, system, seat) && freshShips(state, system, seat) === 0

/** Whether one of the neighbours has a starport: of the seat itself, or of somebody else. */
export function besideStarport(state: State, system: number, seat: number, loyal: boolean): boolean {
  for (const near of boardOf(state).neighbours[system]!)
    if (loyal ? hasBuilding(state, near, seat, SITE_PORT) : hasRival(state, near, seat, SITE_PORT)) return true
  return false
}

/** Whether the next city uncovers a Power bonus. */
export const uncoversBonus = (state: State, seat: number): boolean => {
  const left = unbuiltCities(state, seat)
  return left === 2 || left === 1
}
