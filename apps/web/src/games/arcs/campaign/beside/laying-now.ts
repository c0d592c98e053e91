// Whether the table of an act is being laid out.

import type { State } from '@understudy/arcs'
import { playersOf, read } from '@understudy/arcs/state'

/** Until somebody has played a card. */
export function laying(state: State): boolean {
  if (read.chapter(state) !== 1 || read.round(state) > 1 || read.turn(state) !== 0) return false
  for (let seat = 0; seat < playersOf(state); seat++) if (read.playedCard(state, seat) > 0) return false
  return true
}
