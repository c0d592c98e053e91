// A run of games with consecutive numbers: the piece of work that a worker gets.

import type { Counts, Coverage } from '@understudy/procedure/trace'
import type { Options } from '@understudy/table'
import type { GameEntry } from './game-entry.ts'
import { countsOf, type GameResult, playGame } from './play-game.ts'
import type { Seating } from './seating.ts'

export interface Batch {
  readonly game: string
  readonly options: Options
  readonly seats: Seating
  readonly seed: string
  readonly first: number
  readonly count: number
  readonly coverage: boolean
}

export interface FailedGame {
  readonly number: number
  readonly seed: string
  readonly message: string
  readonly stack: string
}

export interface BatchResult {
  readonly games: readonly GameResult[]
  readonly coverage: Readonly<Record<string, Counts>>
  /** The game that broke: the batch ends there. */
  readonly failed?: FailedGame
}

/** Game i has its own seed, so it is the same game whoever plays it and whatever is played before. */
export const seedOf = (seed: string, number: number): string => `${seed}/${number}`

export function playBatch({ pkg, measures }: Pick<GameEntry, 'pkg' | 'measures'>, batch: Batch): BatchResult {
  const games: GameResult[] = []
  const coverage = new Map<string, Coverage>()
  const { options, seats } = batch
  for (let number = batch.first; number < batch.first + batch.count; number++) {
    const seed = seedOf(batch.seed, number)
    try {
      games.push(
        playGame(pkg, { options, seats, seed, kinds: measures?.kinds, ...(batch.coverage ? { coverage } : {}) }),
      )
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error))
      return { games, coverage: countsOf(coverage), failed: { number, seed, message, stack: stack ?? '' } }
    }
  }
  return { games, coverage: countsOf(coverage) }
}
