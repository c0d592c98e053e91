// What things are worth to the partner. One point is about one resource.

import type { Ability, Card } from '../../rules/cards.ts'
import { distance } from '../../rules/grid.ts'
import { repressionLimit } from '../../rules/harm.ts'
import { healthOf, tileAt } from '../../rules/queries.ts'
import { cardOf } from '../../rules/setting.ts'
import type { Unit } from '../../rules/state.ts'
import type { TilePlace } from '../../vocabulary.ts'
import type { Foe, Scene } from './scene.ts'

/** A point of damage on the boss, and the last one. */
const BOSS_POINT = 2.2
const VICTORY = 1000

export const friendWorth = (card: Card): number =>
  card.attack * 1.4 + card.health * 0.6 + (card.range - 1) + (card.full === undefined ? 0 : 2) + (card.farmer ? 1.5 : 0)

const marks = (card: Card): boolean => card.full?.steps.some((step) => step.do === 'repression') === true

function foeWorth(scene: Scene, { card, unit }: Foe): number {
  const body = card.attack * 1.3 + card.health * 0.5 + (card.range - 1) * 0.8 + (card.full === undefined ? 0 : 1)
  if (!marks(card)) return body
  const left = repressionLimit(scene.view) - (scene.boss?.repression ?? 0)
  return unit.ward > 0 ? body : body + 3 + 6 / Math.max(1, left)
}

/** What so much damage to an enemy is worth. */
function hitWorth(scene: Scene, damage: number, foe: Foe): number {
  if (damage <= 0) return 0
  const { health, unit } = foe
  if (unit.ward > 0) return 0.6 * Math.min(unit.ward, damage)
  if (unit === scene.boss) return damage >= health ? VICTORY : damage * BOSS_POINT * (1 + scene.haste)
  const worth = foeWorth(scene, foe)
  return damage >= health ? worth + 1 : (worth * 0.5 * damage) / health
}

/** What it costs to take so much damage, in one blow or several. */
export function lossWorth(card: Card, health: number, damage: number): number {
  if (damage <= 0) return 0
  const worth = friendWorth(card)
  return damage >= health ? worth : (worth * 0.45 * damage) / health
}

/** What enemies could do next turn to somebody on this tile; `fallen` will be gone by then. */
export function threatAt(scene: Scene, tile: number, fallen?: Foe): number {
  let sum = 0
  for (const foe of scene.foes) if (foe !== fallen && foe.strikes[tile] === 1) sum += foe.blow
  return sum
}

export interface Strike {
  readonly foe: Foe
  readonly worth: number
  readonly kills: boolean
  /** Damage that comes back. */
  readonly back: number
}

/** An attack from a tile: what it does, less what comes back; undefined if it is out of reach. */
export function strike(scene: Scene, unit: Unit, from: TilePlace, range: number, foe: Foe): Strike | undefined {
  const { view } = scene
  const away = distance(from, foe.unit)
  if (away > range || (away > 1 && tileAt(view, foe.unit).tile === 'house')) return undefined
  const card = cardOf(view, unit.card)
  const kills = foe.unit.ward === 0 && card.attack >= foe.health
  // Both strike at once, so even a dying enemy hits back.
  const foeRange = foe.card.range > 1 && tileAt(view, foe.unit).tile === 'tower' ? foe.card.range + 1 : foe.card.range
  const back = away <= foeRange && unit.ward === 0 ? foe.card.attack : 0
  const worth = hitWorth(scene, card.attack, foe) - scene.caution * lossWorth(card, healthOf(view, unit), back)
  return { foe, worth, kills, back }
}

/** What a friend gains from an effect, or an enemy loses by it. */
export function effectWorth(scene: Scene, { steps }: Ability, unit: Unit): number {
  const { view } = scene
  const card = cardOf(view, unit.card)
  const foe = scene.foes.find((each) => each.unit === unit)
  let worth = 0
  for (const step of steps) {
    if (step.do === 'damage' && foe !== undefined) worth += hitWorth(scene, step.n, foe)
    if (foe !== undefined) continue
    if (step.do === 'heal') {
      const healed = Math.min(step.n, unit.damage)
      worth += (friendWorth(card) * 0.7 * healed) / card.health
    }
    if (step.do === 'ward' && unit.ward === 0) {
      const tile = unit.y * scene.board.width + unit.x
      worth += 0.8 * lossWorth(card, healthOf(view, unit), threatAt(scene, tile) * 0.7)
    }
  }
  return worth
}
