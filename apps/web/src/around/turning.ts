// Turning points of a finished game: the turns in which the one who won gained most on everybody else, or lost most.

import type { Seat } from '@understudy/table'

/** How every seat stands after an entry, in what the game is won by. */
export interface Standing {
  readonly index: number
  readonly moment: string
  readonly worth: Readonly<Record<Seat, number>>
  /** What is told of it: see `Review.facts`. */
  readonly facts?: readonly Readonly<Record<Seat, number>>[]
}

export interface Turning {
  readonly moment: string
  /** How everybody stood before the turn, and after it. */
  readonly before: Standing
  readonly after: Standing
  /** The entry that changed most in it. */
  readonly index: number
  /** What the winners gained on the others. */
  readonly swing: number
}

const MOST = 3

export function turningPoints(standings: readonly Standing[], winners: readonly Seat[]): Turning[] {
  const last = standings.at(-1)
  if (last === undefined) return []
  const ahead = winners.length > 0 ? winners : leaders(last.worth)
  const margin = ({ worth }: Standing): number => {
    const of = (mine: boolean) =>
      Math.max(...Object.entries(worth).flatMap(([seat, n]) => (ahead.includes(seat) === mine ? [n] : [])))
    const [own, others] = [of(true), of(false)]
    return own - (Number.isFinite(others) ? others : 0)
  }
  const found: (Turning & { readonly weight: number })[] = []
  let begun = standings[0]
  for (let at = 1; at < standings.length && begun !== undefined; ) {
    const first = at
    const moment = standings[at]?.moment ?? ''
    while (at < standings.length && standings[at]?.moment === moment) at++
    const turn = standings.slice(first, at)
    const end = turn.at(-1)
    if (end === undefined) break
    const [before, after] = [margin(begun), margin(end)]
    const swing = after - before
    if (swing !== 0) {
      let deed = end
      let most = -1
      let earlier = before
      for (const each of turn) {
        const change = (margin(each) - earlier) * Math.sign(swing)
        if (change > most) [most, deed] = [change, each]
        earlier = margin(each)
      }
      // Overtaking somebody is more than drawing away from them.
      const overtook = Math.sign(before) !== Math.sign(after) ? 1.5 : 1
      const weight = Math.abs(swing) * overtook
      found.push({ moment, before: begun, after: end, index: deed.index, swing, weight })
    }
    begun = end
  }
  return found
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .slice(0, MOST)
    .sort((a, b) => a.index - b.index)
    .map(({ weight: _, ...point }) => point)
}

function leaders(worth: Readonly<Record<Seat, number>>): Seat[] {
  const most = Math.max(...Object.values(worth))
  return Object.keys(worth).filter((seat) => worth[seat] === most)
}
