// Pieces move rather than jump. Positions of two renders are compared; nothing here ever delays a tap.

import type { GameEvent } from '@understudy/table'
import { EASE } from '../../../ui/board/motion.ts'
import { TILE } from '../draw/cut.ts'
import type { Look } from './look.ts'

export interface Shift {
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

export interface Lunge {
  readonly id: number
  readonly target: number
}

/** Who struck whom, from what the rules told. */
export function lungesIn(events: readonly GameEvent[]): Lunge[] {
  return events.flatMap((event) => {
    if (event.say !== 'log.attacked') return []
    const id = idOf(event.with?.unit)
    const target = idOf(event.with?.target)
    return id === undefined || target === undefined ? [] : [{ id, target }]
  })
}

function idOf(fact: unknown): number | undefined {
  const id = typeof fact === 'object' && fact !== null && 'id' in fact ? fact.id : fact
  return typeof id === 'number' ? id : undefined
}

export function slide(element: Element, { dx, dy }: Shift, ms: number): void {
  const far = Math.min(1.3, 0.8 + Math.hypot(dx, dy) / TILE / 10)
  const from = `translate(${dx}px, ${dy}px)`
  element.animate([{ transform: from }, { transform: 'translate(0, 0)' }], { duration: ms * far, easing: EASE })
}

export function lunge(element: Element, dx: number, dy: number, ms: number): void {
  const length = Math.hypot(dx, dy) || 1
  const reach = Math.min(26, length * 0.45) / length
  element.animate(
    [
      { transform: 'translate(0, 0)' },
      { transform: `translate(${-dx * reach * 0.25}px, ${-dy * reach * 0.25}px)`, offset: 0.25 },
      { transform: `translate(${dx * reach}px, ${dy * reach}px)`, offset: 0.6 },
      { transform: 'translate(0, 0)' },
    ],
    { duration: ms * 1.2, easing: 'ease-out' },
  )
}
