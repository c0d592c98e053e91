// One soaked game. Some are held against every promise that a game makes; the others, which are many times as fast, have
// to come to an end and to replay.

import { hashOf } from '@understudy/procedure/json'
import { type AnyPackage, type JournalFile, loadJournal, parseJournal, Table } from '@understudy/table'
import { conform, playOut } from '@understudy/table/testing'
import type { GameEntry } from '../game-entry.ts'
import type { DrawnGame } from './drawn-game.ts'

export interface BrokenGame {
  readonly what: string
  readonly journal: JournalFile
}

/** The dear checks are made at every so many-th step. */
const EVERY = 10
const PATIENCE = 20_000

/** What is wrong with this game; undefined if nothing is. */
export function checkGame(entry: GameEntry, game: DrawnGame): BrokenGame | undefined {
  return game.thorough ? conforms(entry, game) : replays(entry.pkg, game)
}

function conforms({ pkg, census }: GameEntry, game: DrawnGame): BrokenGame | undefined {
  const settings = { ...game, games: 1, every: EVERY, patience: PATIENCE }
  const [problem] = conform(pkg, { ...settings, ...(census === undefined ? {} : { census }) })
  if (problem === undefined) return undefined
  return { what: `${problem.check}, after ${problem.at} entries: ${problem.what}`, journal: problem.journal }
}

function replays(pkg: AnyPackage, game: DrawnGame): BrokenGame | undefined {
  // biome-ignore lint/suspicious/noExplicitAny: every game alike
  const table: Table<any, any> = Table.start(pkg, game)
  try {
    playOut(table, game.seed, Number.POSITIVE_INFINITY, PATIENCE)
    const { table: again, resumed } = loadJournal(pkg, parseJournal(JSON.parse(JSON.stringify(table.file()))))
    const same = hashOf(pkg.game.serialise(again.state)) === hashOf(pkg.game.serialise(table.state))
    return same && resumed === undefined ? undefined : { what: 'it does not replay', journal: table.file() }
  } catch (error) {
    return { what: `after ${table.entries.length} entries it throws ${String(error)}`, journal: table.file() }
  }
}
