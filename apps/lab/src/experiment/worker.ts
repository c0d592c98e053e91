// What a thread of an experiment runs: one chunk.

import type { GameEntry } from '../game-entry.ts'
import { loadGame } from '../load-game.ts'
import { offering } from '../offering.ts'
import { type Chunk, type ChunkPlayed, playingChunk, type Shared } from './chunk.ts'
import type { Plan } from './plan.ts'

export interface ChunkTask {
  readonly plan: Plan
  readonly chunk: Chunk
  readonly shared: Shared
  readonly from?: GameEntry['from']
}

export default async function work({ plan, chunk, shared, from }: ChunkTask): Promise<ChunkPlayed> {
  const entry = from === undefined ? await loadGame(plan.game) : await entryFrom(from)
  if (entry === undefined) throw new Error(`no game ${plan.game}`)
  const withdraw = offering(entry, plan.options)
  try {
    const playing = playingChunk(entry, plan, chunk, shared)
    for (;;) {
      const { done, value } = playing.next()
      if (done === true) return value
    }
  } finally {
    withdraw()
  }
}

async function entryFrom({ module, name }: NonNullable<GameEntry['from']>): Promise<GameEntry | undefined> {
  return ((await import(module)) as Record<string, GameEntry | undefined>)[name]
}
