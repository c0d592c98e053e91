// What effects and full actions may be aimed at, and whether they would do anything.

import { pileSize } from '@understudy/table/chance'
import type { CardId } from '../vocabulary.ts'
import { FIELD_GAIN, type SeatId } from '../vocabulary.ts'
import { isKind } from './board.ts'
import type { Ability, Step } from './cards.ts'
import { distance } from './grid.ts'
import { areEnemies, bossUnit, mayAct, spawnTiles, tileAt } from './queries.ts'
import { cardOf } from './setting.ts'
import { isPerson, personOf, resourcesOf, type State, type Unit } from './state.ts'

/** A farmer on a field (the tile's own rule). */
export const FIELD_ABILITY: Ability = {
  target: { who: 'none' },
  steps: [{ do: 'gain', n: FIELD_GAIN }],
  on: ['field'],
}

/** The full action this unit has where it stands; a field comes before the card's own (muhq/21). */
export function fullAbilityOf(state: State, unit: Unit): Ability | undefined {
  const card = cardOf(state, unit.card)
  return card.farmer && tileAt(state, unit).tile === 'field' ? FIELD_ABILITY : card.full
}

export const onRightTile = (state: State, unit: Unit, ability: Ability): boolean =>
  ability.on === undefined || ability.on.some((kind) => isKind(tileAt(state, unit), kind))

export const isChosen = (ability: Ability): boolean => ability.target.who === 'enemy' || ability.target.who === 'friend'

/**
 * The units an ability can be aimed at (one is chosen for `enemy` and `friend`, all are meant otherwise). A unit that
 * no step would change is no target (muhq/22).
 */
export function targetsOf(state: State, seat: SeatId, ability: Ability, source?: Unit): Unit[] {
  const { who, within, on } = ability.target
  if (who === 'none') return []
  const origins = source === undefined ? state.units.filter((unit) => unit.controller === seat) : [source]
  return state.units.filter((unit) => {
    if (who === 'self') {
      if (unit !== source) return false
    } else if (areEnemies(seat, unit.controller) !== (who === 'enemy' || who === 'allEnemies')) return false
    if (on !== undefined && !on.some((kind) => isKind(tileAt(state, unit), kind))) return false
    if (within !== undefined && !origins.some((origin) => distance(origin, unit) <= within)) return false
    return ability.steps.some((step) => changesUnit(step, unit)) || hasPlainEffect(state, seat, ability)
  })
}

function changesUnit(step: Step, unit: Unit): boolean {
  if (step.do === 'heal') return unit.damage > 0
  return step.do === 'damage' || step.do === 'ward' || step.do === 'haste'
}

/** Whether a step that needs no unit would change anything. */
function hasPlainEffect(state: State, seat: SeatId, ability: Ability): boolean {
  return ability.steps.some((step) => {
    switch (step.do) {
      case 'gain':
        return true
      case 'draw':
        return isPerson(seat) && pileSize(personOf(state, seat).deck) > 0
      case 'repression':
        return bossUnit(state) !== undefined
      case 'relief':
        return (bossUnit(state)?.repression ?? 0) > 0
      default:
        return false
    }
  })
}

/** Whether there is anything for this ability to do at all. */
export function hasPurpose(state: State, seat: SeatId, ability: Ability, source?: Unit): boolean {
  if (ability.target.who === 'none') return hasPlainEffect(state, seat, ability)
  return targetsOf(state, seat, ability, source).length > 0
}

export const hasFullAction = (state: State, unit: Unit): boolean =>
  mayAct(state, unit) && !unit.moved && !unit.attacked && !unit.streetMoved

/** Whether the unit may take its full action right now. */
export function canFull(state: State, unit: Unit): boolean {
  const ability = fullAbilityOf(state, unit)
  return (
    ability !== undefined &&
    hasFullAction(state, unit) &&
    onRightTile(state, unit, ability) &&
    hasPurpose(state, unit.controller, ability, unit)
  )
}

/** Whom the unit's full action can be aimed at: one of them must be chosen if there are any. */
export function fullTargets(state: State, unit: Unit): Unit[] {
  const ability = fullAbilityOf(state, unit)
  if (ability === undefined || !isChosen(ability)) return []
  return targetsOf(state, unit.controller, ability, unit)
}

/** How a card can be played right now: undefined if it cannot (muhq/4). */
export interface Playable {
  /** Tile indexes to choose from; empty for a spell. */
  readonly at: readonly number[]
  /** Units to choose from; empty if the spell is not aimed at one chosen unit. */
  readonly targets: readonly Unit[]
}

export function playableAt(state: State, seat: SeatId, id: CardId): Playable | undefined {
  const card = cardOf(state, id)
  if (card.play === undefined || card.play > resourcesOf(state, seat)) return undefined
  if (card.type === 'unit') {
    const at = spawnTiles(state, seat, id)
    return at.length === 0 ? undefined : { at, targets: [] }
  }
  if (card.effect === undefined || !hasPurpose(state, seat, card.effect)) return undefined
  return { at: [], targets: isChosen(card.effect) ? targetsOf(state, seat, card.effect) : [] }
}
