// Whether a turn is ended although something useful could still be done: then the person is asked, once.

import { type Action, type Doing, read, type State } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import type { Refusal } from '@understudy/table'
import { say } from './left-words.ts'

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

export function unfinished(state: State, action: Action): Refusal | undefined {
  const pips = read.pipsLeft(state)
  if (action.do !== 'end' || pips === 0) return undefined
  const decision = arcs.decision(state)
  if (decision?.kind !== 'turn') return undefined
  const useful = decision.next([]).some(({ pick }) => {
    if (pick.slot !== 'do' || IDLE.includes(pick.value as Doing)) return false
    return decision.next([pick]).some((next) => next.pick.slot === 'pay' && next.pick.value === 'pip')
  })
  return useful ? say('turn.left', { pips }) : undefined
}
