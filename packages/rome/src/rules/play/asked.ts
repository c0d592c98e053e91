// Who is asked what, in a position. It is asked for several times before the next action: by the driver, by a bot that looks at
// it, and when the action is taken. So what the rules have come to last is kept until something changes.

import { hasGaps } from '../../pack/setting.ts'
import type { Frame } from '../state/frames.ts'
import type { State } from '../state/state.ts'
import { type Ask, topFrame } from './handler.ts'
import { handlerOf } from './handlers.ts'

export interface Asked {
  readonly frame: Frame
  readonly ask: Ask
}

let last: Asked | undefined
/** The board and the pack of that position; a bot's glance at it shares them. */
let lands: State['lands'] | undefined
let setting: State['setting'] | undefined

/** Kept from the end of an action to the beginning of the next. Not where cells are open: what is told may change the question. */
export function keepAsked(state: State, frame: Frame, ask: Ask): void {
  last = hasGaps(state) ? undefined : { frame, ask }
  lands = state.lands
  setting = state.setting
}

/** The position is about to change. */
export function forgetAsked(): void {
  last = undefined
}

export function asked(state: State): Asked | undefined {
  if (state.over !== null) return undefined
  const frame = topFrame(state)
  if (last !== undefined && last.frame === frame && lands === state.lands && setting === state.setting) return last
  const ask = frame === undefined ? undefined : handlerOf(frame).ask(state, frame)
  if (frame === undefined || ask === undefined) throw new Error(`nobody is asked (${frame?.kind ?? 'no frame'})`)
  return { frame, ask }
}
