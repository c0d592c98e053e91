// What comes in, what must be kept, and what may be spent.

import { canFull } from '../../rules/abilities.ts'
import type { Card } from '../../rules/cards.ts'
import { standsOn, upkeepSum } from '../../rules/queries.ts'
import { cardOf } from '../../rules/setting.ts'
import { FIELD_GAIN } from '../../vocabulary.ts'
import type { Scene } from './scene.ts'

/** What comes in each turn, from the map and from the fields. */
export function incomeOf({ view, setting, own }: Scene): number {
  const farmers = own.filter((unit) => cardOf(view, unit.card).farmer && standsOn(view, unit, 'field'))
  return setting.map.income + FIELD_GAIN * farmers.length
}

/** What the farmers will still bring this turn. */
function toCome({ view, own }: Scene): number {
  const farmers = own.filter((unit) => cardOf(view, unit.card).farmer && canFull(view, unit))
  return FIELD_GAIN * farmers.length
}

/** What a turn's spare resources may add to the upkeep, so that they last for some turns. */
const TURNS_TO_LAST = 3

/** Whether the unit can be paid for: at the next upkeep, and in the turns to come. */
export function canKeep(scene: Scene, card: Card): boolean {
  const rest = scene.person.resources + toCome(scene) - (card.play ?? 0)
  const due = upkeepSum(scene.view, scene.seat) + card.upkeep
  return due <= rest + scene.setting.map.income && due <= incomeOf(scene) + Math.floor(rest / TURNS_TO_LAST)
}

/** So much is kept back for the cards in hand. */
const FOR_THE_HAND = 4

/** What may be spent in a store: the next upkeep must be safe, and the hand comes first. */
export function purse(scene: Scene): number {
  const { view, seat, person, setting } = scene
  const due = Math.max(0, upkeepSum(view, seat) - setting.map.income - toCome(scene))
  const units = person.hand.known.map((id) => cardOf(view, id)).filter((card) => card.type === 'unit')
  const hand = units.reduce((sum, card) => sum + (card.play ?? 0), 0)
  return person.resources - due - Math.min(hand, FOR_THE_HAND)
}
