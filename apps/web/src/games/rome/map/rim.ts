// Seas at the rim of the land: they lie beyond its outermost regions, and need room there that the regions leave free.

import { reachOf } from './land.ts'
import { type Mapped, NO_RIM, type Point, type Projection, type Rim } from './project.ts'

/** Room for the water of a sea with its name and a few ships. */
const ROOM = 64
const MOST = 150

const SIDES = ['left', 'right', 'top', 'bottom'] as const
type Side = (typeof SIDES)[number]

const AWAY: Readonly<Record<Side, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
}

interface Rimmed {
  /** What is to be added at each side. */
  readonly room: Rim
  /** By sea: whether it lies at the rim and had no room there. */
  readonly seas: readonly boolean[]
}

export function rimOf(pack: Mapped, { frame, places }: Projection): Rimmed {
  const reach = reachOf(pack, places)
  const room: Record<Side, number> = { ...NO_RIM }
  const gap = ({ x, y }: Point, side: Side): number =>
    ({ left: x, right: frame.width - x, top: y, bottom: frame.height - y })[side]
  const seas = pack.seas.map(({ coast }) => {
    const facing = SIDES.map((side) => ({ side, coasts: coast.filter((no) => isOpen(places, no, side)) }))
    const most = Math.max(...facing.map(({ coasts }) => coasts.length))
    if (most === 0 || most * 3 <= coast.length * 2) return false
    const sides = facing.filter(({ coasts }) => coasts.length === most)
    const wanted = sides.map(({ side, coasts }) => {
      const free = coasts.reduce((sum, no) => sum + gap(places[no] as Point, side), 0) / most
      const more = Math.min(MOST, Math.round(reach + ROOM - free))
      room[side] = Math.max(room[side], more)
      return more
    })
    return Math.max(...wanted) > 0
  })
  return { room, seas }
}

/** Whether no other region lies on this side of it: nothing in a wedge of ninety degrees. */
function isOpen(places: readonly Point[], no: number, side: Side): boolean {
  const own = places[no] as Point
  const { x, y } = AWAY[side]
  return places.every((other, at) => {
    if (at === no) return true
    const dx = other.x - own.x
    const dy = other.y - own.y
    const ahead = dx * x + dy * y
    return ahead <= 0 || Math.abs(dx * y) + Math.abs(dy * x) > ahead
  })
}
