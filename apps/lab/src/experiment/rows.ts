// One row for one game, one line of JSON for one row.

import type { Say } from '@understudy/procedure'
import { canonical, hash53 } from '@understudy/procedure/json'
import { CHANCE, type Entry, type Seat } from '@understudy/table'
import * as v from 'valibot'

export interface PlayedRow {
  /** The number of the game within its arm. */
  readonly n: number
  readonly winners: readonly Seat[]
  readonly scores?: Readonly<Record<Seat, number>> | undefined
  readonly why: Say
  readonly turns: number
  readonly actions: number
  readonly steps: number
  /** A fingerprint of everything that happened on the board. Only where games are compared. */
  readonly trail?: string | undefined
  /** By step (the first is 1) what the game’s measures were at its end: see gauge.ts. */
  readonly measured?: readonly (readonly number[] | null)[] | undefined
}

export interface BrokenRow {
  readonly n: number
  readonly broken: string
}

export type Row = PlayedRow | BrokenRow

export const isBroken = (row: Row): row is BrokenRow => 'broken' in row

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const played = v.object({
  n: whole,
  winners: v.array(v.string()),
  scores: v.optional(v.record(v.string(), v.number())),
  why: v.looseObject({ say: v.string() }),
  turns: whole,
  actions: whole,
  steps: whole,
  trail: v.optional(v.string()),
  measured: v.optional(v.pipe(v.array(v.nullable(v.pipe(v.array(v.number()), v.maxLength(10_000)))), v.maxLength(100))),
})
const broken = v.object({ n: whole, broken: v.string() })

export const rowText = (rows: readonly Row[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

/** The rows of a file, or undefined if it is not what such a file holds. */
export function rowsFrom(text: string): Row[] | undefined {
  const rows: Row[] = []
  for (const line of text.split('\n')) {
    if (line === '') continue
    let data: unknown
    try {
      data = JSON.parse(line)
    } catch {
      return undefined
    }
    const read = v.safeParse(v.union([played, broken]), data)
    if (!read.success) return undefined
    rows.push(read.output as Row)
  }
  return rows
}

/** Follows a game and makes a fingerprint of it: actions and chance, not what went on in anybody's head. */
export class Trail {
  #hash = 0

  note(entry: Entry): void {
    const happened = happening(entry)
    if (happened !== undefined) this.#hash = hash53(`${this.#hash} ${happened}`)
  }

  text(): string {
    return this.#hash.toString(36)
  }
}

/** What an entry does on the board, as a text; undefined if it does nothing there. */
export function happening(entry: Entry): string | undefined {
  if (entry.t === 'action') return `${entry.seat} ${canonical(entry.action)}`
  if (entry.t === 'answer' && (entry.kind === 'chance' || entry.kind === 'told'))
    return `${CHANCE} ${canonical(entry.action)}`
  return undefined
}
