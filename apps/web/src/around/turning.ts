// Turning points of a finished game: the deeds by which the one who won gained most on everybody else, or lost most, and those by
// which somebody else lost the lead.

import type { Seat } from '@understudy/table'

/** How every seat stands after an entry, in what the game is won by. */
export interface Standing {
  readonly index: number
  readonly moment: string
  readonly worth: Readonly<Record<Seat, number>>
  /** What is told of it: see `Review.facts`. */
  readonly facts?: readonly Readonly<Record<Seat, number>>[]
  /** The deed that led to it: dice and draws belong to what was done before them. Absent: the entry itself. */
  readonly deed?: number
  /** Whose deed it was; absent: nobody's. */
  readonly seat?: Seat
  /** What was scored then: that is nobody's deed. */
  readonly scoring?: boolean
}

export interface Turning {
  readonly moment: string
  /** How everybody stood before the deed, and after it. What was decided after the entry of `before` led to it. */
  readonly before: Standing
  readonly after: Standing
  /** The entry that changed most in it. */
  readonly index: number
  /** What the winners gained on the others. */
  readonly swing: number
}

interface Weighed extends Turning {
  readonly weight: number
}

const MOST = 3

/** Overtaking somebody is more than drawing away from them. */
const OVERTAKING = 1.5

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
  return byTurn(deedsIn(standings))
    .flatMap((turn) => mostOf(turn.map((deed) => weigh(deed, margin))) ?? [])
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .slice(0, MOST)
    .sort((a, b) => a.index - b.index)
    .map(({ weight: _, ...point }) => point)
}

/** Standings of one deed, the one before it first. */
function deedsIn(standings: readonly Standing[]): [Standing, ...Standing[]][] {
  const deeds: [Standing, ...Standing[]][] = []
  const of = ({ deed, index, scoring }: Standing) => (scoring === true ? undefined : (deed ?? index))
  for (const [at, each] of standings.entries()) {
    const before = standings[at - 1]
    if (before === undefined || of(each) === undefined) continue
    const now = deeds.at(-1)
    if (now !== undefined && at > 1 && of(before) === of(each) && now.at(-1) === before) now.push(each)
    else deeds.push([before, each])
  }
  return deeds
}

function byTurn(deeds: readonly [Standing, ...Standing[]][]): [Standing, ...Standing[]][][] {
  const turns: [Standing, ...Standing[]][][] = []
  for (const deed of deeds) {
    const now = turns.at(-1)
    if (now?.[0]?.[1]?.moment === deed[1]?.moment) now?.push(deed)
    else turns.push([deed])
  }
  return turns
}

function weigh([before, ...steps]: [Standing, ...Standing[]], margin: (of: Standing) => number): Weighed {
  const after = steps.at(-1) ?? before
  const [was, is] = [margin(before), margin(after)]
  const swing = is - was
  let told = after
  let most = -1
  let earlier = before
  for (const each of steps) {
    const change = Math.abs(margin(each) - margin(earlier)) + moved(earlier, each) / 100
    if (change > most) [most, told] = [change, each]
    earlier = each
  }
  const overtook = Math.sign(was) !== Math.sign(is) ? OVERTAKING : 1
  const weight = Math.max(Math.abs(swing) * overtook, lostLead(before, after) * OVERTAKING)
  const { deed = told.index, seat, moment } = after
  // Whoever loses by a deed of their own has only answered somebody else's.
  const answered = seat !== undefined && worthOf(after, seat) < worthOf(before, seat)
  return {
    moment,
    before: { ...before, index: answered ? told.index : deed - 1 },
    after,
    index: told.index,
    swing,
    weight,
  }
}

/** What a turn gave and took again has turned nothing. */
function mostOf(deeds: readonly Weighed[]): Weighed | undefined {
  const net = deeds.reduce((sum, { swing }) => sum + swing, 0)
  const lasting = deeds.filter(
    ({ weight, swing }) => weight > 0 && (swing === 0 || Math.sign(swing) === Math.sign(net)),
  )
  return lasting.reduce<Weighed | undefined>(
    (best, deed) => (best === undefined || deed.weight > best.weight ? deed : best),
    undefined,
  )
}

const worthOf = ({ worth }: Standing, seat: Seat): number => worth[seat] ?? 0

const moved = (before: Standing, after: Standing): number =>
  Object.keys(after.worth).reduce((sum, seat) => sum + Math.abs(worthOf(after, seat) - worthOf(before, seat)), 0)

/** What whoever was ahead of everybody lost, if that cost them the lead. */
function lostLead(before: Standing, after: Standing): number {
  const [only, ...more] = leaders(before.worth)
  if (only === undefined || more.length > 0 || leaders(after.worth).includes(only)) return 0
  return Math.max(0, worthOf(before, only) - worthOf(after, only))
}

function leaders(worth: Readonly<Record<Seat, number>>): Seat[] {
  const most = Math.max(...Object.values(worth))
  return Object.keys(worth).filter((seat) => worth[seat] === most)
}
