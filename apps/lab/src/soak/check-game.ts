// One soaked game, held against every promise that a game makes.

import type { JournalFile } from '@understudy/table'
import { conform } from '@understudy/table/testing'
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
export function checkGame({ pkg, census }: GameEntry, game: DrawnGame): BrokenGame | undefined {
  const settings = { ...game, games: 1, every: EVERY, patience: PATIENCE }
  const [problem] = conform(pkg, { ...settings, ...(census === undefined ? {} : { census }) })
  if (problem === undefined) return undefined
  return { what: `${problem.check}, after ${problem.at} entries: ${problem.what}`, journal: problem.journal }
}
