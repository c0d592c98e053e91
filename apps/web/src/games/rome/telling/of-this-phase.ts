// Where a battle has got to: what came of a deed names no part of it that is over.

import type { GameEvent, Logged } from '@understudy/table'

const begins = ({ say }: GameEvent): boolean => say === 'battlePhase'

/** Rounds go by that tell nothing, and the next phase with them: only the one that was begun last is told. */
export function ofThisPhase(told: Logged | undefined, log: readonly Logged[]): Logged | undefined {
  if (told === undefined || !told.events.some(begins)) return told
  const now = log.findLast(({ events }) => events.some(begins))?.events.findLast(begins)
  const events = told.events.filter((event) => !begins(event) || event === now)
  return events.length === 0 ? undefined : { ...told, events }
}
