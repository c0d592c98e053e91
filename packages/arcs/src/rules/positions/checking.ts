// Who says what is impossible about a position, what it looks like on a real table, and who allows an action anyway. That is
// a part that comes by itself (checking-part.ts): a game that has just begun on a screen needs nothing of it.

import type { Change, EventSink, Problem } from '@understudy/table'
import type { Action } from '../../vocabulary.ts'
import type { State } from '../state/state.ts'

interface Checking {
  problems(state: State): Problem[]
  changes(from: State, to: State): Change[]
  setup(state: State): Change[]
  force(state: State, action: Action, events?: EventSink): void
}
let checking: Checking | undefined

export const checksPositions = (part: Checking): void => {
  checking = part
}

function loaded(): Checking {
  if (checking === undefined) throw new Error('what checks positions is not loaded')
  return checking
}

export const checkPosition = (state: State): Problem[] => loaded().problems(state)
/** Asked after everything that is taken back; without the part there is no real table to change anything on. */
export const changesOnTable = (from: State, to: State): Change[] => checking?.changes(from, to) ?? []
export const setUpOnTable = (state: State): Change[] => loaded().setup(state)
export const allowAnyway: Checking['force'] = (state, action, events) => loaded().force(state, action, events)
