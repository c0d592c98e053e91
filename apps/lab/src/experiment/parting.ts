// Where two games of the same number part: the first thing on the board that is not the same.

import type { AnyPackage, Entry } from '@understudy/table'
import { playing, startedTable } from './journal.ts'
import type { Plan } from './plan.ts'
import { happening } from './rows.ts'

export interface Parting {
  /** Numbers of entries in the two journals; the one that is over has none. */
  readonly base?: number
  readonly other?: number
}

/** Undefined if they do not part. */
export function partingOf(pkg: AnyPackage, plan: Plan, arm: number, game: number): Parting | undefined {
  const base = happenings(pkg, plan, 0, game)
  const other = happenings(pkg, plan, arm, game)
  for (;;) {
    const [a, b] = [base.next().value, other.next().value]
    if (a === undefined && b === undefined) return undefined
    if (a?.what === b?.what) continue
    return { ...(a === undefined ? {} : { base: a.entry }), ...(b === undefined ? {} : { other: b.entry }) }
  }
}

function* happenings(
  pkg: AnyPackage,
  plan: Plan,
  arm: number,
  game: number,
): Generator<{ entry: number; what: string }, undefined> {
  const table = startedTable(pkg, plan, arm, game)
  let seen = 0
  for (const _ of playing(table))
    for (; seen < table.entries.length; seen++) {
      const what = happening(table.entries[seen] as Entry)
      if (what !== undefined) yield { entry: seen, what }
    }
  return undefined
}
