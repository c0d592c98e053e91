// What replaying a journal comes across.

import type { Seat } from '../games/game.ts'
import type { Entry } from './journal.ts'

/** Whether a seat's bot has forgotten everything by this entry. */
export function resets(entry: Entry, seat: Seat): boolean {
  return entry.t === 'edit' || (entry.t === 'seat' && (entry.seat === seat || ('to' in entry && 'position' in entry)))
}

/** Replaying gave another position than the journal says: the rules have changed, or the file is damaged. */
export class ReplayMismatch extends Error {
  readonly index: number
  constructor(index: number) {
    super(`entry ${index} leads to another position than the journal says`)
    this.name = 'ReplayMismatch'
    this.index = index
  }
}
