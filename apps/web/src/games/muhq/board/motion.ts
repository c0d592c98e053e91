// Pieces move rather than jump. Positions of two renders are compared; nothing here ever delays a tap.

import type { GameEvent } from '@understudy/table'
import { TILE } from '../draw/cut.ts'
import type { Look } from './look.ts'

const MOVE_MS = 240

/** How long a move takes: the page's own setting, or nothing at all. */
export function moveTime(instant: boolean): number {
  if (instant || typeof document === 'undefined') return 0
  const set = getComputedStyle(document.documentElement).getPropertyValue('--move').trim()
  if (set !== '') {
    const value = Number.parseFloat(set)
    return set.endsWith('ms') ? value : value * 1000
  }
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS
}

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

const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)'

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

/** A changed number ticks once. */
export function tick(element: Element, ms: number): void {
  element.animate([{ scale: '1' }, { scale: '1.55', offset: 0.35 }, { scale: '1' }], {
    duration: ms * 1.25,
    easing: 'ease-out',
  })
}

export function appear(element: Element, ms: number): void {
  element.animate(
    [
      { opacity: 0, transform: 'translate(0, -18px) scale(1.2)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: ms, easing: EASE },
  )
}

export function vanish(element: Element, ms: number): void {
  element.animate(
    [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: 'translate(0, 8px) rotate(14deg) scale(0.7)' },
    ],
    { duration: ms * 1.25, easing: 'ease-in', fill: 'forwards' },
  )
}
