// Positions that a journal has written down: where a game can be taken up that can no longer be replayed.

import type { Json } from '@understudy/procedure'
import { hashOf } from '@understudy/procedure/json'
import type { Entry, JournalFile, StartEntry } from './journal.ts'

interface WrittenDown {
  /** The game as it would begin from there, with those who sat at the table by then. */
  readonly start: StartEntry
  /** How many entries lie behind it. */
  readonly at: number
}

/** All of them that are undamaged, the latest first. */
export function* positionsIn(data: JournalFile): Generator<WrittenDown> {
  const { entries } = data
  const [start] = entries
  if (start?.t !== 'start') return
  const { hash: _, ...begin } = start
  const from = (at: number, position: Json): WrittenDown => ({
    at,
    start: { ...begin, ...seatsAt(entries, at, start), position },
  })
  const last = hashAt(entries, entries.length)
  if (data.position !== undefined && last !== undefined && hashOf(data.position) === last)
    yield from(entries.length, data.position)
  for (let at = entries.length - 1; at > 0; at--) {
    const entry = entries[at]
    const position = entry !== undefined && 'position' in entry ? entry.position : undefined
    if (entry === undefined || position === undefined) continue
    // Snapshots of older versions have no hash; the entry before them led to the same position and has one.
    const hash = entry.t === 'snapshot' ? (entry.hash ?? hashAt(entries, at)) : entry.hash
    if (hash === undefined || hash === hashOf(position)) yield from(at + 1, position)
  }
}

/** The hash of the position after so many entries. */
function hashAt(entries: readonly Entry[], count: number): string | undefined {
  return entries.slice(0, count).findLast(({ t }) => t !== 'snapshot')?.hash
}

/** Who sat where, and where chance came from, after so many entries. */
function seatsAt(entries: readonly Entry[], count: number, start: StartEntry): Pick<StartEntry, 'seats' | 'chance'> {
  let { seats, chance } = start
  for (const each of entries.slice(0, count)) {
    if (each.t !== 'seat') continue
    if ('to' in each) seats = { ...seats, [each.seat]: each.to }
    else chance = each.chance
  }
  return { seats, chance }
}
