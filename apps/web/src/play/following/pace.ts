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

const MOTION_MS = 300

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
  return opening ? Math.min(wait, 150) : wait
}

/** A stretch of bots that has been shown for so long goes on more quickly, and no faster than one can follow. */
const LONG_MS = 8000
const HURRIED_MS = 600
/** What belongs to the beat that is shown follows at once then. */
const AT_ONCE_MS = 80

/** `shown`: how long the stretch has been on screen. At a calm pace, and step by step, nobody is hurried. */
export function hurried(speed: Speed, wait: number, shown: number): number {
  if ((speed !== 'normal' && speed !== 'quick') || shown < LONG_MS) return wait
  return Math.min(wait, wait <= MOTION_MS ? AT_ONCE_MS : HURRIED_MS)
}
