// What all parts of the check of a position use.

import type { Problem } from '@understudy/table'
import * as read from '../state/read.ts'
import type { State } from '../state/state.ts'

export type Add = (where: string, what: Problem['what']) => void

/** Whether such a frame is on the stack, for this seat or for any. */
export const under = (state: State, kind: number, seat?: number): boolean => {
  for (let i = 0; i < read.depth(state); i++) {
    if (read.frameKind(state, i) === kind && (seat === undefined || read.frameSeat(state, i) === seat)) return true
  }
  return false
}
