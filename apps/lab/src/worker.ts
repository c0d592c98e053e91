// What a worker thread runs: batches of games that it finds by their id.

import { type Batch, type BatchResult, playBatch } from './batch.ts'
import { games } from './games.ts'

export default function work(batch: Batch): BatchResult {
  const entry = games[batch.game]
  if (entry === undefined) throw new Error(`no game ${batch.game}`)
  return playBatch(entry.pkg, batch)
}
