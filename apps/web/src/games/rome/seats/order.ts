import type { State } from '@understudy/rome'
import { seatId } from '@understudy/rome/rules'

/** A fixed order: the seat after the viewer's first, the viewer last, next to their hand. */
export function inOrder(state: State, viewer: string): number[] {
  const all = state.sides.map((_, no) => no)
  const own = all.findIndex((no) => seatId(state, no) === viewer)
  return own < 0 ? all : [...all.slice(own + 1), ...all.slice(0, own + 1)]
}
