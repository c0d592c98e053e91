// A position to try things in: far cheaper than a copy, but the next call takes it back. Nothing may be kept about it.

import * as L from './layout.ts'
import type { State } from './state.ts'

export function scratch(): (state: State) => State {
  const b = new Uint8Array(L.BYTES)
  const m = new Array<number>(L.MASKS).fill(0)
  let last: State | undefined
  return (state) => {
    b.set(state.b)
    for (let at = 0; at < L.MASKS; at++) m[at] = state.m[at]!
    if (last?.options !== state.options) last = { b, m, options: state.options }
    return last
  }
}
