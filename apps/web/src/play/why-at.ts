// Which decision a thing on the table asks about: the last one of the others' last stretch that touched it.

import type { GameEvent } from '@understudy/table'
import type { Pointing } from '../games/ui.ts'
import { botOf } from './explaining.ts'
import { lastRun } from './following/moments.ts'
import type { Play } from './play.ts'

/** By the key of the thing. */
export function whyAt(play: Play, key: string, pointing: Pointing<unknown>): number | undefined {
  const { state } = play.table
  return lastOf(play, (event) => pointing.about(event, state).includes(key))
}

/** By what is marked as changed. */
export const whyOfEvent = (play: Play, event: GameEvent): number | undefined => lastOf(play, (each) => each === event)

function lastOf(play: Play, is: (event: GameEvent) => boolean): number | undefined {
  const { entries, log } = play.table
  const run = lastRun(entries)
  if (run === undefined) return undefined
  for (let at = run.to - 1; at >= run.from; at--) {
    if (log[at]?.events.some(is) !== true) continue
    // Dice and draws belong to what was decided before them.
    for (let back = at; back >= run.from; back--) if (botOf(play, entries[back]) !== undefined) return back
  }
  return undefined
}
