// Who begins a chapter at a harder table.

import type { EventSink } from '@understudy/table'
import { giveInitiative } from '../round/initiative.ts'
import { say } from '../sayings.ts'
import * as read from '../state/read.ts'
import { colourOf, type State, turnOrder } from '../state/state.ts'
import { isVirtual } from './virtual.ts'

/**
 * The harder mode: the bot with the most Power begins the chapter. Of those tied, whoever holds the initiative, else the
 * first in turn order (supercat/A21).
 */
export function leadChapter(state: State, events?: EventSink): void {
  if (state.options.difficulty !== 'harder') return
  let best = -1
  for (const seat of turnOrder(state))
    if (isVirtual(state, seat) && (best < 0 || read.power(state, seat) > read.power(state, best))) best = seat
  if (best < 0 || read.initiative(state) === best) return
  giveInitiative(state, best, events)
  events?.event(say('log.initiative', { seat: colourOf(state, best) }))
}
