// Who plays chunks: threads, or this very thread between other things.

import { setImmediate } from 'node:timers/promises'
import { Tinypool } from 'tinypool'
import type { GameEntry } from '../game-entry.ts'
import { type Chunk, type ChunkPlayed, playingChunk, type Shared } from './chunk.ts'
import type { Plan } from './plan.ts'
import type { ChunkTask } from './worker.ts'

export interface Players {
  play(plan: Plan, chunk: Chunk): Promise<ChunkPlayed>
  end(): Promise<void>
}

/** Threads need built files; read from its sources (by tests), the lab plays in one thread. */
export const CAN_FORK = import.meta.url.endsWith('.js')

export function inThreads({ from }: GameEntry, threads: number, shared: Shared): Players {
  const filename = new URL('./worker.js', import.meta.url).href
  const pool = new Tinypool({ filename, minThreads: threads, maxThreads: threads })
  return {
    play: (plan, chunk) => {
      const task: ChunkTask = { plan, chunk, shared, ...(from === undefined ? {} : { from }) }
      return pool.run(task) as Promise<ChunkPlayed>
    },
    end: () => pool.destroy(),
  }
}

export function here(entry: GameEntry, shared: Shared): Players {
  return {
    async play(plan, chunk) {
      const playing = playingChunk(entry, plan, chunk, shared)
      for (;;) {
        const { done, value } = playing.next()
        if (done === true) return value
        // Lets a progress bar and Ctrl-C through.
        await setImmediate()
      }
    },
    async end() {},
  }
}
