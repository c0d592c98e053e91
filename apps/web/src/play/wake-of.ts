// What changed: everything that the others did since the person's last deed. It is marked on the board when their turn
// begins, fades with their first pick, and is gone with their first deed; V hides it and brings it back.

import type { GameEvent } from '@understudy/table'
import { lastRun } from './moments.ts'
import type { Play } from './play.ts'

export const NOTHING: readonly GameEvent[] = []

/** The position to compare with, while what changed is marked. */
export function sinceOf(play: Play): unknown {
  const run = lastRun(play.table.entries)
  return run !== undefined && wakeOf(play).length > 0 && play.since?.at === run.from ? play.since.state : undefined
}

const known = new WeakMap<Play, { readonly at: number; readonly events: readonly GameEvent[] }>()

export function wakeOf(play: Play): readonly GameEvent[] {
  const { entries, log } = play.table
  if (!play.wake.value || play.proposed.value !== undefined) return NOTHING
  const run = lastRun(entries)
  // Something of one's own came after it.
  if (run === undefined || run.to !== entries.length) return NOTHING
  const before = known.get(play)
  if (before?.at === entries.length) return before.events
  const events = log.slice(run.from, run.to).flatMap((logged) => logged.events)
  known.set(play, { at: entries.length, events })
  return events
}
