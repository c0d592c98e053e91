// What one press did, however many entries that made: it is taken back and done again as one.

import type { Entry } from '@understudy/table'
import { isPersonal } from '@understudy/table/journal'
import type { AnyTable } from '../../store/games.ts'

/** By the place and the hash of an entry, which it keeps when it is done again: where its press began. */
const presses = new WeakMap<AnyTable, Map<string, number>>()

const keyOf = (at: number, entry: Entry | undefined): string => `${at} ${entry?.hash}`

/** Whatever is recorded by this belongs to one press. */
export function inOnePress<Result>(table: AnyTable, what: () => Result): Result {
  const from = table.entries.length
  const result = what()
  const begun = presses.get(table) ?? new Map<string, number>()
  presses.set(table, begun)
  table.entries.forEach((entry, at) => {
    if (at >= from && isPersonal(entry)) begun.set(keyOf(at, entry), from)
  })
  return result
}

/** Where undo goes back to: before the first thing that the last press did. */
export function lastPress(table: AnyTable): number | undefined {
  const to = table.undoPoint()
  return to === undefined ? undefined : (presses.get(table)?.get(keyOf(to, table.entries[to])) ?? to)
}

/** Whether what would be done again next belongs to what was done last. */
export function goesOn(table: AnyTable): boolean {
  const { entries, undone } = table
  const from = presses.get(table)?.get(keyOf(entries.length, undone[0]))
  return from !== undefined && from < entries.length
}
