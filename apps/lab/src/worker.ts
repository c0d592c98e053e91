// What a worker thread runs: batches of games that it finds by their id.

import { type Batch, type BatchResult, playBatch } from './batch.ts'
import { loadGame } from './load-game.ts'
import { offering } from './offering.ts'

export default async function work(batch: Batch): Promise<BatchResult> {
  const entry = await loadGame(batch.game)
  if (entry === undefined) throw new Error(`no game ${batch.game}`)
  const withdraw = offering(entry, batch.options)
  try {
    return playBatch(entry, batch)
  } finally {
    withdraw()
  }
}
