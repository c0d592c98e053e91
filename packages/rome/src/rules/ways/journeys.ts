// 10.2, 10.7: what a march, a landing or an attack costs, and whether it can be made.

import type { Refusal } from '@understudy/table'
import { packOf } from '../../pack/setting.ts'
import type { Journey } from '../../vocabulary.ts'
import { deckSize, infantryOf } from '../army/cards.ts'
import { mayAttack } from '../lands/diplomacy.ts'
import { listOf, numbersOf } from '../packed.ts'
import { say } from '../sayings.ts'
import { cargoOf, refuseLanding } from '../sea/cargo.ts'
import type { Fighter } from '../state/frames.ts'
import { placeName, seaName } from '../state/names.ts'
import {
  armyAt,
  armyOf,
  cardCount,
  developed,
  isAllied,
  isBot,
  landOf,
  levelOf,
  NONE,
  onBoard,
  regionOf,
  sideOf,
} from '../state/query.ts'
import type { State } from '../state/state.ts'
import { refuseZones, seaWay } from './sea-way.ts'
import { isFriendly, isLegalStop, isSupplied } from './ways.ts'

/** MP of an army at the start of its activation; `mustered`: it has just come onto the board. */
export function movementPoints(state: State, side: number, slot: number, mustered: boolean): number {
  const pack = packOf(state)
  const { region } = armyOf(state, side, slot)
  let points = pack.move.army + developed(state, side, 'MP')
  if (region === NONE) return points
  if (regionOf(pack, region).borders.some(({ edge }) => state.roads[edge] === side)) points += pack.move.road
  if (!isSupplied(state, side, region)) points += pack.move.noSupply
  const { barracks, holder } = landOf(state, region)
  if (mustered && !(barracks && holder === side)) points += pack.move.mustered
  return Math.max(0, points)
}

export function borderBetween(state: State, a: number, b: number): { strait: boolean; edge: number } | undefined {
  return regionOf(packOf(state), a).borders.find(({ to }) => to === b)
}

/** Cost of these steps through friendly regions, or why they cannot be made. */
export function pathCost(state: State, side: number, from: number, path: readonly number[]): number | Refusal {
  const { move } = packOf(state)
  let at = from
  let cost = 0
  for (const to of path) {
    const border = borderBetween(state, at, to)
    if (border === undefined) return say('no.border', { a: placeName(state, at), b: placeName(state, to) })
    if (!isFriendly(state, side, to)) return say('no.enter', { region: placeName(state, to) })
    cost += move.enter + (border.strait ? move.strait : 0)
    at = to
  }
  return cost
}

/** What it costs to attack from one region into the next. */
export function attackStep(state: State, from: number, target: number): number | undefined {
  const { move } = packOf(state)
  const border = borderBetween(state, from, target)
  return border === undefined ? undefined : move.attack + (border.strait ? move.strait : 0)
}

interface Voyage {
  /** Every zone that the navy enters, the way to the port included. */
  readonly entering: readonly number[]
}

/** Whether this navy can take the army from the port over these zones. */
export function voyage(
  state: State,
  side: number,
  slot: number,
  port: number,
  navyNo: number,
  zones: readonly number[],
  cards?: number,
): Voyage | Refusal {
  const pack = packOf(state)
  const own = sideOf(state, side)
  const navy = own.navies[navyNo]
  if (navy === undefined) return say('no.navy', {})
  if (regionOf(pack, port).port === 0 || landOf(state, port).holder !== side) {
    return say('no.port', { region: placeName(state, port) })
  }
  const [first] = zones
  if (first === undefined || !regionOf(pack, port).seas.includes(first))
    return say('no.zone', { region: placeName(state, port) })
  if (!isBot(own) && cargoOf(state, side, navyNo) !== NONE) return say('no.loaded', { n: navyNo + 1 })
  const supplied = isBot(own) || navy.sea === NONE ? own.navyCards : navy.cards
  if (cards !== undefined && (isBot(own) || navy.sea !== NONE || cards > supplied)) return say('no.ships', {})
  const ships = cards ?? supplied
  if (ships === 0) return say('no.ships', {})
  const army = armyOf(state, side, slot)
  const cargo = army.declared ? cardCount(army) : 0
  if (cargo > ships * pack.navy.capacity) return say('no.capacity', { n: cargo, room: ships * pack.navy.capacity })
  const apart = refuseZones(state, NONE, zones)
  if (apart !== undefined) return apart
  // TRN-1, ruling rome/R-139: the way of a bot's transport has three zones, that of its port among them.
  if (isBot(own) && zones.length > pack.move.navy) return say('no.tooFarBySea', { n: pack.move.navy })
  const approach = navy.sea === NONE ? [first] : seaWay(state, navy.sea, first)
  if (approach === undefined) return say('no.navy', {})
  const entering = [...approach, ...zones.slice(1)]
  if (entering.length > pack.move.navy - navy.moved) return say('no.tooFarBySea', { n: pack.move.navy - navy.moved })
  return { entering }
}

/** A journey in numbers. */
export interface Trip {
  readonly path: readonly number[]
  readonly sail?: {
    readonly navy: number
    readonly zones: readonly number[]
    readonly to: number
    readonly cards?: number
  }
}

export function tripOf(state: State, journey: Journey): Trip | Refusal {
  const pack = packOf(state)
  const path = numbersOf(journey.path, (id) => pack.regionNo.get(id) ?? NONE)
  if (path.includes(NONE)) return say('no.region', {})
  if (journey.sail === undefined) return { path }
  const { navy, to, cards } = journey.sail
  const zones = numbersOf(journey.sail.zones, (id) => pack.seaNo.get(id) ?? NONE)
  const land = pack.regionNo.get(to) ?? NONE
  if (zones.includes(NONE) || land === NONE) return say('no.region', {})
  return { path, sail: { navy, zones, to: land, ...(cards === undefined ? {} : { cards }) } }
}

export function journeyOf(state: State, trip: Trip): Journey {
  const pack = packOf(state)
  const path = listOf(trip.path, (no) => regionOf(pack, no).id)
  if (trip.sail === undefined) return { path }
  const { navy, zones, to, cards } = trip.sail
  return {
    path,
    sail: {
      navy,
      zones: listOf(zones, (no) => pack.seas[no]?.id ?? ''),
      to: regionOf(pack, to).id,
      ...(cards === undefined ? {} : { cards }),
    },
  }
}

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'say' in value

/** Why not: for a reason of its own, or because the points do not suffice. */
export const tooFar = (cost: number | Refusal, mp: number): Refusal | undefined => {
  if (isRefusal(cost)) return cost
  return cost > mp ? say('no.mp', { cost, mp }) : undefined
}

/** Where the land part of a trip ends. */
export const stageOf = (state: State, side: number, slot: number, trip: Trip): number =>
  trip.path.at(-1) ?? armyOf(state, side, slot).region

/** A march that ends in a region where the army may stop. */
export function marchCost(state: State, side: number, slot: number, trip: Trip): number | Refusal {
  const pack = packOf(state)
  const army = armyOf(state, side, slot)
  if (army.aboard !== NONE) return refuseLanding(state, side, slot, trip) ?? landing(state, side, slot, trip)
  if (army.region === NONE) return say('no.offBoard', {})
  const land = pathCost(state, side, army.region, trip.path)
  if (isRefusal(land)) return land
  const end = stageOf(state, side, slot, trip)
  if (trip.sail === undefined) {
    if (trip.path.length === 0) return say('no.stays', {})
    return isLegalStop(state, side, slot, end) ? land : say('no.stop', { region: placeName(state, end) })
  }
  const sailed = voyage(state, side, slot, end, trip.sail.navy, trip.sail.zones, trip.sail.cards)
  if (isRefusal(sailed)) return sailed
  const { to } = trip.sail
  const zone = trip.sail.zones.at(-1) ?? NONE
  if (!regionOf(pack, to).seas.includes(zone))
    return say('no.coast', { region: placeName(state, to), sea: seaName(state, zone) })
  if (!isLegalStop(state, side, slot, to)) return say('no.stop', { region: placeName(state, to) })
  return land + pack.move.embark + pack.move.land
}

/** An army aboard lands in a region where it may stop. */
function landing(state: State, side: number, slot: number, trip: Trip): number | Refusal {
  const to = trip.sail?.to ?? NONE
  return isLegalStop(state, side, slot, to) ? packOf(state).move.land : say('no.stop', { region: placeName(state, to) })
}

/** An attack on this region at the end of the trip. */
export function attackCost(state: State, side: number, slot: number, trip: Trip, target: number): number | Refusal {
  const pack = packOf(state)
  const army = armyOf(state, side, slot)
  if (!onBoard(army)) return say('no.offBoard', {})
  const refused = refuseTarget(state, side, slot, target)
  if (refused !== undefined) return refused
  if (army.aboard !== NONE) return refuseLanding(state, side, slot, trip, target) ?? pack.move.landAttack
  const land = pathCost(state, side, army.region, trip.path)
  if (isRefusal(land)) return land
  const stage = stageOf(state, side, slot, trip)
  if (stage !== army.region && !isLegalStop(state, side, slot, stage))
    return say('no.stop', { region: placeName(state, stage) })
  if (trip.sail === undefined) {
    const step = attackStep(state, stage, target)
    return step === undefined
      ? say('no.border', { a: placeName(state, stage), b: placeName(state, target) })
      : land + step
  }
  const sailed = voyage(state, side, slot, stage, trip.sail.navy, trip.sail.zones, trip.sail.cards)
  if (isRefusal(sailed)) return sailed
  const zone = trip.sail.zones.at(-1) ?? NONE
  if (trip.sail.to !== target || !regionOf(pack, target).seas.includes(zone)) {
    return say('no.coast', { region: placeName(state, target), sea: seaName(state, zone) })
  }
  return land + pack.move.embark + pack.move.landAttack
}

/** Whether there is anything to attack, and whether this army can. */
export function refuseTarget(state: State, side: number, slot: number, target: number): Refusal | undefined {
  const why = noTarget(state, side, slot, target, armyAt(state, target))
  if (why === undefined) return undefined
  return why === 'no.infantry' ? say(why, {}) : say(why, { region: placeName(state, target) })
}

/** The same without a sentence: bots ask it of every region. `army`: the one that stands there. */
export const isTarget = (
  state: State,
  side: number,
  slot: number,
  target: number,
  army: Fighter | undefined,
): boolean => noTarget(state, side, slot, target, army) === undefined

type NoTarget = 'no.ownRegion' | 'no.ally' | 'no.ownArmy' | 'no.infantry'

function noTarget(
  state: State,
  side: number,
  slot: number,
  target: number,
  army: Fighter | undefined,
): NoTarget | undefined {
  const { holder } = landOf(state, target)
  if (holder === side && (army === undefined || isAllied(state, side, army.side))) return 'no.ownRegion'
  if (!mayAttack(state, side, target, army)) return 'no.ally'
  if (army !== undefined && army.side === side) return 'no.ownArmy'
  const own = sideOf(state, side)
  const attacker = armyOf(state, side, slot)
  if (!isBot(own) || (attacker.declared ? infantryOf(state, attacker) : deckSize(own, 'MI')) > 0) return undefined
  // CNQ-5: without infantry nothing can be gathered; a declared army can still fight another.
  const met = army === undefined ? levelOf(state, target) > 0 : !attacker.declared
  return met ? 'no.infantry' : undefined
}
