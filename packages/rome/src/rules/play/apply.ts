// Checks, then changes the position, then goes on until somebody is asked again. "Allow anyway" beside a real board skips the
// check, as long as the table still makes sense afterwards.

import { type EventSink, IllegalAction } from '@understudy/table'
import { MissingFact } from '@understudy/table/gaps'
import type { Action } from '../../vocabulary.ts'
import { problemsOf } from '../positions/check.ts'
import { parseState } from '../positions/parse.ts'
import { serialiseState } from '../positions/write-state.ts'
import { settle } from '../round/flow.ts'
import { say } from '../sayings.ts'
import { copyState } from '../state/copy.ts'
import type { State } from '../state/state.ts'
import { asked, forgetAsked } from './asked.ts'
import { refusal, wasAllowed } from './decision.ts'
import { handlerOf } from './handlers.ts'

export function applyAction(state: State, action: Action, log?: EventSink): void {
  const now = asked(state)
  if (now === undefined) throw new IllegalAction(say('no.over', {}))
  const why = wasAllowed(state, action, now.frame) ? undefined : refusal(state, action, now)
  if (why !== undefined) throw new IllegalAction(why)
  forgetAsked()
  handlerOf(now.frame).apply(state, now.frame, action, log)
  settle(state, log)
}

/** Costs never take anybody below nothing, whatever the people at the table have allowed themselves. */
function spare(state: State): void {
  for (const side of state.sides) {
    side.gold = Math.max(0, side.gold)
    for (const army of side.armies) army.mp = Math.max(0, army.mp)
  }
}

export function forceAction(state: State, action: Action, log?: EventSink): void {
  const why = refusal(state, action)
  if (why === undefined) {
    applyAction(state, action, log)
    return
  }
  const now = asked(state)
  if (now === undefined || 'chance' in now.ask || !OVERLOOKED.has(why.say)) throw new IllegalAction(why)
  const known = problemsOf(state).length
  const after = copyState(state)
  const told: Parameters<EventSink['event']>[0][] = []
  try {
    const frame = after.frames.at(-1)
    if (frame === undefined) throw new Error('nobody is asked')
    handlerOf(frame).apply(after, frame, action, { event: (what) => told.push(what) })
    spare(after)
    settle(after, { event: (what) => told.push(what) })
    if (problemsOf(after).length > known) throw new Error('the table does not add up')
    parseState(serialiseState(after))
  } catch (error) {
    if (error instanceof MissingFact) throw error
    throw new IllegalAction(why)
  }
  Object.assign(state, after)
  for (const what of told) log?.event(what)
}

/** What people can overlook: costs, reach, what was used up, limits. */
const OVERLOOKED: ReadonlySet<string> = new Set([
  'no.mp',
  'no.gold',
  'no.reach',
  'no.agentUsed',
  'no.activated',
  'no.armiesFirst',
  'no.builtAlready',
  'no.unrest',
  'no.limit',
  'no.agentsFull',
])
