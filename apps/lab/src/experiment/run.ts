// Plays what is still missing of an experiment, into its folder. Whoever stops it loses at most the game that is under way;
// whoever starts it again goes on from there. The rows do not depend on threads, stops or the order of anything.

import { availableParallelism } from 'node:os'
import type { GameEntry } from '../game-entry.ts'
import { WorthThreads } from '../worth-threads.ts'
import { type Chunk, type ChunkPlayed, DONE, newShared, STOP } from './chunk.ts'
import { chunksOf, openFolder, readRows, sizeOf, writeBroken, writeRows } from './folder.ts'
import type { Plan } from './plan.ts'
import { CAN_FORK, here, inThreads, type Players } from './players.ts'
import { isBroken, type Row } from './rows.ts'

export interface RunSettings {
  /** Threads at most (worth-threads.ts); left out: as many as the machine has. */
  readonly jobs?: number | undefined
  /** All of them at once, whatever they cost. */
  readonly hurry?: boolean | undefined
  readonly stop?: AbortSignal | undefined
  /** Told now and then: games that were there already, games played since, games in all. */
  onProgress?(progress: Progress): void
}

export interface Progress {
  readonly before: number
  readonly played: number
  readonly of: number
}

export interface Ran {
  /** Games that were there already, and that were played now. */
  readonly before: number
  readonly played: number
  readonly whole: boolean
}

/** How often progress is told, in milliseconds. */
const TELLING = 200

export async function runExperiment(
  entry: GameEntry,
  plan: Plan,
  folder: string,
  { jobs = availableParallelism(), hurry, stop, onProgress }: RunSettings = {},
): Promise<Ran> {
  await openFolder(folder, plan)
  const missing = await missingChunks(folder, plan)
  const of = plan.games * plan.arms.length
  const before = of - missing.games
  const shared = newShared()
  const tell = () => onProgress?.({ before, played: Atomics.load(shared, DONE), of })
  const halt = () => void Atomics.store(shared, STOP, 1)
  if (stop?.aborted === true) halt()
  stop?.addEventListener('abort', halt)
  tell()
  const threads = CAN_FORK ? Math.min(jobs, missing.chunks.length) : 1
  const queue = missing.chunks.values()
  const isStopped = () => Atomics.load(shared, STOP) !== 0
  const lane = async (players: Players): Promise<void> => {
    for (const chunk of queue) {
      if (isStopped()) return
      await keep(folder, plan, chunk, await players.play(plan, chunk))
    }
  }
  // This thread begins alone: it has loaded everything already, and short runs are over before another one pays.
  const own = here(entry, shared)
  const worth = new WorthThreads(missing.games, threads, hurry)
  let others: { readonly players: Players; readonly ended: Promise<unknown> } | undefined
  const callOthers = () => {
    if (others !== undefined) return
    const further = worth.now(Atomics.load(shared, DONE))
    if (further === 0) return
    const players = inThreads(entry, further, shared)
    others = { players, ended: Promise.all(Array.from({ length: further }, () => lane(players))) }
    // What one of them cannot do, such as writing, the others cannot either; it is told below.
    others.ended.catch(halt)
  }
  const teller = setInterval(() => {
    tell()
    callOthers()
  }, TELLING)
  try {
    callOthers()
    await lane(own)
    await others?.ended
  } catch (error) {
    halt()
    throw error
  } finally {
    clearInterval(teller)
    stop?.removeEventListener('abort', halt)
    await others?.players.end()
  }
  tell()
  const played = Atomics.load(shared, DONE)
  return { before, played, whole: before + played === of }
}

/** Chunk after chunk, in every arm in turn, so that arms can be compared at any time. */
export async function missingChunks(folder: string, plan: Plan): Promise<{ chunks: Chunk[]; games: number }> {
  const chunks: Chunk[] = []
  let games = 0
  for (let number = 0; number < chunksOf(plan); number++)
    for (const arm of plan.arms.keys()) {
      const rows = await readRows(folder, plan, arm, number)
      const count = sizeOf(plan, number) - rows.length
      if (count === 0) continue
      const first = number * plan.chunk + rows.length
      chunks.push({ arm, number, first, count, broken: rows.filter(isBroken).length })
      games += count
    }
  return { chunks, games }
}

/** The journals first: a row that says "broken" has one. */
export async function keep(
  folder: string,
  plan: Plan,
  chunk: Pick<Chunk, 'arm' | 'number' | 'first'>,
  { rows, journals }: ChunkPlayed,
): Promise<void> {
  if (rows.length === 0) return
  for (const [game, journal] of journals) await writeBroken(folder, chunk.arm, game, journal)
  const begun: readonly Row[] =
    chunk.first === chunk.number * plan.chunk ? [] : await readRows(folder, plan, chunk.arm, chunk.number)
  await writeRows(folder, chunk.arm, chunk.number, [...begun, ...rows])
}
