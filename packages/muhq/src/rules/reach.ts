// Where a unit can go. Diagonal steps cost 1, 2, 1, 2, …, so the search runs over tile *and* parity (muhq/11): a dearer
// way that has its cheap diagonal step still to come may be the better one.

import { type Board, cannotStand, stops } from './board.ts'
import type { Card } from './cards.ts'
import { foundWhileStanding, keepWay, type Lengths, type Move, waysOf } from './searches.ts'
import { type Setting, settingOf } from './setting.ts'
import type { State, Unit } from './state.ts'

/** A distance that no path has. */
export const FAR = 32767

interface Limits {
  readonly from: readonly number[]
  readonly max: number
  /** 1 where the unit may not be. */
  readonly blocked: Uint8Array
  /** 1 where a move ends. */
  readonly halts: Uint8Array | undefined
}

/** Nodes to go on from, by what they cost: now, one more, two more. Kept from search to search, which never overlap. */
const queues: [number[], number[], number[]] = [[], [], []]

/**
 * Fills `cost` (tile * 2 + parity of diagonal steps so far) with the cheapest costs from the given tiles. Costs are
 * small whole numbers, so buckets by cost serve as the queue.
 */
function flood(board: Board, cost: Int16Array, { from, max, blocked, halts }: Limits): void {
  cost.fill(FAR)
  const { near } = board
  let [now, next, later] = queues
  let [nowLength, nextLength, laterLength] = [from.length, 0, 0]
  for (let i = 0; i < nowLength; i++) {
    const node = (from[i] as number) * 2
    cost[node] = 0
    now[i] = node
  }
  for (let spent = 0; spent <= max; spent++) {
    for (let i = 0; i < nowLength; i++) {
      const node = now[i] as number
      if (cost[node] !== spent) continue
      const tile = node >> 1
      const parity = node & 1
      if (halts !== undefined && spent > 0 && halts[tile] === 1) continue
      for (let side = 0; side < 8; side++) {
        const to = near[tile * 8 + side] as number
        if (to < 0 || blocked[to] === 1) continue
        const diagonal = side >= 4
        const step = diagonal && parity === 1 ? 2 : 1
        const total = spent + step
        const arrival = to * 2 + (diagonal ? 1 - parity : parity)
        if (total > max || total >= (cost[arrival] as number)) continue
        cost[arrival] = total
        if (step === 1) next[nextLength++] = arrival
        else later[laterLength++] = arrival
      }
    }
    if (nextLength === 0 && laterLength === 0) return
    const done = now
    now = next
    nowLength = nextLength
    next = later
    nextLength = laterLength
    later = done
    laterLength = 0
  }
}

/** 1 where this card can never stand, 1 where it must stop; both depend on map and card only. */
interface Passage {
  readonly closed: Uint8Array
  readonly halts: Uint8Array
  readonly gates: Uint8Array
  readonly offStreet: Uint8Array
}

const passages = new WeakMap<Setting, Passage[]>()

const AQUATIC = 2
const SWIMMING = 1
const WALKING = 0
const passageKind = (card: Card): number => (card.aquatic ? AQUATIC : card.swimming ? SWIMMING : WALKING)

function passageOf(setting: Setting, card: Card): Passage {
  let ofSetting = passages.get(setting)
  if (ofSetting === undefined) {
    ofSetting = []
    passages.set(setting, ofSetting)
  }
  const kind = passageKind(card)
  let passage = ofSetting[kind]
  if (passage === undefined) {
    const { tiles } = setting.board
    passage = {
      closed: Uint8Array.from(tiles, (tile) => (cannotStand(tile, card) === undefined ? 0 : 1)),
      halts: Uint8Array.from(tiles, (tile) => (stops(tile, card) ? 1 : 0)),
      gates: Uint8Array.from(tiles, (tile) => (tile.tile === 'gate' ? 1 : 0)),
      offStreet: Uint8Array.from(tiles, (tile) => (tile.tile === 'street' ? 0 : 1)),
    }
    ofSetting[kind] = passage
  }
  return passage
}

/** Test positions entered by hand may hold units off the map; they block nothing. */
function blockUnits(state: State, setting: Setting, except: Unit | undefined): void {
  const { board, scratch } = setting
  for (const unit of state.units) {
    if (unit === except) continue
    const at = unit.y * board.width + unit.x
    if (at >= 0 && at < board.size) scratch.blocked[at] = 1
  }
}

export interface MoveRules {
  /** Use the extra move along streets instead of the ordinary one. */
  readonly street?: boolean
  /** Questions of the refusals: what if only gates stopped the unit, what if nothing did? */
  readonly stopsAt?: 'gates' | 'nothing'
  readonly ignoreUnits?: boolean
  readonly movement?: number
}

/** Costs by tile of one move action of this unit; FAR where it cannot get. Its own tile costs 0. */
export const moveCosts = (state: State, unit: Unit, rules: MoveRules = NO_RULES): Lengths =>
  moveOf(state, settingOf(state), unit, rules).costs

const NO_RULES: MoveRules = {}

function moveOf(state: State, setting: Setting, unit: Unit, rules: MoveRules): Move {
  const card = setting.cards.get(unit.card) as Card
  const own = unit.y * setting.board.width + unit.x
  const { moves } = foundWhileStanding(state, setting)
  const key = own * MOVES + keyOf(passageKind(card), rules.movement ?? card.movement, rules)
  let found = moves.get(key)
  if (found === undefined) {
    found = { costs: searchMove(state, setting, unit, card, rules), tiles: undefined }
    moves.set(key, found)
  }
  return found
}

/** No move goes farther than this. */
const FARTHEST = 4095
const KINDS = 3
/** Ways to move that `keyOf` tells apart. */
const MOVES = (FARTHEST + 1) * KINDS * 12

/** How a unit moves, as one number. */
function keyOf(kind: number, movement: number, { street, stopsAt, ignoreUnits }: MoveRules): number {
  const halts = stopsAt === undefined ? 0 : stopsAt === 'gates' ? 1 : 2
  const rules = (halts * 2 + (street === true ? 1 : 0)) * 2 + (ignoreUnits === true ? 1 : 0)
  return (Math.min(movement, FARTHEST) * KINDS + kind) * 12 + rules
}

function searchMove(state: State, setting: Setting, unit: Unit, card: Card, rules: MoveRules): Lengths {
  const { board, scratch } = setting
  const passage = passageOf(setting, card)
  scratch.blocked.set(passage.closed)
  if (rules.street === true) for (let i = 0; i < board.size; i++) if (passage.offStreet[i] === 1) scratch.blocked[i] = 1
  if (rules.ignoreUnits !== true) blockUnits(state, setting, unit)
  flood(board, scratch.cost, {
    from: [unit.y * board.width + unit.x],
    max: rules.movement ?? card.movement,
    blocked: scratch.blocked,
    halts: rules.stopsAt === 'nothing' ? undefined : rules.stopsAt === 'gates' ? passage.gates : passage.halts,
  })
  return byTile(board, scratch.cost)
}

/** The tiles where one move action of this unit can end, in order of their index; its own tile is not among them. */
export function reachable(state: State, unit: Unit, rules: MoveRules = NO_RULES): readonly number[] {
  const setting = settingOf(state)
  const move = moveOf(state, setting, unit, rules)
  move.tiles ??= tilesWithin(move.costs, unit.y * setting.board.width + unit.x)
  return move.tiles
}

function tilesWithin(costs: Lengths, own: number): number[] {
  const tiles: number[] = []
  for (let tile = 0; tile < costs.length; tile++) if (tile !== own && (costs[tile] as number) < FAR) tiles.push(tile)
  return tiles
}

export interface PathRules {
  /** Other units do not stand in the way. */
  readonly throughUnits?: boolean
}

/**
 * For every tile, how long the way from there to the nearest goal is for this unit; FAR if there is none. Gates and
 * water do not end this count: it compares ways, it does not plan turns. A goal counts even where the unit could not
 * stand, so "towards an enemy" needs no special case.
 */
export function pathDistances(state: State, unit: Unit, goals: readonly number[], rules: PathRules = {}): Lengths {
  const setting = settingOf(state)
  const card = setting.cards.get(unit.card) as Card
  const own = unit.y * setting.board.width + unit.x
  // Past other units a way depends on the map alone, unless it begins where the unit could not stand.
  if (rules.throughUnits !== true || passageOf(setting, card).closed[own] !== 0)
    return searchWays(state, setting, unit, card, goals, rules)
  const ways = waysOf(setting)
  const key = `${passageKind(card)} ${goals.join()}`
  let found = ways.get(key)
  if (found === undefined) {
    found = searchWays(state, setting, unit, card, goals, rules)
    keepWay(ways, key, found)
  }
  return found
}

function searchWays(
  state: State,
  setting: Setting,
  unit: Unit,
  card: Card,
  goals: readonly number[],
  rules: PathRules,
): Lengths {
  const { board, scratch } = setting
  const passage = passageOf(setting, card)
  scratch.blocked.set(passage.closed)
  if (rules.throughUnits !== true) blockUnits(state, setting, unit)
  // Wherever the unit has ended up, its way begins there.
  scratch.blocked[unit.y * board.width + unit.x] = 0
  // The costs of a way depend on its number of diagonal steps only, so it may be walked backwards from the goals.
  flood(board, scratch.cost, { from: goals, max: FAR - 1, blocked: scratch.blocked, halts: undefined })
  return byTile(board, scratch.cost)
}

/** A plain list: it is made faster than a typed one of this size. */
function byTile(board: Board, cost: Int16Array): Lengths {
  const out = Array<number>(board.size)
  for (let tile = 0; tile < board.size; tile++) {
    const even = cost[tile * 2] as number
    const odd = cost[tile * 2 + 1] as number
    out[tile] = even < odd ? even : odd
  }
  return out
}
