// Objectives of the Fates (campaign 12.0): they move down to 0 and never up.

import type { EventSink } from '@understudy/table'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { colourOf, playersOf, type State } from '../state/state.ts'
import { FATE } from './data.ts'
import { awardsAt } from './placing.ts'
import { say } from './sayings.ts'
import { FATES, type FateId } from './vocabulary.ts'

/** Who has this Fate, or -1. */
export function seatOfFate(state: State, fate: FateId): number {
  for (let seat = 0; seat < playersOf(state); seat++) if (camp.fate(state, seat) === FATE[fate]) return seat
  return -1
}
export const hasFate = (state: State, seat: number, fate: FateId): boolean => camp.fate(state, seat) === FATE[fate]

export function advance(state: State, seat: number, n: number, events?: EventSink): void {
  const left = camp.objective(state, seat)
  const by = Math.min(left, n)
  if (by <= 0) return
  set.setObjective(state, seat, left - by)
  events?.event(
    say('log.advanced', {
      seat: colourOf(state, seat),
      fate: FATES[camp.fate(state, seat)]!,
      n: by,
      left: left - by,
    }),
  )
}

export const isWinning = (state: State, seat: number, ambition: number): boolean =>
  awardsAt(state, ambition)[seat] === 'first'
