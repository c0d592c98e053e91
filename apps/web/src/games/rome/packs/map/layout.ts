// Where regions lie that nobody has placed: as far from one another as the borders between them, about. Those that have
// coordinates stay where they are.

import { ACROSS, DOWN } from '../../map/project.ts'
import type { Degrees, MapSource } from './mapped.ts'

interface Spot {
  x: number
  y: number
}

/** The middle of the map when nothing is placed. */
const MIDDLE: Degrees = { lat: 42, lon: 12 }
const EDGE = 62
/** Coasts of one sea lie further apart than neighbours by land. */
const OVERSEAS = 1.7
const ROUNDS = 160

export function layout(source: MapSource): Degrees[] {
  const { regions } = source
  if (regions.every(({ at }) => at !== undefined)) return regions.map(({ at }) => at as Degrees)
  const far = distances(source)
  const fixed = regions.map(({ at }) => (at === undefined ? undefined : spotOf(at)))
  const unit = unitOf(source, fixed)
  const spots = firstGuess(far, fixed, unit)
  for (let round = 0; round < ROUNDS; round++) settle(spots, far, fixed, unit)
  return spots.map((spot, no) => regions[no]?.at ?? degreesAt(spot))
}

const spotOf = ({ lat, lon }: Degrees): Spot => ({ x: lon * ACROSS, y: -lat * DOWN })
const degreesAt = ({ x, y }: Spot): Degrees => ({
  lat: clamp(-y / DOWN, 89),
  lon: clamp(x / ACROSS, 179),
})
const clamp = (n: number, most: number) => Math.round(Math.max(-most, Math.min(most, n)) * 100) / 100

/** Steps between all regions. */
function distances({ regions, edges }: MapSource): number[][] {
  const far = regions.map((_, a) => regions.map((__, b) => (a === b ? 0 : Number.POSITIVE_INFINITY)))
  const link = (a: number, b: number, length: number) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const row = far[from] as number[]
      row[to] = Math.min(row[to] as number, length)
    }
  }
  for (const { a, b, strait } of edges) link(a, b, strait ? 1.3 : 1)
  regions.forEach(({ seas }, a) => {
    regions.forEach((other, b) => {
      if (b > a && seas.some((sea) => other.seas.includes(sea))) link(a, b, OVERSEAS)
    })
  })
  regions.forEach((_, middle) => {
    const through = far[middle] as number[]
    for (const row of far) {
      const first = row[middle] as number
      if (!Number.isFinite(first)) continue
      for (let to = 0; to < row.length; to++) row[to] = Math.min(row[to] as number, first + (through[to] as number))
    }
  })
  const most = Math.max(1, ...far.flat().filter(Number.isFinite))
  // What nothing joins yet stands aside, not in the way.
  return far.map((row) => row.map((each) => (Number.isFinite(each) ? each : Math.min(most + 1, 4))))
}

function unitOf({ edges }: MapSource, fixed: readonly (Spot | undefined)[]): number {
  const lengths = edges
    .flatMap(({ a, b }) => {
      const [from, to] = [fixed[a], fixed[b]]
      return from === undefined || to === undefined ? [] : [Math.hypot(from.x - to.x, from.y - to.y)]
    })
    .sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length / 2)] || EDGE
}

/** Along two long ways through the map; those with placed neighbours begin there. */
function firstGuess(far: readonly (readonly number[])[], fixed: readonly (Spot | undefined)[], unit: number): Spot[] {
  const furthest = (from: readonly number[]): number => from.indexOf(Math.max(...from))
  const a = furthest(far[0] ?? [0])
  const b = furthest(far[a] ?? [0])
  const aside = far.map((_, no) => Math.min(far[no]?.[a] ?? 0, far[no]?.[b] ?? 0))
  const c = furthest(aside)
  const middle = middleOf(fixed) ?? spotOf(MIDDLE)
  const half = (far[a]?.[b] ?? 0) / 2
  return far.map((row, no) => {
    const own = fixed[no]
    if (own !== undefined) return { ...own }
    const near = fixed.flatMap((spot, at) => (spot !== undefined && (row[at] ?? 9) <= OVERSEAS ? [spot] : []))
    const from = middleOf(near)
    // A little aside, each in another direction, so that no two begin at the same spot.
    const turn = no * 2.4
    const off = { x: Math.cos(turn) * unit * 0.4, y: Math.sin(turn) * unit * 0.4 }
    if (from !== undefined) return { x: from.x + off.x, y: from.y + off.y }
    const along = ((row[a] ?? 0) - (row[b] ?? 0)) / 2
    const across = half / 2 - (row[c] ?? 0)
    return { x: middle.x + along * unit + off.x, y: middle.y + across * unit + off.y }
  })
}

function middleOf(spots: readonly (Spot | undefined)[]): Spot | undefined {
  const there = spots.filter((spot) => spot !== undefined)
  if (there.length === 0) return undefined
  const sum = there.reduce((to, { x, y }) => ({ x: to.x + x, y: to.y + y }), { x: 0, y: 0 })
  return { x: sum.x / there.length, y: sum.y / there.length }
}

/** Each spot moves to where all others want it, near ones most (stress majorisation, one at a time). */
function settle(
  spots: readonly Spot[],
  far: readonly (readonly number[])[],
  fixed: readonly (Spot | undefined)[],
  unit: number,
): void {
  spots.forEach((spot, no) => {
    if (fixed[no] !== undefined || spots.length < 2) return
    let [x, y, all] = [0, 0, 0]
    spots.forEach((other, at) => {
      if (at === no) return
      const wanted = (far[no]?.[at] ?? 1) * unit
      const weight = 1 / (wanted * wanted)
      const apart = Math.hypot(spot.x - other.x, spot.y - other.y) || 1
      x += weight * (other.x + ((spot.x - other.x) / apart) * wanted)
      y += weight * (other.y + ((spot.y - other.y) / apart) * wanted)
      all += weight
    })
    spot.x = x / all
    spot.y = y / all
  })
}
