// A long stretch of bots is shortened evenly: what is known to come, which bots have thought ahead while the first of it is
// read, says by how much.

import type { Entry, Logged } from '@understudy/table'
import type { Telling } from '../../games/ui.ts'
import type { Speed } from '../../store/settings.ts'
import type { AnyAction } from '../deciding/picker.ts'
import { goesOn } from './beats.ts'
import { MOTION_MS, pause } from './pace.ts'

const LONGEST_MS = 20_000
const SHORTEST_MS = 600
/** What belongs to the beat that is shown may follow sooner. */
const SHORTEST_WITHIN_MS = 80

/** Milliseconds that these entries would take after the present beat, each beat with a sentence of usual length. */
export function toCome(
  speed: Speed,
  beat: readonly Logged[],
  entries: readonly Entry[],
  joins?: Telling<AnyAction>['joins'],
): number {
  let ms = 0
  let steps: readonly Pick<Logged, 'entry'>[] = beat
  for (const entry of entries) {
    const within = goesOn(steps as readonly Logged[], entry, joins)
    if (entry.t === 'action') ms += pause(speed, false, within)
    steps = within ? [...steps, { entry }] : [{ entry }]
  }
  return ms
}

/**
 * The wait before the next step, of a stretch that was `shown` for so long and of which so much is known `toCome`. At a calm
 * pace, and step by step, nothing is shortened.
 */
export function shortened(speed: Speed, wait: number, shown: number, toCome: number): number {
  const all = wait + toCome
  if ((speed !== 'normal' && speed !== 'quick') || shown + all <= LONGEST_MS) return wait
  const least = wait <= MOTION_MS ? SHORTEST_WITHIN_MS : SHORTEST_MS
  return Math.min(wait, Math.max(least, (wait * Math.max(0, LONGEST_MS - shown)) / all))
}
