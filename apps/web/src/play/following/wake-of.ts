// What changed: everything that the others did since the person's last deed. It is marked on the board when their turn
// begins, fades with their first pick, and is gone with their first deed; V, or the button beside the zoom, hides it and brings
// it back for as long as the turn lasts.

import type { GameEvent } from '@understudy/table'
import type { Play } from '../play.ts'
import { lastRun } from './moments.ts'

export const NOTHING: readonly GameEvent[] = []

/** The position to compare with, while what changed is marked. */
export function sinceOf(play: Play): unknown {
  const run = lastRun(play.table.entries)
  if (run === undefined || wakeOf(play).length === 0) return undefined
  return sinceAt(play, run.from)?.state
}

const sinceAt = (play: Play, at: number) => [play.since, play.sinceTurn].find((each) => each?.at === at)

/** After a reload or an undo: where a person's last deed is to be looked up in the journal; undefined: it is known, or there is none. */
export function lostSince(play: Play): number | undefined {
  const from = lastRun(play.table.entries)?.from ?? 0
  return from > 1 && sinceAt(play, from) === undefined ? from : undefined
}

const known = new WeakMap<Play, { readonly at: number; readonly events: readonly GameEvent[] }>()

export function wakeOf(play: Play): readonly GameEvent[] {
  return wakeShown(play) && play.proposed.value === undefined ? allOf(play) : NOTHING
}

/** Whether anything changed that may be marked in this turn. */
export const hasWake = (play: Play): boolean => allOf(play).length > 0

/** Something of one's own came after it. */
const isOld = (play: Play): boolean => lastRun(play.table.entries)?.to !== play.table.entries.length

export const wakeShown = (play: Play): boolean => (isOld(play) ? play.wakeAgain.value : play.wake.value)

export function toggleWake(play: Play): void {
  const shown = isOld(play) ? play.wakeAgain : play.wake
  shown.value = !shown.value
}

function allOf(play: Play): readonly GameEvent[] {
  const { entries, log } = play.table
  const run = lastRun(entries)
  if (run === undefined) return NOTHING
  const { to } = run
  // As long as the turn lasts that came after it.
  if (to < entries.length && log[to]?.moment !== play.pkg.game.moment(play.table.state)) return NOTHING
  const before = known.get(play)
  if (before?.at === to) return before.events
  const events = log.slice(run.from, to).flatMap((logged) => logged.events)
  known.set(play, { at: to, events })
  return events
}
