// Which cards the partner plays, keeps and lets go.

import { playableAt } from '../../rules/abilities.ts'
import { placeOf } from '../../rules/board.ts'
import type { Ability, Card } from '../../rules/cards.ts'
import { distance } from '../../rules/grid.ts'
import { upkeepSum, upkeepVictims } from '../../rules/queries.ts'
import { cardOf } from '../../rules/setting.ts'
import type { Unit } from '../../rules/state.ts'
import type { Action, CardId, StepKind } from '../../vocabulary.ts'
import { freeTiles } from './aims.ts'
import { best } from './best.ts'
import { wayTo } from './fields.ts'
import { canKeep, incomeOf } from './purse.ts'
import type { Scene } from './scene.ts'
import { extraMove } from './units.ts'
import { effectWorth, friendWorth } from './worth.ts'

/** A spell must be worth this much, and half of its cost. */
const SPELL_GAIN = 0.5
/** Farmers go no farther than this to their fields. */
const FIELD_WAY = 6
/** A step nearer to the next friend counts this much of a step nearer to the goal, up to a distance. */
const COMPANY_STEP = 0.2
const LONELY = 5

/** Upkeep cannot be paid: the unit that is worth least for it goes. */
export function release({ view, seat }: Scene): Action {
  const worth = (unit: Unit) => {
    const card = cardOf(view, unit.card)
    return (friendWorth(card) * (card.health - unit.damage)) / card.health / Math.max(1, card.upkeep)
  }
  return { do: 'destroy', unit: best(upkeepVictims(view, seat), (unit) => -worth(unit))?.id ?? 0 }
}

export function playCard(scene: Scene): Action | undefined {
  const { view, seat, person } = scene
  for (const id of [...person.hand.known].sort(inOrder(scene))) {
    const playable = playableAt(view, seat, id)
    if (playable === undefined) continue
    const card = cardOf(view, id)
    if (card.effect !== undefined) {
      const action = castSpell(scene, card, card.effect, playable.targets)
      if (action !== undefined) return action
    } else if (canKeep(scene, card)) {
      const at = bestEntry(scene, card, playable.at)
      if (at !== undefined) return { do: 'play', card: id, at: placeOf(scene.board, at) }
    }
  }
  return undefined
}

const has = (ability: Ability | undefined, kind: StepKind): boolean =>
  ability?.steps.some((step) => step.do === kind) === true

/** First what brings resources and relief, then farmers, then the dearest; drawing comes last, with what is left. */
function inOrder({ view }: Scene): (a: CardId, b: CardId) => number {
  const rank = ({ effect, farmer }: Card): number => {
    if (has(effect, 'gain')) return 0
    if (has(effect, 'relief')) return 1
    if (effect === undefined) return farmer ? 2 : 3
    return has(effect, 'draw') ? 5 : 4
  }
  return (a, b) => {
    const first = cardOf(view, a)
    const second = cardOf(view, b)
    return rank(first) - rank(second) || (second.play ?? 0) - (first.play ?? 0) || (a < b ? -1 : 1)
  }
}

/** Near the fight and near friends; for farmers, near a field. */
function bestEntry(scene: Scene, card: Card, tiles: readonly number[]): number | undefined {
  const { view, board, friends } = scene
  const goals = card.farmer ? freeTiles(scene, 'field') : scene.foes.map((foe) => foe.tile)
  const reach = card.farmer ? 0 : card.range
  const way = (tile: number): number => {
    const place = placeOf(board, tile)
    const unit = { card: card.id, ...place } as Unit
    const nearest = Math.min(...goals.map((goal) => wayTo(view, unit, goal, reach)[tile] as number))
    const company = Math.min(LONELY, ...friends.map((friend) => distance(friend, place)))
    return nearest + company * COMPANY_STEP
  }
  return best(tiles, (tile) => -way(tile), card.farmer ? -FIELD_WAY - 1 : undefined)
}

function castSpell(scene: Scene, card: Card, effect: Ability, targets: readonly Unit[]): Action | undefined {
  // One more move is worth something only when all have moved (see spurOn).
  if (has(effect, 'haste')) return undefined
  if (targets.length === 0) return { do: 'play', card: card.id }
  const least = (card.play ?? 0) * 0.5 + SPELL_GAIN
  const target = best(targets, (unit) => effectWorth(scene, effect, unit), least)
  return target === undefined ? undefined : { do: 'play', card: card.id, target: target.id }
}

/** When all have acted: one more move for the unit that gains most by it. */
export function spurOn(scene: Scene): Action | undefined {
  const { view, seat, person, own } = scene
  const id = person.hand.known.find((each) => has(cardOf(view, each).effect, 'haste'))
  if (id === undefined || playableAt(view, seat, id) === undefined) return undefined
  const target = best(own, (unit) => extraMove(scene, unit), SPELL_GAIN)
  return target === undefined ? undefined : { do: 'play', card: id, target: target.id }
}

/** Puts away what it will not use soon, so that other cards come. */
export function putAway(scene: Scene): Action {
  const soon = scene.person.resources + incomeOf(scene) - upkeepSum(scene.view, scene.seat)
  const useless = scene.person.hand.known.filter((id) => {
    const { effect, play } = cardOf(scene.view, id)
    return effect === undefined ? (play ?? 0) > soon : !has(effect, 'damage') && !has(effect, 'haste')
  })
  return { do: 'end', putAway: useless }
}
