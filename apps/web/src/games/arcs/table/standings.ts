// Who would score an ambition now, and by how much.

import type { State } from '@understudy/arcs'
import { awards, count, markerValue, type Place, places, silentCount, stakes } from '@understudy/arcs/rules'
import { colourOf, playersOf, read } from '@understudy/arcs/state'
import { AMBITIONS, type Ambition, type Colour } from '@understudy/arcs/vocabulary'

interface Standing {
  readonly colour: Colour
  readonly count: number
  readonly place: Place
  /** Power it would gain if the chapter ended now. */
  readonly power: number
}

export interface Marker {
  readonly high: number
  readonly low: number
  readonly flipped: boolean
}

export interface AmbitionLook {
  readonly ambition: Ambition
  readonly markers: readonly Marker[]
  readonly high: number
  readonly low: number
  /** By count, largest first. */
  readonly standings: readonly Standing[]
  /** What the silent third player of a game for two has. */
  readonly silent: number
  /** By how much the first is ahead; 0 for a tie, undefined if nobody has anything. */
  readonly lead: number | undefined
}

export function ambitionLook(state: State, ambition: Ambition): AmbitionLook {
  const at = AMBITIONS.indexOf(ambition) + 1
  const n = playersOf(state)
  const counts = Array.from({ length: n }, (_, seat) => count(state, seat, at))
  const silent = silentCount(state, at)
  const place = places(counts, silent)
  const power = awards(state, at)
  const standings = counts
    .map(
      (each, seat): Standing => ({
        colour: colourOf(state, seat),
        count: each,
        place: place[seat]!,
        power: power[seat]!,
      }),
    )
    .sort((a, b) => b.count - a.count)
  const all = [...counts, silent].sort((a, b) => b - a)
  return {
    ambition,
    markers: [0, 1, 2].flatMap((marker) => (read.markerAt(state, marker) === at ? [markerLook(state, marker)] : [])),
    ...stakes(state, at),
    standings,
    silent,
    lead: all[0]! === 0 ? undefined : all[0]! - (all[1] ?? 0),
  }
}

function markerLook(state: State, marker: number): Marker {
  const [high, low] = markerValue(state, marker)
  return { high, low, flipped: read.markerFlipped(state, marker) }
}

/** Markers that nobody has used yet, the best one first. */
export const freeMarkers = (state: State): Marker[] =>
  [0, 1, 2]
    .flatMap((marker) => (read.markerAt(state, marker) === 0 ? [markerLook(state, marker)] : []))
    .sort((a, b) => b.high - a.high)
