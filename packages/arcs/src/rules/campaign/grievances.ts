// Grievances (supercat 2.9): what seats that keep such counters hold against others. An action adds each kind of harm once.

import type { EventSink } from '@understudy/table'
import { HARMS, type Harm } from '../battle/harm.ts'
import { seatRules } from '../seats/index.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import * as read from '../state/read.ts'
import { F, topKind, topSeat } from '../state/stack.ts'
import { colourOf, playersOf, type State } from '../state/state.ts'
import { C } from './frames.ts'
import { say } from './sayings.ts'

const MOST = 255

export const grieves = (state: State, seat: number): boolean =>
  state.options.grievances !== false && seatRules(state, seat).grieves
/** Asked before every action, and the same for all of a game: the last answer is kept. */
let asked: { readonly options: State['options']; readonly any: boolean } | undefined
function anyGrieves(state: State): boolean {
  if (asked?.options === state.options) return asked.any
  let any = false
  for (let seat = 0; seat < playersOf(state); seat++) if (grieves(state, seat)) any = true
  asked = { options: state.options, any }
  return any
}

/** Frames on which a new action begins; on all others the one under way goes on. */
const BEGINS: ReadonlySet<number> = new Set([F.turn, F.lead, F.follow, C.stealTrust])

/** Only what the seat does that acts: whoever attacks loses ships by an action of its own (supercat/A150). */
export function harmed(state: State, by: number, of: number, harm: Harm): void {
  if (camp.actor(state) === by) set.noteHarm(state, of, by, 1 << HARMS.indexOf(harm))
}

/** Somebody is about to do something. */
export function begins(state: State): void {
  if (!anyGrieves(state) || !BEGINS.has(topKind(state))) return
  set.setDeed(state, camp.deed(state) + 1)
  set.setActor(state, topSeat(state))
  set.clearHarm(state)
}

/** A turn is over: actions are counted anew. */
export function forgetHarm(state: State): void {
  set.setDeed(state, 0)
  set.setActor(state, -1)
  set.clearHarm(state)
}

/** Counts what the step just made has added. */
export function countHarm(state: State, events?: EventSink): void {
  if (camp.actor(state) < 0) return
  const by = camp.actor(state)
  for (let seat = 0; seat < playersOf(state); seat++) {
    const noted = camp.harmNoted(state, seat, by)
    if (noted === 0) continue
    set.setHarmNoted(state, seat, by, 0)
    if (!grieves(state, seat)) continue
    const counted = camp.harmCounted(state, seat, by)
    set.setHarmCounted(state, seat, by, counted | noted)
    HARMS.forEach((harm, at) => {
      if ((noted & ~counted & (1 << at)) === 0) return
      const n = Math.min(MOST, camp.grievances(state, seat, by) + 1)
      set.setGrievances(state, seat, by, n)
      events?.event(
        say('log.grievance', {
          seat: colourOf(state, seat),
          of: colourOf(state, by),
          harm,
          n,
          action: `${read.chapter(state)}.${read.round(state)}.${read.turn(state)}.${camp.deed(state)}`,
        }),
      )
    })
  }
}
