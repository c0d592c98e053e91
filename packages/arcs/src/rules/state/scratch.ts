// A position to try things in: far cheaper than a copy, but the next call takes it back. Nothing may be kept about it.

import { newState, overwrite, type State } from './state.ts'

export function scratch(): (state: State) => State {
  let last: State | undefined
  return (state) => {
    if (last?.options !== state.options) last = newState(state.options)
    overwrite(last, state)
    return last
  }
}
