// 12.2: where buildings and roads may stand.

import type { Refusal } from '@understudy/table'
import { packOf } from '../../pack/setting.ts'
import type { Building, SeatAction } from '../../vocabulary.ts'
import { addPoints } from '../lands/lands.ts'
import type { Log } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { atRegion, placeName, sideName } from '../state/names.ts'
import { isBesieged, isBot, landOf, NONE, regionOf, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { borderBetween } from '../ways/journeys.ts'

function standing(state: State, side: number, building: 'walls' | 'market' | 'barracks'): number {
  let n = 0
  for (const land of state.lands) if (land.holder === side && land[building]) n++
  return n
}

const roadsOf = (state: State, side: number): number => state.roads.filter((owner) => owner === side).length

/** How many buildings a bot may put up in a turn. */
function buildingsLeft(state: State, side: number): number {
  const own = sideOf(state, side)
  const limit = state.options['build.perTurn']
  return !isBot(own) || limit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(limit) - own.built
}

/** Held and not besieged. */
function refuseHolding(state: State, side: number, region: number): Refusal | undefined {
  if (landOf(state, region).holder !== side) return say('no.notHeld', { region: placeName(state, region) })
  return isBesieged(state, region) ? say('no.besieged', { region: placeName(state, region) }) : undefined
}

/**
 * Quieter than it is rich. Looked at last, and only where cubes lie (ruling rome/R-140): a pack may leave the gold of a
 * region open.
 */
function refuseUnrest(state: State, region: number): Refusal | undefined {
  const { cubes } = landOf(state, region)
  if (cubes === 0 || cubes < regionOf(packOf(state), region).gold) return undefined
  return say('no.unrest', { region: placeName(state, region) })
}

/** Why this cannot be built now, wherever it would be. */
export function refuseKind(state: State, side: number, building: Building): Refusal | undefined {
  const { limits, prices } = packOf(state)
  const { gold } = sideOf(state, side)
  if (buildingsLeft(state, side) < 1) return say('no.builtAlready', {})
  if (building === 'wonder' && packOf(state).wonders.length === 0) return say('no.noWonders', {})
  if (building !== 'wonder' && standing(state, side, building) >= limits[building])
    return say('no.limit', { building, n: limits[building] })
  return gold < prices[building] ? say('no.gold', { price: prices[building], has: gold }) : undefined
}

export function refuseBuilding(state: State, side: number, building: Building, region: number): Refusal | undefined {
  const wrong = refuseHolding(state, side, region)
  if (wrong !== undefined) return wrong
  const name = placeName(state, region)
  if (landOf(state, region)[building]) return say('no.standsThere', { building, region: name })
  const kind = refuseKind(state, side, building)
  if (kind !== undefined) return kind
  if (building === 'wonder' && regionOf(packOf(state), region).wonder === NONE) return say('no.site', { region: name })
  return refuseUnrest(state, region)
}

export function applyBuilding(state: State, side: number, building: Building, region: number, log: Log): void {
  const pack = packOf(state)
  const own = sideOf(state, side)
  own.gold -= pack.prices[building]
  own.built++
  landOf(state, region)[building] = true
  log?.event({
    ...say('built', {
      seat: sideName(state, side),
      building,
      region: placeName(state, region),
      price: pack.prices[building],
    }),
    touches: [atRegion(state, region)],
  })
  if (building === 'wonder') addPoints(state, side, pack.wonders[regionOf(pack, region).wonder]?.vp ?? 0, log)
}

type Road = Extract<SeatAction, { do: 'road' }>

/** New links between held neighbours by land; a bot builds a whole chain at once. */
export function refuseRoad(state: State, side: number, action: Road): Refusal | undefined {
  const pack = packOf(state)
  const own = sideOf(state, side)
  if (pack.factions[own.faction]?.roads !== true) return say('no.roads', {})
  if (buildingsLeft(state, side) < 1) return say('no.builtAlready', {})
  const edges = edgesOf(state, action)
  if (edges === undefined || edges.length === 0 || new Set(edges).size !== edges.length) return say('no.roadHere', {})
  for (const edge of edges) {
    const { a, b, strait } = pack.edges[edge] ?? { a: NONE, b: NONE, strait: true }
    const wrong = refuseHolding(state, side, a) ?? refuseHolding(state, side, b)
    if (wrong !== undefined) return wrong
    if (strait || state.roads[edge] === side) return say('no.roadHere', {})
  }
  if (roadsOf(state, side) + edges.length > pack.limits.roads)
    return say('no.limit', { building: 'roads', n: pack.limits.roads })
  const price = edges.length * pack.prices.road
  if (own.gold < price) return say('no.gold', { price, has: own.gold })
  for (const edge of edges) {
    const { a, b } = pack.edges[edge] ?? { a: NONE, b: NONE }
    const wrong = refuseUnrest(state, a) ?? refuseUnrest(state, b)
    if (wrong !== undefined) return wrong
  }
  return undefined
}

function edgesOf(state: State, action: Road): number[] | undefined {
  const { regionNo } = packOf(state)
  const edges = action.links.map(([a, b]) => {
    const [from, to] = [regionNo.get(a), regionNo.get(b)]
    return from === undefined || to === undefined ? undefined : borderBetween(state, from, to)?.edge
  })
  return edges.includes(undefined) ? undefined : (edges as number[])
}

export function applyRoad(state: State, side: number, action: Road, log: Log): void {
  const own = sideOf(state, side)
  const edges = edgesOf(state, action) ?? []
  for (const edge of edges) state.roads[edge] = side
  own.gold -= edges.length * packOf(state).prices.road
  own.built++
  log?.event(say('roadBuilt', { seat: sideName(state, side), n: edges.length }))
}
