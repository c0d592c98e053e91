// How long a step of a bot's turn stays on screen before the next one.

import type { Speed } from '../store/settings.ts'

const INTERVAL: Readonly<Record<Speed, number>> = {
  step: Number.POSITIVE_INFINITY,
  slow: 2600,
  normal: 1300,
  instant: 0,
}

/** Milliseconds to wait before the next step; `opening` is the first step after a person's own move. */
export function pause(speed: Speed, opening: boolean): number {
  const interval = INTERVAL[speed]
  return opening && Number.isFinite(interval) ? Math.min(interval, 150) : interval
}
