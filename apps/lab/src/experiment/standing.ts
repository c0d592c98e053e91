// What a game brought each slot: its part of the victory, its rank, its score.

import { type Plan, rotationOf, slotsAt } from './plan.ts'
import type { PlayedRow } from './rows.ts'

export interface Standing {
  readonly won: boolean
  /** 1 for a victory alone, 1/k for one of k winners. */
  readonly share: number
  /** 1 is the best; who are level share the middle of their ranks. */
  readonly rank: number
  readonly score: number | undefined
  /** The number of the seat. */
  readonly seat: number
}

/** By slot. */
export function standings(plan: Plan, row: PlayedRow): Standing[] {
  const { seats } = plan
  const slots = slotsAt(plan, rotationOf(plan, row.n))
  const won = seats.map((seat) => row.winners.includes(seat))
  const winners = won.filter(Boolean).length
  const scores = seats.map((seat) => row.scores?.[seat])
  const better = (a: number, b: number): boolean =>
    won[a] === won[b] ? won[a] !== true && (scores[a] ?? 0) > (scores[b] ?? 0) : won[a] === true
  const out: Standing[] = []
  for (const at of seats.keys()) {
    const ahead = seats.filter((_, other) => better(other, at)).length
    const behind = seats.filter((_, other) => better(at, other)).length
    out[slots[at] as number] = {
      won: won[at] === true,
      share: won[at] === true ? 1 / winners : 0,
      rank: (1 + ahead + seats.length - behind) / 2,
      score: scores[at],
      seat: at,
    }
  }
  return out
}
