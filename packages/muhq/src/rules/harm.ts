// Damage, destruction, and the end of the game that may follow.

import type { EventSink } from '@understudy/table'
import { BOSS, REPRESSION_PER_PLAYER, type SeatId } from '../vocabulary.ts'
import { bossName, log, unitFact } from './names.ts'
import { bossUnit, healthOf } from './queries.ts'
import { say } from './sayings.ts'
import { cardOf, settingOf } from './setting.ts'
import { discardOf, type State, type Unit } from './state.ts'

/** Ward marks prevent damage altogether and wear off by as much. */
export function dealDamage(state: State, unit: Unit, n: number, events?: EventSink): void {
  if (n <= 0) return
  if (unit.ward > 0) {
    const worn = Math.min(unit.ward, n)
    unit.ward -= worn
    log(events, () => say('log.warded', { unit: unitFact(state, unit), n: worn, left: unit.ward }), { unit: unit.id })
    return
  }
  unit.damage += n
  log(events, () => say('log.damage', { unit: unitFact(state, unit), n, left: Math.max(0, healthOf(state, unit)) }), {
    unit: unit.id,
  })
}

/** Removes the units whose damage has reached their health. */
export function buryDead(state: State, events?: EventSink): void {
  for (const unit of [...state.units]) if (healthOf(state, unit) <= 0) destroyUnit(state, unit, events)
}

/** The card goes to its owner's discard pile and all marks are lost; a boss's end is everybody's. */
export function destroyUnit(state: State, unit: Unit, events?: EventSink): void {
  state.units.splice(state.units.indexOf(unit), 1)
  if (state.active === unit.id) state.active = 0
  log(
    events,
    () => say('log.destroyed', { unit: unitFact(state, unit) }),
    { unit: unit.id },
    { tile: { x: unit.x, y: unit.y } },
  )
  const card = cardOf(state, unit.card)
  if (card.type !== 'boss') discardOf(state, unit.owner).push(card.id)
  else if (card.id === settingOf(state).map.boss) finish(state, 'boss_destroyed', events)
}

export function finish(state: State, ending: NonNullable<State['over']>, events?: EventSink): void {
  if (state.over !== null) return
  state.over = ending
  log(events, () => endingSay(state, ending))
}

export function endingSay(state: State, ending: NonNullable<State['over']>) {
  const { rounds } = settingOf(state).map
  return say(`over.${ending}`, { boss: bossName(state), rounds, limit: repressionLimit(state) })
}

export const winnersOf = (state: State, seats: readonly SeatId[]): SeatId[] =>
  seats.filter((seat) => (seat === BOSS) !== (state.over === 'boss_destroyed'))

export const repressionLimit = (state: State): number => REPRESSION_PER_PLAYER * state.options.players

export function addRepression(state: State, n: number, events?: EventSink): void {
  const boss = bossUnit(state)
  if (boss === undefined) return
  boss.repression += n
  const facts = { boss: bossName(state), n, now: boss.repression, limit: repressionLimit(state) }
  log(events, () => say('log.repression', facts), { unit: boss.id })
  const loses = settingOf(state).map.lose.includes('repression')
  if (loses && boss.repression >= repressionLimit(state)) finish(state, 'repression', events)
}
