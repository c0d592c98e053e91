// What comes one after another at the end of a round or of an act: a list of steps, which the campaign makes longer. The
// frame on top counts the steps that have begun, so that a step may ask somebody something before the next one begins.

import type { EventSink } from '@understudy/table'
import { pop, push, setTopArg, topArg } from '../state/stack.ts'
import type { State } from '../state/state.ts'

export interface Step {
  readonly id: string
  run(state: State, events?: EventSink): void
}

/** The list with further steps right after the one that is named. */
export function extended(steps: readonly Step[], after: string, ...more: readonly Step[]): readonly Step[] {
  const at = steps.findIndex(({ id }) => id === after)
  if (at < 0) throw new Error(`there is no step ${after}`)
  return [...steps.slice(0, at + 1), ...more, ...steps.slice(at + 1)]
}

/** Runs the next step of the frame on top. With the last one the frame gives way to the frame `then`, if there is one. */
export function nextStep(state: State, steps: readonly Step[], then: number | undefined, events?: EventSink): void {
  const at = topArg(state, 0)
  if (at < steps.length - 1) setTopArg(state, 0, at + 1)
  else {
    pop(state)
    if (then !== undefined) push(state, then, 0)
  }
  steps[at]?.run(state, events)
}
