// Where a unit wants to be.

import { placeOf } from '../../rules/board.ts'
import { distance } from '../../rules/grid.ts'
import { standsOn, tilesOfKind, unitAt } from '../../rules/queries.ts'
import type { Lengths } from '../../rules/searches.ts'
import { cardOf } from '../../rules/setting.ts'
import type { Unit } from '../../rules/state.ts'
import type { TileKind } from '../../vocabulary.ts'
import { wayTo } from './fields.ts'
import { type Foe, indexAt, onErrand, type Scene } from './scene.ts'
import { tripOf } from './stores.ts'

/** Distances to a goal. `bias` makes it less wanted, or more (below 0); `step` is what a step nearer is worth. */
export interface Aim {
  readonly way: Lengths
  readonly bias: number
  readonly step: number
}

/** A step nearer, as a rule; to a store it is worth more, the more there is to spend. */
const STEP = 0.6
const STEP_PER_COIN = 1 / 6
/** Enemies within this distance are dealt with before the boss. */
const NEAR = 5
const NEAR_BIAS = -1
/** An enemy on an errand comes before all others for those who hunt it. */
const HUNT_BIAS = -4

export function aimsOf(scene: Scene, unit: Unit): Aim[] {
  const { view, board } = scene
  const card = cardOf(view, unit.card)
  const to = (tile: number, reach: number, bias = 0, step = STEP): Aim => ({
    way: wayTo(view, unit, tile, reach),
    bias,
    step,
  })
  const trip = tripOf(scene, unit)
  if (trip !== undefined) return [to(trip.store, 0, 0, Math.max(STEP, trip.money * STEP_PER_COIN))]
  if (card.farmer) {
    const fields = standsOn(view, unit, 'field') ? [indexAt(board, unit)] : freeTiles(scene, 'field')
    if (fields.length > 0) return fields.map((tile) => to(tile, 0))
  }
  if (card.attack === 0) return patients(scene, unit).map((friend) => to(indexAt(board, friend), 1))
  const aims: Aim[] = []
  for (const foe of scene.foes) {
    if (foe.unit === scene.boss) aims.push(to(foe.tile, card.range))
    else if (foe.hunters.includes(unit)) aims.push(to(foe.tile, card.range, HUNT_BIAS))
    else if (distance(foe.unit, unit) <= NEAR) aims.push(to(foe.tile, card.range, NEAR_BIAS))
  }
  return aims
}

/** Those whom a healer follows: the hurt, or else everybody who fights. */
function patients(scene: Scene, unit: Unit): Unit[] {
  const others = scene.friends.filter((friend) => friend.id !== unit.id && !cardOf(scene.view, friend.card).farmer)
  const hurt = others.filter((friend) => friend.damage > 0)
  return hurt.length > 0 ? hurt : others
}

export const freeTiles = ({ view, board }: Scene, kind: TileKind): number[] =>
  tilesOfKind(view, kind).filter((tile) => unitAt(view, placeOf(board, tile)) === undefined)

/** A tile that an enemy makes for, and how many steps it would lose if somebody stood there. */
export interface Block {
  readonly tile: number
  readonly delay: number
}

const MOST_DELAY = 6

/** Tiles worth standing on because an enemy on an errand wants to go there: a taken tile is no target. */
export function blocksFor(scene: Scene, unit: Unit): Block[] {
  const blocks: Block[] = []
  for (const foe of scene.foes) {
    if (!onErrand(foe.card)) continue
    const [first, second] = targetsOf(scene, foe, unit)
    if (first === undefined || first.way === 0) continue
    const delay = second === undefined ? MOST_DELAY : Math.min(MOST_DELAY, second.way - first.way)
    blocks.push({ tile: first.tile, delay })
  }
  return blocks
}

/** Where an enemy on an errand can go, the nearest first; a tile that only this unit holds counts as free. */
function targetsOf({ view, board }: Scene, foe: Foe, unit: Unit): { tile: number; way: number }[] {
  const { ai } = foe.card
  if (ai?.kind !== 'target' || ai.of === 'enemy') return []
  const targets: { tile: number; way: number }[] = []
  for (const tile of tilesOfKind(view, ai.of)) {
    const there = unitAt(view, placeOf(board, tile))
    if (there !== undefined && there !== unit) continue
    targets.push({ tile, way: wayTo(view, foe.unit, tile, 0)[foe.tile] as number })
  }
  return targets.sort((a, b) => a.way - b.way || a.tile - b.tile)
}
