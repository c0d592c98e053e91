// Many games, on as many threads as wanted. The results do not depend on the number of threads: every game has its own
// seed, and batches are put together in the order of their numbers.

import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { addCounts, type Counts } from '@understudy/procedure/trace'
import type { Options } from '@understudy/table'
import { Tinypool } from 'tinypool'
import { type Batch, type BatchResult, type FailedGame, playBatch } from './batch.ts'
import type { GameEntry } from './game-entry.ts'
import type { GameResult } from './play-game.ts'
import type { Seating } from './seating.ts'
import { WorthThreads } from './worth-threads.ts'

export interface ManySettings {
  readonly options: Options
  readonly seats: Seating
  readonly seed: string
  readonly games: number
  /** Threads at most (worth-threads.ts); left out: as many as the machine has. */
  readonly jobs?: number
  /** All of them at once, whatever they cost. */
  readonly hurry?: boolean
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
  if (threads > 1 && CAN_FORK)
    await inThreads(entry, batches, new WorthThreads(settings.games, threads, settings.hurry), finish)
  else await here(entry, batches, finish)
  return merge(results)
}

/** Threads need built files; read from its sources (by tests), the lab plays in one thread. */
const CAN_FORK = import.meta.url.endsWith('.js')

/** This thread begins alone: it has loaded everything already, which another one has to do first, and short runs are over before that pays. */
async function inThreads(
  entry: GameEntry,
  batches: readonly Batch[],
  worth: WorthThreads,
  finish: Finish,
): Promise<void> {
  const queue = batches.entries()
  let failed = false
  let done = 0
  const lane = async (play: (batch: Batch) => BatchResult | Promise<BatchResult>): Promise<void> => {
    for (const [at, batch] of queue) {
      if (failed) return
      const result = await play(batch)
      done += result.games.length
      finish(result, at)
    }
  }
  let others: Others | undefined
  const own = async (batch: Batch): Promise<BatchResult> => {
    await setImmediate()
    const further = others === undefined ? worth.now(done) : 0
    if (further > 0) {
      others = inPool(further, lane)
      // Told below, when this thread has come to its end as well.
      others.ended.catch(() => {
        failed = true
      })
    }
    return playBatch(entry, batch)
  }
  try {
    await lane(own)
    await others?.ended
  } catch (error) {
    failed = true
    throw error
  } finally {
    await others?.pool.destroy()
  }
}

interface Others {
  readonly pool: Tinypool
  readonly ended: Promise<unknown>
}

function inPool(threads: number, lane: (play: (batch: Batch) => Promise<BatchResult>) => Promise<void>): Others {
  const filename = new URL('./worker.js', import.meta.url).href
  const pool = new Tinypool({ filename, minThreads: threads, maxThreads: threads })
  const lanes = Array.from({ length: threads }, () => lane((batch) => pool.run(batch)))
  return { pool, ended: Promise.all(lanes) }
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
