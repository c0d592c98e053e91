// Checks, then changes the position, then goes on until somebody is asked again.

import { type EventSink, IllegalAction } from '@understudy/table'
import type { Action } from '../vocabulary.ts'
import { asked, refusal } from './decision.ts'
import { settle } from './flow.ts'
import { handlerOf } from './handlers.ts'
import type { State } from './state.ts'

export function applyAction(state: State, action: Action, log?: EventSink): void {
  const why = refusal(state, action)
  if (why !== undefined) throw new IllegalAction(why)
  const now = asked(state)
  if (now === undefined) return
  handlerOf(now.frame).apply(state, now.frame, action, log)
  settle(state, log)
}
