// How long a beat of a bot's turn stays on screen before the next one: as long as one reads it.

import type { Speed } from '../../store/settings.ts'

/** Times the reading; a step of the same beat only waits for its pieces to move. */
const FACTOR: Readonly<Record<Speed, number>> = {
  step: Number.POSITIVE_INFINITY,
  slow: 1.6,
  normal: 1,
  quick: 0.4,
  instant: 0,
}

export const MOTION_MS = 300
/** After one's own press: applied and drawn, the first beat is there within 150 ms. */
const FIRST_MS = 120

/** Milliseconds to read a sentence, within what is bearable. */
export const reading = (letters: number): number => Math.min(2600, Math.max(900, 350 + 28 * letters))

/**
 * Milliseconds to wait before the next step. `opening`: it is the first after a person's own move. `within`: it belongs to
 * the beat that is shown; otherwise that has so many `letters` to be read.
 */
export function pause(speed: Speed, opening: boolean, within = false, letters = 36): number {
  const factor = FACTOR[speed]
  if (!Number.isFinite(factor)) return factor
  const wait = factor * (within ? MOTION_MS : reading(letters))
  return opening ? Math.min(wait, FIRST_MS) : wait
}
