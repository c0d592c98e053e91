// The journal of one game of an experiment, played again: for `replay`, `explain` and the page.

import { type AnyPackage, type JournalFile, StuckGame, Table } from '@understudy/table'
import { entryByLot } from '../answer-by-lot.ts'
import { PATIENCE } from '../play-game.ts'
import { gameSeed, type Plan, rotationOf, tableOf } from './plan.ts'

// biome-ignore lint/suspicious/noExplicitAny: every game alike
type AnyTable = Table<any, any>

/** One step; false if the game is over. */
function step(table: AnyTable): boolean {
  const next = table.next()
  const entry = entryByLot({ pkg: table.pkg, state: table.state, seed: seedOf(table) }, next)
  if (entry === undefined) return false
  table.record(entry)
  return true
}

const seedOf = ({ entries }: AnyTable): string => (entries[0]?.t === 'start' ? entries[0].seed : '')

export function startedTable(pkg: AnyPackage, plan: Plan, arm: number, game: number): AnyTable {
  return Table.start(pkg, { ...tableOf(pkg, plan, arm, rotationOf(plan, game)), seed: gameSeed(plan, game) })
}

/** The table at the end of the game, or where it breaks. */
export function playedTable(pkg: AnyPackage, plan: Plan, arm: number, game: number): AnyTable {
  const table = startedTable(pkg, plan, arm, game)
  try {
    playOn(table)
  } catch {
    // It ends before what breaks the game.
  }
  return table
}

/** The journal to the end of the game, or to where it breaks. */
export function journalOf(pkg: AnyPackage, plan: Plan, arm: number, game: number): JournalFile {
  const table = playedTable(pkg, plan, arm, game)
  return { ...table.file(), title: `${plan.kind} ${plan.arms[arm]?.name ?? arm}, ${game}` }
}

/** Step by step; throws what breaks the game. */
export function* playing(table: AnyTable): Generator<void> {
  for (let steps = 0; steps < PATIENCE; steps++) {
    if (!step(table)) return
    yield
  }
  throw new StuckGame(table.pkg.game.id, seedOf(table), PATIENCE)
}

function playOn(table: AnyTable): void {
  for (const _ of playing(table));
}
