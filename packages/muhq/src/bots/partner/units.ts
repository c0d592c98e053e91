// What the partner does with its units.

import { canFull, fullAbilityOf, fullTargets } from '../../rules/abilities.ts'
import { placeOf, tileOf } from '../../rules/board.ts'
import type { Card } from '../../rules/cards.ts'
import { distance } from '../../rules/grid.ts'
import { hasAttack, healthOf, moveTargets, streetTargets } from '../../rules/queries.ts'
import { reachable } from '../../rules/reach.ts'
import { cardOf } from '../../rules/setting.ts'
import type { Unit } from '../../rules/state.ts'
import type { Action, TilePlace } from '../../vocabulary.ts'
import { type Aim, aimsOf, type Block, blocksFor } from './aims.ts'
import { best } from './best.ts'
import { rangeFrom } from './fields.ts'
import { indexAt, type Scene } from './scene.ts'
import { tripOf } from './stores.ts'
import { effectWorth, lossWorth, type Strike, strike, threatAt } from './worth.ts'

/** What is not better by this much is not done. */
const ENOUGH = 0.05
/** A step that an enemy on an errand loses. */
const BLOCKED_STEP = 0.5
/** Friends within this distance are company. */
const COMPANY = 3

interface Plan {
  readonly action: Action
  readonly gain: number
}

/** Lets the unit that has begun its turn go on with it. */
export function finishUnit(scene: Scene): Action | undefined {
  const unit = scene.own.find((each) => each.id === scene.view.active)
  return unit === undefined || unit.tapped ? undefined : planFor(scene, unit)?.action
}

/** The unit that gains most goes first. */
export function useUnits(scene: Scene): Action | undefined {
  const plans = scene.own.flatMap((unit) => (unit.tapped ? [] : (planFor(scene, unit) ?? [])))
  return best(plans, (plan) => plan.gain)?.action
}

/** How good it is for a unit to stand on a tile, whatever it does there. */
class Standing {
  readonly #scene: Scene
  readonly #unit: Unit
  readonly #card: Card
  readonly #health: number
  readonly #aims: readonly Aim[]
  readonly #blocks: readonly Block[]

  constructor(scene: Scene, unit: Unit) {
    this.#scene = scene
    this.#unit = unit
    this.#card = cardOf(scene.view, unit.card)
    this.#health = healthOf(scene.view, unit)
    this.#aims = aimsOf(scene, unit)
    this.#blocks = blocksFor(scene, unit)
  }

  /** `after` is an attack that comes first: its victim strikes no more, and what came back has hurt. */
  at(tile: number, after?: Strike): number {
    const scene = this.#scene
    let worth = this.#aims.length === 0 ? 0 : Number.NEGATIVE_INFINITY
    for (const { way, bias, step } of this.#aims) worth = Math.max(worth, -step * ((way[tile] as number) + bias))
    for (const block of this.#blocks) if (block.tile === tile) worth += block.delay * BLOCKED_STEP
    const threat = threatAt(scene, tile, after?.kills === true ? after.foe : undefined)
    if (threat > 0) {
      const health = Math.max(1, this.#health - (after?.back ?? 0))
      const ward = this.#unit.ward > 0 ? 0.5 : 1
      worth -= scene.caution * this.#exposure(tile) * lossWorth(this.#card, health, threat * ward)
    }
    return tileOf(scene.board, tile).tile === 'house' ? worth + 0.2 : worth
  }

  /** Alone among enemies is worse than in company. */
  #exposure(tile: number): number {
    const { board, fighters } = this.#scene
    const place = placeOf(board, tile)
    let company = 0
    for (const friend of fighters) if (friend !== this.#unit && distance(friend, place) <= COMPANY) company++
    return company === 0 ? 1.3 : company === 1 ? 1 : 0.8
  }
}

function planFor(scene: Scene, unit: Unit): Plan | undefined {
  const { view, board } = scene
  const own = indexAt(board, unit)
  const standing = new Standing(scene, unit)
  const attacks = hasAttack(view, unit)
  const card = cardOf(view, unit.card)
  const here = attacks ? bestStrike(scene, unit, card, own) : undefined
  const moves = movesOf(scene, unit)
  const stay = standing.at(own)
  let plan: Plan | undefined
  const isBetter = (value: number): boolean => value - stay > (plan?.gain ?? ENOUGH)
  const take = (action: Action, value: number) => {
    plan = { action, gain: value - stay }
  }
  const full = tripOf(scene, unit) === undefined ? bestFull(scene, unit) : undefined
  if (full !== undefined && isBetter(full.gain + stay)) take(full.action, full.gain + stay)
  if (here !== undefined && here.worth > 0) {
    // It may attack first and go elsewhere afterwards.
    let place = standing.at(own, here)
    for (const { tile } of moves) place = Math.max(place, standing.at(tile, here))
    const value = here.worth + place
    if (isBetter(value)) take({ do: 'attack', unit: unit.id, target: here.foe.unit.id }, value)
  }
  for (const { tile, street } of moves) {
    const there = attacks ? bestStrike(scene, unit, card, tile) : undefined
    const fights = there !== undefined && there.worth > 0
    const value = fights ? there.worth + standing.at(tile, there) : standing.at(tile)
    if (isBetter(value)) take(moveTo(unit, placeOf(board, tile), street), value)
  }
  return plan
}

const moveTo = ({ id }: Unit, to: TilePlace, street: boolean): Action =>
  street ? { do: 'move', unit: id, to, street: true } : { do: 'move', unit: id, to }

/** Where it can go; where the street's extra move is enough, the ordinary one is saved. */
function movesOf({ view }: Scene, unit: Unit): { tile: number; street: boolean }[] {
  const streets = streetTargets(view, unit)
  const moves: { tile: number; street: boolean }[] = []
  for (const tile of streets) moves.push({ tile, street: true })
  for (const tile of moveTargets(view, unit)) if (!streets.includes(tile)) moves.push({ tile, street: false })
  return moves
}

function bestStrike(scene: Scene, unit: Unit, card: Card, tile: number): Strike | undefined {
  const from = placeOf(scene.board, tile)
  const range = rangeFrom(scene.setting, card, tile)
  let found: Strike | undefined
  for (const foe of scene.foes) {
    // Most are out of reach from most places.
    if (distance(from, foe.unit) > range) continue
    const next = strike(scene, unit, from, range, foe)
    if (next !== undefined && (found === undefined || next.worth > found.worth)) found = next
  }
  return found
}

function bestFull(scene: Scene, unit: Unit): Plan | undefined {
  const { view } = scene
  const ability = fullAbilityOf(view, unit)
  if (ability === undefined || !canFull(view, unit)) return undefined
  const targets = fullTargets(view, unit)
  if (targets.length === 0) {
    const gain = ability.steps.reduce((sum, step) => sum + (step.do === 'gain' ? step.n : 0), 0)
    return { action: { do: 'full', unit: unit.id }, gain }
  }
  const plans = targets.map((target): Plan => {
    const gain = effectWorth(scene, ability, target)
    return { action: { do: 'full', unit: unit.id, target: target.id }, gain }
  })
  return best(plans, (plan) => plan.gain)
}

/** What one more move would be worth to a unit. */
export function extraMove(scene: Scene, unit: Unit): number {
  const standing = new Standing(scene, unit)
  const here = standing.at(indexAt(scene.board, unit))
  let most = here
  for (const tile of reachable(scene.view, unit)) most = Math.max(most, standing.at(tile))
  return most - here
}
