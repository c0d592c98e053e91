// Whether an action is legal now, and carrying it out. Any well-formed action may be asked about.

import { type EventSink, IllegalAction } from '@understudy/table'
import type { Action } from '../../vocabulary.ts'
import { tokenIn, typeName } from '../board/resources.ts'
import { actRules } from '../round/act-rules.ts'
import { settle } from '../round/settle.ts'
import { say } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import { forget } from '../state/cards.ts'
import { BONUS_OWES_BATTLE } from '../state/numbers.ts'
import * as read from '../state/read.ts'
import { F, FRAMES, topKind, topSeat } from '../state/stack.ts'
import { colourOf, type State } from '../state/state.ts'
import type { AnyDeed, No } from './deed.ts'
import { offered } from './deeds.ts'

export const refusal = (state: State, action: Action): No =>
  refusalOf(state, action, offered(state, topKind(state), action.do))

function refusalOf(state: State, action: Action, deed: AnyDeed | undefined): No {
  if (read.over(state) !== 0) return say('no.over', {})
  const kind = topKind(state)
  if (deed === undefined)
    return say('no.notNow', { doing: action.do, frame: FRAMES[kind]!, seat: colourOf(state, topSeat(state)) })
  if (kind === F.turn && read.bonus(state) !== 0) {
    const owed = read.bonus(state) === BONUS_OWES_BATTLE ? 'battle' : 'secure'
    if (action.do !== owed) return say('no.owes', { kind: owed })
  }
  return deed.refuse(state, action, topSeat(state))
}

export function applyAction(state: State, action: Action, events?: EventSink): void {
  const deed = offered(state, topKind(state), action.do)!
  const no = refusalOf(state, action, deed)
  if (no !== undefined) throw new IllegalAction(no)
  const seat = topSeat(state)
  const rules = seatRules(state, seat)
  if (rules.inOrder && topKind(state) === F.turn) rules.comesTo(state, action.do)
  if (state.options.act !== 0) actRules().begins(state)
  // What is bought with a token says so first.
  const pay = 'pay' in action ? action.pay : 'pip'
  if (events !== undefined && pay !== 'pip' && !rules.inOrder)
    events.event(say('log.spent', { seat: colourOf(state, seat), type: typeName(tokenIn(state, seat, pay.slot)) }))
  deed.carry(state, action, seat, events)
  if (state.options.secretHands) forget(state)
  settle(state, events)
}
