// What the log line of a bot's step is about: systems, buildings, cards, seats. Found in its facts, whatever they are
// called, so that a new sentence of the rules glows without being told how.

import type { Json } from '@understudy/procedure'
import type { GameEvent } from '@understudy/table'
import { placeOf } from './taps.ts'

/** Facts that name who acts, or something other than a place. */
const NOT_PLACES = new Set(['seat', 'by'])

export function glowing(events: readonly GameEvent[], refs: readonly Json[]): ReadonlySet<string> {
  const found = new Set<string>()
  const look = (value: Json): void => {
    const place = placeOf(value)
    if (place !== undefined) {
      found.add(place.id)
      return
    }
    if (Array.isArray(value)) for (const each of value) look(each as Json)
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) look(each as Json)
  }
  for (const ref of refs) look(ref)
  for (const { say, with: facts } of events) {
    // The cards of a whole row, or of a deal, are no news about one of them.
    if (say === 'log.row' || say === 'log.draftRow') continue
    for (const [name, value] of Object.entries(facts ?? {})) if (!NOT_PLACES.has(name)) look(value as Json)
  }
  return found
}
