// 10.2, 28.1: an army on its way, and one that leaves the board or comes back.

import { packOf } from '../../pack/setting.ts'
import type { RegionId, SeatAction } from '../../vocabulary.ts'
import { newAttack } from '../attack/attack.ts'
import { type Log, push } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { launch, navyOf } from '../sea/sea.ts'
import type { FrameOf } from '../state/frames.ts'
import { armyFact, atRegion, ofArmy, placeName } from '../state/names.ts'
import { armyAt, armyOf, cardCount, hasGeneral, isBot, isHome, landOf, NONE, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import {
  attackCost,
  isRefusal,
  marchCost,
  movementPoints,
  pathCost,
  stageOf,
  type Trip,
  tripOf,
  voyage,
} from '../ways/journeys.ts'
import { deckSize } from './cards.ts'
import { leaveRegion } from './defeat.ts'

type ArmyFrame = FrameOf<'army'>

/** RET-1: where an army that is off the board can come back. */
export function returnPlaces(state: State, side: number, slot: number): number[] {
  const own = sideOf(state, side)
  const army = armyOf(state, side, slot)
  if (!hasGeneral(army) && own.available.known.length + own.available.unknown.length === 0) return []
  if (deckSize(own, 'MI') < packOf(state).army.minimum || army.moved) return []
  const faction = packOf(state).factions[own.faction]
  const free = (faction?.homes ?? []).filter(
    (home) => landOf(state, home).holder === side && armyAt(state, home) === undefined,
  )
  return faction !== undefined && free.includes(faction.capital) ? [faction.capital] : free
}

/** UND: a declared army of a bot with fewer cards goes home and back into the decks. */
export const FEW_CARDS = 5

/** UND-2, UND-3: at home, or at the end of a march home; whoever else stands there does not matter. */
export function mayDissolve(state: State, side: number, slot: number, path: readonly RegionId[] = []): boolean {
  const army = armyOf(state, side, slot)
  if (!isBot(sideOf(state, side)) || !army.declared || army.region === NONE || cardCount(army) >= FEW_CARDS)
    return false
  const trip = tripOf(state, { path })
  if (isRefusal(trip)) return false
  const cost = pathCost(state, side, army.region, trip.path)
  if (isRefusal(cost) || cost > army.mp) return false
  const end = stageOf(state, side, slot, trip)
  return landOf(state, end).holder === side && isHome(state, side, end)
}

/** The part of a way that goes over land. */
export function walk(state: State, side: number, slot: number, to: number, log: Log): void {
  const army = armyOf(state, side, slot)
  army.moved = true
  if (to === army.region) return
  leaveRegion(state, army)
  army.region = to
  log?.event({
    ...say('marched', { army: armyFact(state, side, slot), region: placeName(state, to) }),
    touches: [ofArmy(state, side, slot), atRegion(state, to)],
  })
}

/** A march or an attack: over land first, then perhaps aboard. */
export function travel(
  state: State,
  { side, slot }: ArmyFrame,
  action: Extract<SeatAction, { do: 'march' | 'attack' }>,
  log: Log,
): void {
  const army = armyOf(state, side, slot)
  const trip = tripOf(state, action) as Trip
  const target = action.do === 'attack' ? (packOf(state).regionNo.get(action.target) ?? NONE) : NONE
  const cost = action.do === 'attack' ? attackCost(state, side, slot, trip, target) : marchCost(state, side, slot, trip)
  const stage = stageOf(state, side, slot, trip)
  army.mp -= cost as number
  walk(state, side, slot, stage, log)
  if (trip.sail !== undefined) {
    setSail(state, { side, slot, port: stage, attack: action.do === 'attack', ...trip.sail }, log)
    return
  }
  if (action.do === 'attack') push(state, newAttack({ side, slot, target, stage, bySea: false, infantry: NONE }))
}

interface Sailing {
  readonly side: number
  readonly slot: number
  readonly navy: number
  readonly zones: readonly number[]
  /** Where it boards, -1 if it is aboard; where it lands, -1 if it stays aboard. */
  readonly port: number
  readonly to: number
  readonly attack: boolean
  /** How many Navy cards put to sea; all if it is not said. */
  readonly cards?: number
}

/** The army is on its ships, and the navy leaves. */
export function setSail(state: State, sailing: Sailing, log: Log): void {
  const { side, slot, navy: no, zones, port, to, attack, cards } = sailing
  const way = port === NONE ? { entering: zones } : voyage(state, side, slot, port, no, zones, cards)
  if (isRefusal(way)) return
  launch(state, side, no, cards)
  // Whatever becomes of the voyage, this navy is no longer one of those that sail by themselves (10).
  navyOf(state, side, no).carried = true
  if (port !== NONE)
    log?.event({
      ...say('boards', { army: armyFact(state, side, slot), region: placeName(state, port) }),
      touches: [ofArmy(state, side, slot)],
    })
  const from = navyOf(state, side, no).sea
  const entering = [...way.entering]
  push(state, {
    kind: 'sailing',
    side,
    navy: no,
    zones: entering,
    from,
    slot,
    port,
    to,
    attack,
    fight: NONE,
    toAsk: [],
  })
}

/** RET-1: back on the board, one point slower; a random available general if the slot has none. */
export function comeBack(state: State, { side, slot }: ArmyFrame, region: number, log: Log): void {
  const army = armyOf(state, side, slot)
  army.region = region
  army.mp = movementPoints(state, side, slot, true)
  log?.event({
    ...say('returned', { army: armyFact(state, side, slot), region: placeName(state, region) }),
    touches: [ofArmy(state, side, slot), atRegion(state, region)],
  })
  if (!hasGeneral(army)) push(state, { kind: 'assign', side, slot })
}
