// Carrying out the effect of a spell or a full action, step by step.

import type { EventSink } from '@understudy/table'
import { pileSize } from '@understudy/table/chance'
import { BOSS, type SeatId, type UnitId } from '../vocabulary.ts'
import { isChosen, targetsOf } from './abilities.ts'
import type { Ability, Step } from './cards.ts'
import { addRepression, buryDead, dealDamage, destroyUnit } from './harm.ts'
import { bossName, by, log, unitFact } from './names.ts'
import { bossUnit, unitOf } from './queries.ts'
import { say } from './sayings.ts'
import { drawCards } from './seats/person.ts'
import { personOf, resourcesOf, type State, setResources, type Unit } from './state.ts'

interface Aim {
  readonly seat: SeatId
  /** The unit whose full action this is. */
  readonly source?: Unit | undefined
  readonly target?: UnitId | undefined
}

export function perform(state: State, ability: Ability, aim: Aim, events?: EventSink): void {
  const chosen = aim.target === undefined ? undefined : unitOf(state, aim.target)
  const units = isChosen(ability)
    ? chosen === undefined
      ? []
      : [chosen]
    : targetsOf(state, aim.seat, ability, aim.source)
  for (const step of ability.steps) {
    if (state.over !== null) return
    performStep(state, step, aim, units, events)
  }
}

function performStep(
  state: State,
  step: Step,
  { seat, source }: Aim,
  units: readonly Unit[],
  events?: EventSink,
): void {
  switch (step.do) {
    case 'damage':
      for (const unit of units) dealDamage(state, unit, step.n, events)
      buryDead(state, events)
      return
    case 'heal':
      for (const unit of units) heal(state, unit, step.n, events)
      return
    case 'ward':
      for (const unit of units) {
        unit.ward += step.n
        log(events, () => say('log.ward', { unit: unitFact(state, unit), n: step.n, now: unit.ward }), {
          unit: unit.id,
        })
      }
      return
    case 'haste':
      for (const unit of units) {
        // muhq/31: untapped, with one more move; what it has used up otherwise stays used up.
        unit.hasted = true
        unit.tapped = false
        log(events, () => say('log.hasted', { unit: unitFact(state, unit) }), { unit: unit.id })
      }
      return
    case 'gain':
      setResources(state, seat, resourcesOf(state, seat) + step.n)
      log(events, () => say('log.gained', { ...by(state, seat), n: step.n, now: resourcesOf(state, seat) }))
      return
    case 'draw':
      if (seat !== BOSS) drawCards(state, Math.min(step.n, pileSize(personOf(state, seat).deck) - state.draws), events)
      return
    case 'repression':
      addRepression(state, step.n, events)
      return
    case 'relief': {
      const boss = bossUnit(state)
      if (boss === undefined || boss.repression === 0) return
      const n = Math.min(boss.repression, step.n)
      boss.repression -= n
      log(events, () => say('log.relief', { boss: bossName(state), n, now: boss.repression }), { unit: boss.id })
      return
    }
    case 'sacrifice':
      if (source !== undefined && state.units.includes(source)) destroyUnit(state, source, events)
      return
  }
}

function heal(state: State, unit: Unit, n: number, events?: EventSink): void {
  const healed = Math.min(unit.damage, n)
  if (healed === 0) return
  unit.damage -= healed
  log(events, () => say('log.healed', { unit: unitFact(state, unit), n: healed }), { unit: unit.id })
}
