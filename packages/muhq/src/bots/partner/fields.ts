// Measures of a map that depend on a card and a tile only. Maps do not change, so they are worked out once and kept.

import { cannotStand, placeOf, tileOf } from '../../rules/board.ts'
import type { Card } from '../../rules/cards.ts'
import { distance } from '../../rules/grid.ts'
import { FAR, moveCosts, pathDistances } from '../../rules/reach.ts'
import type { Lengths } from '../../rules/searches.ts'
import { cardOf, type Setting, settingOf } from '../../rules/setting.ts'
import type { State, Unit } from '../../rules/state.ts'

interface Kept {
  /** By card and by the tile it stands on. */
  readonly strikes: Map<string, Uint8Array[]>
  /** By way of moving and reach, and by the goal. */
  readonly ways: Lengths[][]
}

const kept = new WeakMap<Setting, Kept>()

function keptFor(setting: Setting): Kept {
  let found = kept.get(setting)
  if (found === undefined) {
    found = { strikes: new Map(), ways: [] }
    kept.set(setting, found)
  }
  return found
}

export const rangeFrom = (setting: Setting, card: Card, tile: number): number =>
  card.range > 1 && tileOf(setting.board, tile).tile === 'tower' ? card.range + 1 : card.range

/** Tiles (1) that an enemy could strike in its next turn from where it stands. Shy ones do not come nearer for it. */
export function strikeArea(view: State, unit: Unit): Uint8Array {
  const setting = settingOf(view)
  const { strikes } = keptFor(setting)
  const own = unit.y * setting.board.width + unit.x
  let ofCard = strikes.get(unit.card)
  if (ofCard === undefined) {
    ofCard = []
    strikes.set(unit.card, ofCard)
  }
  let area = ofCard[own]
  if (area === undefined) {
    area = findStrikeArea(view, setting, unit)
    ofCard[own] = area
  }
  return area
}

function findStrikeArea(view: State, setting: Setting, unit: Unit): Uint8Array {
  const { board } = setting
  const card = cardOf(view, unit.card)
  const area = new Uint8Array(board.size)
  if (card.attack === 0) return area
  const costs = moveCosts(view, unit, { ignoreUnits: true, movement: card.ai?.kind === 'shy' ? 0 : card.movement })
  for (let from = 0; from < board.size; from++) {
    if ((costs[from] as number) >= FAR) continue
    const range = rangeFrom(setting, card, from)
    const place = placeOf(board, from)
    for (let to = 0; to < board.size; to++) if (distance(place, placeOf(board, to)) <= range) area[to] = 1
  }
  return area
}

/** Longer than any reach that a card may have. */
const REACHES = 32

/** For every tile, how far it is for this unit to a tile from which it can strike at `goal` (`reach` 0: to `goal`). */
export function wayTo(view: State, unit: Unit, goal: number, reach: number): Lengths {
  const setting = settingOf(view)
  const { ways } = keptFor(setting)
  const card = cardOf(view, unit.card)
  const kind = (card.aquatic ? 2 : card.swimming ? 1 : 0) * REACHES + reach
  let ofKind = ways[kind]
  if (ofKind === undefined) {
    ofKind = []
    ways[kind] = ofKind
  }
  let way = ofKind[goal]
  if (way === undefined) {
    way = findWay(view, setting, unit, goal, reach)
    ofKind[goal] = way
  }
  return way
}

/** What is added to the plain distance where there is no way. */
const NO_WAY = 12

function findWay(view: State, { board }: Setting, unit: Unit, goal: number, reach: number): Lengths {
  const card = cardOf(view, unit.card)
  const aim = placeOf(board, goal)
  const near = (tile: number) => distance(placeOf(board, tile), aim)
  const goals: number[] = []
  for (let tile = 0; tile < board.size; tile++)
    if (near(tile) <= reach && cannotStand(tileOf(board, tile), card) === undefined) goals.push(tile)
  const ways = pathDistances(view, unit, goals, { throughUnits: true })
  return ways.map((way, tile) => (way >= FAR ? near(tile) + NO_WAY : way))
}
