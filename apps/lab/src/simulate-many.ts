// Many games, on as many threads as wanted. The results do not depend on the number of threads: every game has its own
// seed, and batches are put together in the order of their numbers.

import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { addCounts, type Counts } from '@understudy/procedure'
import type { Options } from '@understudy/table'
import { Tinypool } from 'tinypool'
import { type Batch, type BatchResult, type FailedGame, playBatch } from './batch.ts'
import type { GameEntry } from './game-entry.ts'
import type { GameResult } from './play-game.ts'
import type { Seating } from './seating.ts'

export interface ManySettings {
  readonly options: Options
  readonly seats: Seating
  readonly seed: string
  readonly games: number
  /** Threads; left out: as many as the machine has. */
  readonly jobs?: number
  readonly coverage?: boolean
  onProgress?(done: number, of: number): void
}

export interface ManyResults {
  readonly games: readonly GameResult[]
  /** By `bookKey`. */
  readonly coverage: Readonly<Record<string, Counts>>
}

/** A simulated game broke: a fault of the rules or of a bot, to be looked at with its seed. */
export class GameFailed extends Error {
  readonly failed: FailedGame
  constructor(game: string, failed: FailedGame) {
    super(`game ${failed.number} of ${game} (seed ${failed.seed}) broke: ${failed.message}`)
    this.name = 'GameFailed'
    this.failed = failed
    this.stack = failed.stack
  }
}

/** Small enough for a lively progress bar, large enough not to be lost in sending. */
const BATCH = 25

export async function simulateMany(entry: GameEntry, settings: ManySettings): Promise<ManyResults> {
  const id = entry.pkg.game.id
  const batches = cut(id, settings)
  const results: BatchResult[] = []
  let done = 0
  const finish = (result: BatchResult, at: number) => {
    if (result.failed !== undefined) throw new GameFailed(id, result.failed)
    results[at] = result
    done += result.games.length
    settings.onProgress?.(done, settings.games)
  }
  const threads = Math.min(settings.jobs ?? availableParallelism(), batches.length)
  if (threads > 1 && CAN_FORK) await inThreads(entry, batches, threads, finish)
  else await here(entry, batches, finish)
  return merge(results)
}

/** Threads need built files; read from its sources (by tests), the lab plays in one thread. */
const CAN_FORK = import.meta.url.endsWith('.js')

/** This thread plays too: it has loaded everything already, which another one has to do first. */
async function inThreads(entry: GameEntry, batches: readonly Batch[], threads: number, finish: Finish): Promise<void> {
  const filename = new URL('./worker.js', import.meta.url).href
  const pool = new Tinypool({ filename, minThreads: threads - 1, maxThreads: threads - 1 })
  const queue = batches.entries()
  let failed = false
  const lane = async (play: (batch: Batch) => Promise<BatchResult>): Promise<void> => {
    for (const [at, batch] of queue) {
      if (failed) return
      finish(await play(batch), at)
    }
  }
  const own = async (batch: Batch): Promise<BatchResult> => {
    await setImmediate()
    return playBatch(entry, batch)
  }
  const others = Array.from(
    { length: threads - 1 },
    () =>
      (batch: Batch): Promise<BatchResult> =>
        pool.run(batch),
  )
  try {
    await Promise.all([own, ...others].map(lane))
  } catch (error) {
    failed = true
    throw error
  } finally {
    await pool.destroy()
  }
}

async function here(entry: GameEntry, batches: readonly Batch[], finish: Finish): Promise<void> {
  for (const [at, batch] of batches.entries()) {
    finish(playBatch(entry, batch), at)
    // Lets a progress bar and Ctrl-C through.
    await setImmediate()
  }
}

type Finish = (result: BatchResult, at: number) => void

function cut(game: string, { options, seats, seed, games, coverage = false }: ManySettings): Batch[] {
  const count = Math.ceil(games / BATCH)
  return Array.from({ length: count }, (_, at) => {
    const first = at * BATCH
    return { game, options, seats, seed, first, count: Math.min(BATCH, games - first), coverage }
  })
}

function merge(results: readonly BatchResult[]): ManyResults {
  const coverage: Record<string, Counts> = {}
  for (const result of results) {
    for (const [book, counts] of Object.entries(result.coverage)) {
      coverage[book] ??= {}
      addCounts(coverage[book], counts)
    }
  }
  return { games: results.flatMap((result) => result.games), coverage }
}
