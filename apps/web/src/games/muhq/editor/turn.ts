// Correcting round, turn and resources by hand.

import type { State } from '@understudy/muhq'
import { settingOf } from '@understudy/muhq/data'
import { copyState, personOf, setResources, upkeepSum } from '@understudy/muhq/rules'
import { BOSS, HAND_SIZE, type Phase, type SeatId } from '@understudy/muhq/vocabulary'
import { handSize, pileSize } from '@understudy/table/chance'
import { settled } from './settle.ts'

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, Math.round(value)))

export function changeResources(state: State, seat: SeatId, n: number): State {
  const next = copyState(state)
  setResources(next, seat, within(n, 0, 999))
  return settled(next)
}

export function changeRound(state: State, n: number): State {
  const next = copyState(state)
  next.round = within(n, 1, settingOf(state).map.rounds)
  return next
}

/** The phases that make sense for a seat as the table lies. */
export function phasesOf(state: State, seat: SeatId): Phase[] {
  if (seat === BOSS) {
    return state.boss.deck.length === 0
      ? ['bossStart', 'bossUpkeep', 'bossAct']
      : ['bossStart', 'bossUpkeep', 'bossAct', 'bossDraw']
  }
  const person = personOf(state, seat)
  const phases: Phase[] = ['act']
  if (drawsOf(state, seat) > 0) phases.unshift('draw')
  if (upkeepSum(state, seat) > person.resources) phases.push('upkeep')
  return phases
}

const drawsOf = (state: State, seat: SeatId): number => {
  const person = personOf(state, seat)
  return Math.max(0, Math.min(HAND_SIZE - handSize(person.hand), pileSize(person.deck)))
}

export function changeTurn(state: State, seat: SeatId, phase: Phase): State {
  const next = copyState(state)
  next.turn = seat
  next.phase = phase
  next.active = 0
  next.draws = phase === 'draw' ? drawsOf(state, seat) : 0
  if (seat !== BOSS && next.boss.drawn !== null) {
    next.boss.discard.push(next.boss.drawn)
    next.boss.drawn = null
  }
  return settled(next)
}
