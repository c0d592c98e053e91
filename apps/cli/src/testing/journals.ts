// Journals of the toy game for tests.

import { type JournalFile, Table } from '@understudy/table'
import { heapPackage } from '../../../lab/src/testing/heap.ts'
import type { AnyTable } from '../journal.ts'

/** A game between a scripted player and the miser, played to its end. */
export function playedTable(seed = 'x'): AnyTable {
  const table: AnyTable = Table.start(heapPackage, {
    options: { size: 'large' },
    seed,
    seats: { s1: { by: 'bot', bot: 'one' }, s2: { by: 'bot', bot: 'miser' } },
  })
  while (table.advance() !== undefined);
  return table
}

export const playedJournal = (seed = 'x'): JournalFile => JSON.parse(JSON.stringify(playedTable(seed).file()))

/** The numbers of entries that the miser's rulebook decided. */
export function decidedEntries(table: AnyTable): number[] {
  return table.entries.flatMap((entry, index) => (entry.t === 'action' && entry.seat === 's2' ? [index] : []))
}
