// What units do: move, attack, full action, tap. Refusals for these are in refuse-units.ts.

import type { EventSink } from '@understudy/table'
import type { TilePlace, UnitId } from '../vocabulary.ts'
import { fullAbilityOf } from './abilities.ts'
import { perform } from './effects.ts'
import { tileName } from './grid.ts'
import { buryDead, dealDamage } from './harm.ts'
import { log, unitFact } from './names.ts'
import { inRange, unitOf } from './queries.ts'
import { say } from './sayings.ts'
import { cardOf } from './setting.ts'
import type { State, Unit } from './state.ts'

/** One unit acts at a time: picking another one, or playing a card, finishes the one before (muhq/1). */
export function finishActive(state: State, except = 0): void {
  if (state.active !== 0 && state.active !== except) {
    const before = unitOf(state, state.active)
    if (before !== undefined) before.tapped = true
  }
  state.active = except
}

/** A unit may be made to act out of turn (see force.ts); that uses up nothing of its own turn. */
function begin(state: State, unit: Unit): boolean {
  if (unit.controller !== state.turn) return false
  finishActive(state, unit.id)
  return true
}

export function moveUnit(state: State, unit: Unit, to: TilePlace, street: boolean, events?: EventSink): void {
  const before = unitFact(state, unit)
  const from = { x: unit.x, y: unit.y }
  if (begin(state, unit)) {
    if (street) unit.streetMoved = true
    else if (unit.moved) unit.hasted = false
    else unit.moved = true
  }
  unit.x = to.x
  unit.y = to.y
  const key = street ? 'log.streetMoved' : 'log.moved'
  log(
    events,
    () => say(key, { unit: before, to: tileName(to) }),
    { unit: unit.id },
    { tile: from },
    { tile: { x: to.x, y: to.y } },
  )
}

/** Both deal their damage at once; the defender only if the attacker is within its own range. */
export function attackUnit(state: State, unit: Unit, target: Unit, events?: EventSink): void {
  if (begin(state, unit)) unit.attacked = true
  log(
    events,
    () => say('log.attacked', { unit: unitFact(state, unit), target: unitFact(state, target) }),
    { unit: unit.id },
    { unit: target.id },
  )
  const answers = inRange(state, target, unit)
  dealDamage(state, target, cardOf(state, unit.card).attack, events)
  if (answers) dealDamage(state, unit, cardOf(state, target.card).attack, events)
  buryDead(state, events)
}

/** Takes the place of moving and attacking, and ends the unit's turn. */
export function fullAction(state: State, unit: Unit, target: UnitId | undefined, events?: EventSink): void {
  const ability = fullAbilityOf(state, unit)
  if (ability === undefined) return
  if (begin(state, unit)) {
    unit.moved = true
    unit.attacked = true
    unit.streetMoved = true
    unit.tapped = true
    state.active = 0
  }
  log(events, () => say('log.full', { unit: unitFact(state, unit) }), { unit: unit.id })
  perform(state, ability, { seat: unit.controller, source: unit, target }, events)
}

export function tapUnit(state: State, unit: Unit, events?: EventSink): void {
  finishActive(state)
  unit.tapped = true
  events?.event({ ...say('log.tapped', { unit: unitFact(state, unit) }), touches: [{ unit: unit.id }], aside: true })
}
