// How a chapter was scored, line by line. What everybody gained comes from the log, which cannot be wrong; why, from the
// position before, as far as it agrees.

import type { Action, State } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import type { Place } from '@understudy/arcs/rules'
import { colourOf, playersOf, read, seatOf } from '@understudy/arcs/state'
import { AMBITIONS, type Ambition, type Colour } from '@understudy/arcs/vocabulary'
import type { GameEvent } from '@understudy/table'
import { framesOf } from './chapter.ts'
import { ambitionLook, type Marker } from './table/standings.ts'

export interface ScoreLine {
  readonly colour: Colour
  readonly power: number
  /** Undefined where the position before does not explain it. */
  readonly count: number | undefined
  readonly place: Place | undefined
  readonly bonus: number
}

interface ScoredAmbition {
  readonly ambition: Ambition
  readonly markers: readonly Marker[]
  readonly lines: readonly ScoreLine[]
}

interface ChapterScore {
  readonly chapter: number
  readonly over: boolean
  /** Lars's own scoring is still to come. */
  readonly more: boolean
  readonly ambitions: readonly ScoredAmbition[]
  /** What only Lars gets, by seat: ambitions that nobody declared, and its Resource Power. */
  readonly extra: readonly {
    readonly colour: Colour
    readonly power: number
    readonly ambition: Ambition | undefined
  }[]
  readonly totals: readonly { readonly colour: Colour; readonly before: number; readonly after: number }[]
}

/** The position in which ambitions were scored: after the deed that ended the chapter, before the clean-up. */
export function whenScored(before: State, action: unknown): State {
  const state = arcs.copy(before)
  let scored: State | undefined
  const event = ({ say }: GameEvent) => {
    if (say === 'log.scored') scored ??= arcs.copy(state)
  }
  try {
    arcs.apply(state, action as Action, { event })
  } catch {
    // Allowed anyway, beside a board.
  }
  return scored ?? before
}

export function chapterScore(before: State, after: State, events: readonly GameEvent[]): ChapterScore {
  const gained = (ambition: Ambition, colour: Colour): number =>
    events.reduce(
      (sum, { say, with: facts }) =>
        say === 'log.scored' && facts?.ambition === ambition && facts.seat === colour ? sum + Number(facts.power) : sum,
      0,
    )
  const ambitions = AMBITIONS.flatMap((ambition): ScoredAmbition[] => {
    const look = ambitionLook(before, ambition)
    if (look.markers.length === 0) return []
    const agrees = look.standings.every(({ colour, power }) => power === gained(ambition, colour))
    const lines = look.standings
      .map(({ colour, count, place }): ScoreLine => {
        const power = gained(ambition, colour)
        return {
          colour,
          power,
          count: agrees ? count : undefined,
          place: agrees ? place : undefined,
          bonus: agrees && place === 'first' ? Math.max(0, power - look.high) : 0,
        }
      })
      .filter(({ count, power }) => power > 0 || (count ?? 0) > 0)
    // Whoever was ahead before need not have come first.
    if (!agrees) lines.sort((a, b) => b.power - a.power)
    return [{ ambition, markers: look.markers, lines }]
  })
  const extra = events.flatMap(({ say, with: facts }) => {
    if (say !== 'log.undeclared' && say !== 'log.resourceScored') return []
    const ambition = facts?.ambition as Ambition | undefined
    return [{ colour: facts?.seat as Colour, power: Number(facts?.power), ambition }]
  })
  return {
    chapter: read.chapter(before),
    over: read.over(after) !== 0,
    more: framesOf(after).includes('reckon'),
    ambitions,
    extra,
    totals: Array.from({ length: playersOf(after) }, (_, seat) => ({
      colour: colourOf(after, seat),
      before: read.power(before, seatOf(before, colourOf(after, seat))),
      after: read.power(after, seat),
    })),
  }
}
