// A token for the pip of a Copy or Pivot that is spent on Tax (Attuned, Insatiable, Firebrand).

import { gain } from '../../board/resources.ts'
import type { Hooks } from '../../hooks/hooks.ts'

export const sideToken =
  (type: number): Hooks['sidePip'] =>
  (state, seat, kind, events) => {
    if (kind === 'tax') gain(state, seat, type, events)
  }
