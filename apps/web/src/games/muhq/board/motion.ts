// Pieces move rather than jump. Positions of two renders are compared; nothing here ever delays a tap.

import { TILE } from '../draw/cut.ts'
import type { Look } from './look.ts'

interface Shift {
  readonly id: number
  readonly dx: number
  readonly dy: number
}

/** Units that stand elsewhere now, and by how much they were shifted. */
export function shiftsBetween(before: ReadonlyMap<number, Look>, now: readonly Look[]): Shift[] {
  const shifts: Shift[] = []
  for (const look of now) {
    const old = before.get(look.id)
    if (old !== undefined && (old.x !== look.x || old.y !== look.y)) {
      shifts.push({ id: look.id, dx: (old.x - look.x) * TILE, dy: (old.y - look.y) * TILE })
    }
  }
  return shifts
}

/** From where it was. */
export const slides = ({ dx, dy }: Shift): Keyframe[] => [
  { transform: `translate(${dx}px, ${dy}px)` },
  { transform: 'translate(0, 0)' },
]
