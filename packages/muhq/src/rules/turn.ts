// How turns follow one another, and what is decided between them.

import type { EventSink } from '@understudy/table'
import { BOSS, FIRST_ROUND_TO_LOSE_ALL } from '../vocabulary.ts'
import { finish } from './harm.ts'
import { by, log } from './names.ts'
import { say } from './sayings.ts'
import { beginPerson } from './seats/person.ts'
import { settingOf } from './setting.ts'
import { isPerson, type State, seatsOf } from './state.ts'

export function beginTurn(state: State, events?: EventSink): void {
  const seat = state.turn
  state.active = 0
  state.draws = 0
  log(events, () => say('log.turn', { ...by(state, seat), round: state.round }))
  if (seat === BOSS) state.phase = 'bossStart'
  else beginPerson(state, seat, events)
}

export function endTurn(state: State, events?: EventSink): void {
  for (const unit of state.units) {
    if (unit.controller !== state.turn) continue
    unit.moved = false
    unit.attacked = false
    unit.streetMoved = false
    unit.hasted = false
    unit.tapped = false
  }
  log(events, () => say('log.ended', by(state, state.turn)))
  if (state.turn === BOSS) {
    judgeRound(state, events)
    if (state.over !== null) return
    state.round++
  }
  const seats = seatsOf(state)
  state.turn = seats[(seats.indexOf(state.turn) + 1) % seats.length] ?? BOSS
  beginTurn(state, events)
}

/** muhq/13, muhq/14: what the people can lose at the end of the boss's turn. */
function judgeRound(state: State, events?: EventSink): void {
  const { lose, rounds } = settingOf(state).map
  const alone = !state.units.some((unit) => isPerson(unit.controller))
  if (lose.includes('no_units') && alone && state.round >= FIRST_ROUND_TO_LOSE_ALL) finish(state, 'no_units', events)
  else if (state.round >= rounds) finish(state, 'rounds', events)
}
