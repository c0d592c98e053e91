// Whether the table of an act is being laid out, and what is left of it.

import { FRAMES, playersOf, read, type State } from '@understudy/arcs'

/** Frames that are left while the table is laid out, the last of them first. */
const LATER = [
  'initiative',
  'row',
  'policy',
  'imperial',
  'drawFates',
  'fate',
  'revealFates',
  'found',
  'fillFree',
] as const
export type Step = (typeof LATER)[number]

export function pending(state: State): ReadonlySet<string> {
  const names = new Set<string>()
  for (let i = 0; i < read.depth(state); i++) names.add(FRAMES[read.frameKind(state, i)]!)
  return names
}

/** Until somebody has played a card. */
export function laying(state: State): boolean {
  const left = pending(state)
  if (LATER.some((step) => left.has(step))) return true
  if (read.chapter(state) !== 1 || read.round(state) > 1) return false
  for (let seat = 0; seat < playersOf(state); seat++) if (read.playedCard(state, seat) > 0) return false
  return read.over(state) === 0 && left.size > 0 && read.turn(state) === 0
}
