// A position to try things in: far cheaper than a copy, but the next call takes it back. Nothing may be remembered about
// it (the caches of this book are kept by position), so it is for counting only.

import * as L from '../../../rules/layout.ts'
import type { State } from '../../../rules/state.ts'

const b = new Uint8Array(L.BYTES)
const m = new Array<number>(L.MASKS).fill(0)
let scratch: State | undefined

export function tryOut(state: State): State {
  b.set(state.b)
  for (let at = 0; at < L.MASKS; at++) m[at] = state.m[at]!
  if (scratch?.options !== state.options) scratch = { b, m, options: state.options }
  return scratch
}
