// "Allow anyway" beside a real board: the action is carried out although a rule forbids it, as long as pieces, tokens and
// cards still add up afterwards.

import { type EventSink, IllegalAction } from '@understudy/table'
import type { Action } from '../../vocabulary.ts'
import { problemsOf } from '../positions/check.ts'
import { actRules } from '../round/act-rules.ts'
import { settle } from '../round/settle.ts'
import * as read from '../state/read.ts'
import { topKind, topSeat } from '../state/stack.ts'
import { copyState, overwrite, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { deedOf, offered } from './deeds.ts'
import { applyAction, refusal } from './legal.ts'

export function forceAction(state: State, action: Action, events?: EventSink): void {
  const no = refusal(state, action)
  if (no === undefined) {
    applyAction(state, action, events)
    return
  }
  if (read.over(state) !== 0 || offered(state, topKind(state), action.do) === undefined) throw new IllegalAction(no)
  const after = copyState(state)
  const told: Parameters<EventSink['event']>[0][] = []
  const sink: EventSink = { event: (what) => told.push(what) }
  try {
    if (after.options.act !== 0) actRules().begins(after)
    deedOf(after, action.do).carry(after, action, topSeat(after), sink)
    // A pip that was not there: the byte has gone round.
    if (read.pipsLeft(after) > 100) write.setPipsLeft(after, 0)
    settle(after, sink)
  } catch {
    throw new IllegalAction(no)
  }
  if (problemsOf(after).length > 0) throw new IllegalAction(no)
  overwrite(state, after)
  for (const what of told) events?.event(what)
}
