// Which entries of the journal are steps of a game.

import type { Logged } from '@understudy/table'

/** Whether an entry is a step to show: a bot's pick is part of the decision that follows it, bookkeeping is none. */
export function isStep({ entry, events }: Logged): boolean {
  if (entry.t === 'action') return events.length === 0 || events.some((event) => event.aside !== true)
  if (entry.t === 'answer') return entry.kind === 'roll' || entry.kind === 'fact' || events.length > 0
  return entry.t === 'edit' || entry.t === 'seat'
}
