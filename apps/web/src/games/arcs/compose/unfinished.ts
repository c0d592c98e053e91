// Whether a turn is ended although something useful could still be done: then the person is asked, once.

import type { Action, State } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { SLOT_KEYS, slotUsable, withActions } from '@understudy/arcs/rules'
import { FRAMES, read, seatOf } from '@understudy/arcs/state'
import type { Colour, Doing } from '@understudy/arcs/vocabulary'
import type { GameEvent } from '@understudy/table'
import type { EndedTurn, LeftToDo } from '../../ui.ts'
import { actionsLeft } from './left-words.ts'

/** What a pip can always be spent on without a need. */
const IDLE: readonly Doing[] = ['end', 'arrange', 'spend', 'decline']

/** The end of the turn, if nothing but that could be done. */
export function nothingLeft(state: State): Action | undefined {
  const decision = arcs.decision(state)
  if (decision?.kind !== 'turn') return undefined
  const all = decision.next([])
  const idle = all.every(({ pick }) => pick.slot === 'do' && IDLE.includes(pick.value as Doing))
  return idle ? all.find(({ action }) => action?.do === 'end')?.action : undefined
}

/** The same for a turn that ends by itself: not while a token that was just gained lies where it may be raided more easily. */
export function endOf(state: State): Action | undefined {
  const colour = inTurn(state)
  return colour !== undefined && saferElsewhere(state, seatOf(state, colour)) ? undefined : nothingLeft(state)
}

/** Whether rearranging could make raids dearer, or put another token where they are. */
function saferElsewhere(state: State, seat: number): boolean {
  if ((read.arranging(state) & (1 << seat)) === 0) return false
  const slots = SLOT_KEYS.flatMap((keys, slot) =>
    slotUsable(state, seat, slot) ? [{ keys, type: read.slot(state, seat, slot) }] : [],
  )
  return slots.some(({ keys, type }) => type !== 0 && slots.some((other) => other.keys > keys && other.type !== type))
}

export function unfinished(state: State, action: Action): LeftToDo | undefined {
  const pips = read.pipsLeft(state)
  if (action.do !== 'end' || pips === 0) return undefined
  const decision = arcs.decision(state)
  if (decision?.kind !== 'turn') return undefined
  const useful = decision.next([]).some(({ pick }) => {
    if (pick.slot !== 'do' || IDLE.includes(pick.value as Doing)) return false
    return decision.next([pick]).some((next) => next.pick.slot === 'pay' && next.pick.value === 'pip')
  })
  return useful ? actionsLeft(pips) : undefined
}

const TURN = FRAMES.indexOf('turn')
const REINFORCE = FRAMES.indexOf('reinforce')

/** Whose actions are being taken; nobody's while a card is chosen. */
function inTurn(state: State): Colour | undefined {
  for (let n = read.depth(state) - 1; n >= 0; n--)
    if (read.frameKind(state, n) === TURN || read.frameKind(state, n) === REINFORCE)
      return state.options.colours[read.frameSeat(state, n)]
  return undefined
}

const ended = (before: State, after: State): boolean =>
  arcs.moment(before) !== arcs.moment(after) || read.over(before) !== read.over(after)

/** The rules end a turn with its last action. It is shown as it was then: with one action more, nothing would have ended. */
export function endedAlone(before: State, after: State, action: Action): EndedTurn<State> | undefined {
  const seat = inTurn(before)
  if (seat === undefined || action.do === 'end' || !ended(before, after)) return undefined
  const shown = withActions(before, read.pipsLeft(before) + 1)
  const events: GameEvent[] = []
  try {
    arcs.apply(shown, action, { event: (event) => events.push(event) })
  } catch {
    return { seat }
  }
  if (ended(before, shown)) return { seat }
  return { seat, shown: withActions(shown, 0), events }
}
