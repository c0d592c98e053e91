// A chunk: the games of one file of rows. It is played by one thread, which may be told to stop between two games.

import type { GameEntry } from '../game-entry.ts'
import { playGame } from '../play-game.ts'
import { Gauge } from './gauge.ts'
import { journalOf } from './journal.ts'
import { gameSeed, type Plan, rotationOf, type SeatedGame, tableOf } from './plan.ts'
import { type Row, Trail } from './rows.ts'

export interface Chunk {
  readonly arm: number
  readonly number: number
  /** The first game that is still to be played, how many there are from there, and how many before it were broken. */
  readonly first: number
  readonly count: number
  readonly broken: number
}

/** What of a game has to be known to play it. */
type Played = Pick<GameEntry, 'pkg' | 'measures'>

export interface ChunkPlayed {
  readonly rows: readonly Row[]
  /** The journals of broken games, as texts by the number of the game. */
  readonly journals: readonly (readonly [number, string])[]
}

/** What threads share: whether to stop, and how many games they have played. */
export type Shared = Int32Array<SharedArrayBuffer>
export const STOP = 0
export const DONE = 1
export const newShared = (): Shared => new Int32Array(new SharedArrayBuffer(8))

/** A bot that breaks every game should not fill the disk: so many journals of one chunk are kept. */
export const JOURNALS = 10

/** Games one after another, each a step: whoever plays them decides when to breathe. */
export function* playingChunk(entry: Played, plan: Plan, chunk: Chunk, shared: Shared): Generator<void, ChunkPlayed> {
  const { pkg } = entry
  const rows: Row[] = []
  const journals: [number, string][] = []
  const tables = new Map<number, SeatedGame>()
  for (let n = chunk.first; n < chunk.first + chunk.count; n++) {
    if (Atomics.load(shared, STOP) !== 0) break
    const rotation = rotationOf(plan, n)
    const table = tables.get(rotation) ?? tableOf(pkg, plan, chunk.arm, rotation)
    tables.set(rotation, table)
    const row = playRow(entry, plan, n, table)
    rows.push(row)
    if ('broken' in row && chunk.broken + journals.length < JOURNALS)
      journals.push([n, `${JSON.stringify(journalOf(pkg, plan, chunk.arm, n))}\n`])
    Atomics.add(shared, DONE, 1)
    yield
  }
  return { rows, journals }
}

function playRow({ pkg, measures }: Played, plan: Plan, n: number, table: SeatedGame): Row {
  const gauge = measures === undefined ? undefined : new Gauge(measures, plan.seats)
  const trail = plan.arms.length > 1 ? new Trail() : undefined
  try {
    const { winners, scores, why, turns, actions, steps } = playGame(pkg, {
      ...table,
      seed: gameSeed(plan, n),
      ...(trail === undefined ? {} : { follow: (entry) => trail.note(entry) }),
      ...(gauge === undefined ? {} : { watch: (state, over) => gauge.watch(state, over) }),
    })
    return {
      n,
      winners,
      ...(scores === undefined ? {} : { scores }),
      why,
      turns,
      actions,
      steps,
      ...(trail === undefined ? {} : { trail: trail.text() }),
      ...(gauge === undefined ? {} : { measured: gauge.taken }),
    }
  } catch (error) {
    return { n, broken: error instanceof Error ? error.message : String(error) }
  }
}
