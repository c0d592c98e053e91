// Figures of past games: by game, opponents, difficulty, seats, and where it was played. Only what was played to its end by
// one person counts.

import type { Result } from '../storage/db.ts'

export interface Figure {
  readonly key: string
  readonly game: string
  /** Ids of bots with their number, the most frequent first. */
  readonly bots: readonly (readonly [string, number])[]
  readonly difficulty: string | undefined
  readonly seats: number
  readonly beside: boolean
  readonly played: number
  readonly won: number
  /** The person's score less the best other one; undefined where games have no scores. */
  readonly margin: number | undefined
  /** The latest first. */
  readonly last: readonly { readonly won: boolean; readonly marked: boolean }[]
  readonly marked: number
}

/** Below this many games shares would only look exact. */
export const ENOUGH = 10

interface Counted {
  readonly result: Result
  readonly won: boolean
  readonly own: number | undefined
  readonly best: number | undefined
}

/** Undefined: it is nobody's figure. */
function counted(result: Result): Counted | undefined {
  const people = result.seats.filter(({ by }) => by === 'person')
  const [person] = people
  if (person === undefined || people.length !== 1 || result.seats.some(({ by }) => by === undefined)) return undefined
  const others = result.seats.flatMap((seat) => (seat === person || seat.score === undefined ? [] : [seat.score]))
  return {
    result,
    won: person.won,
    own: person.score,
    best: others.length === 0 ? undefined : Math.max(...others),
  }
}

/** `results`: the latest first. */
export function figuresOf(results: readonly Result[]): { rows: readonly Figure[]; left: number } {
  const groups = new Map<string, Counted[]>()
  let left = 0
  for (const result of results) {
    const one = counted(result)
    if (one === undefined) {
      left++
      continue
    }
    const key = [result.game, botsOf(result).flat().join(), result.difficulty, result.seats.length, result.beside].join(
      '|',
    )
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const rows = [...groups].map(([key, all]): Figure => {
    const { result } = all[0] as Counted
    const margins = all.flatMap(({ own, best }) => (own === undefined || best === undefined ? [] : [own - best]))
    const isMarked = ({ result: { marks } }: Counted) => (marks?.length ?? 0) > 0
    return {
      key,
      game: result.game,
      bots: botsOf(result),
      difficulty: result.difficulty,
      seats: result.seats.length,
      beside: result.beside,
      played: all.length,
      won: all.filter(({ won }) => won).length,
      margin: median(margins),
      last: all.slice(0, 5).map((one) => ({ won: one.won, marked: isMarked(one) })),
      marked: all.filter(isMarked).length,
    }
  })
  return { rows: rows.sort((a, b) => a.game.localeCompare(b.game) || b.played - a.played), left }
}

function botsOf({ seats }: Result): (readonly [string, number])[] {
  const found = new Map<string, number>()
  for (const { by, bot } of seats) {
    if (by === 'person') continue
    const id = bot ?? by ?? ''
    found.set(id, (found.get(id) ?? 0) + 1)
  }
  return [...found].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
}

export function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 1 ? high : (low + high) / 2
}

/** Won and played by game, in the order of first mention. */
export function byGame(results: readonly Result[]): { game: string; won: number; played: number }[] {
  const found = new Map<string, { game: string; won: number; played: number }>()
  for (const result of results) {
    const one = counted(result)
    if (one === undefined) continue
    const before = found.get(result.game) ?? { game: result.game, won: 0, played: 0 }
    found.set(result.game, { ...before, won: before.won + Number(one.won), played: before.played + 1 })
  }
  return [...found.values()]
}

const COLUMNS = 'date,game,title,where,seats,bots,difficulty,won,score,best other,margin,marks'

/** Plain names of columns and values: it is for programs. */
export function csvOf(results: readonly Result[]): string {
  const lines = results.flatMap((result) => {
    const one = counted(result)
    if (one === undefined) return []
    const { own, best } = one
    const bots = botsOf(result).map(([id, n]) => `${n} ${id}`)
    const cells = [
      new Date(result.date).toISOString(),
      result.game,
      result.title,
      result.beside ? 'beside' : 'screen',
      result.seats.length,
      bots.join(' + '),
      result.difficulty ?? '',
      one.won ? 1 : 0,
      own ?? '',
      best ?? '',
      own === undefined || best === undefined ? '' : own - best,
      (result.marks ?? []).join(' '),
    ]
    return [cells.map(cell).join(',')]
  })
  return `${[COLUMNS, ...lines].join('\r\n')}\r\n`
}

/** A title that begins like a formula must not become one in a spreadsheet. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
