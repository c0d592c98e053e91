// Pieces move rather than jump. Positions of two renders are compared; nothing here ever delays a tap.

import { EASE } from '../../../ui/board/motion.ts'
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

export function slide(element: Element, { dx, dy }: Shift, ms: number): void {
  const far = Math.min(1.3, 0.8 + Math.hypot(dx, dy) / TILE / 10)
  const from = `translate(${dx}px, ${dy}px)`
  element.animate([{ transform: from }, { transform: 'translate(0, 0)' }], { duration: ms * far, easing: EASE })
}

/** A blow takes 700 ms in all: there, a number, back, a number. */
const LUNGE_MS = 120
const LUNGE_PX = 8
const BACK_AT = 340
const RISE_MS = 340

/** Eight pixels towards whom it strikes. */
export function lunge(element: Element, dx: number, dy: number, delay = 0): void {
  const length = Math.hypot(dx, dy) || 1
  element.animate(
    [
      { transform: 'translate(0, 0)' },
      { transform: `translate(${(dx / length) * LUNGE_PX}px, ${(dy / length) * LUNGE_PX}px)`, offset: 0.55 },
      { transform: 'translate(0, 0)' },
    ],
    { duration: LUNGE_MS, delay, easing: 'ease-out' },
  )
}

const SHIELD = 'M0-11 9-7V1C9 7 4 10 0 12-4 10-9 7-9 1V-7ZM-3-8 1-1-3 2 2 11'

/** What is lost rises from where it stood; a shield breaks instead. Without motion it only appears and goes. */
export function rise(
  into: Element,
  { n, warded }: { n: number; warded: boolean },
  x: number,
  y: number,
  how: { back: boolean; still: boolean },
): void {
  const mark = document.createElementNS('http://www.w3.org/2000/svg', warded ? 'path' : 'text')
  if (warded) mark.setAttribute('d', SHIELD)
  else mark.textContent = `−${n}`
  mark.setAttribute('class', warded ? 'muhq-shield' : 'muhq-hurt')
  mark.setAttribute('transform', `translate(${x} ${y})`)
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  holder.append(mark)
  into.append(holder)
  const delay = (how.back ? BACK_AT : 0) + LUNGE_MS / 2
  const up = how.still ? 'none' : 'translate(0, -22px)'
  const shown = how.still ? 120 : RISE_MS
  const motion = holder.animate(
    [
      { opacity: 0, transform: 'none' },
      { opacity: 1, transform: 'none', offset: 0.2 },
      { opacity: 1, transform: up, offset: 0.8 },
      { opacity: 0, transform: up },
    ],
    { duration: how.still ? shown * 5 : shown, delay, fill: 'both' },
  )
  const gone = () => holder.remove()
  motion.finished.then(gone, gone)
}

/** The tile under a boss shakes when it is hit. */
export function shake(element: Element, delay: number): void {
  element.animate(
    [
      { transform: 'none' },
      { transform: 'translate(2px, -1px)' },
      { transform: 'translate(-2px, 1px)' },
      { transform: 'none' },
    ],
    { duration: 180, delay, iterations: 2 },
  )
}

/** Turns over and slides away. */
export function fall(element: Element): void {
  element.animate(
    [
      { opacity: 1, transform: 'none' },
      { opacity: 1, transform: 'scaleX(0.05)', offset: 0.35 },
      { opacity: 0, transform: 'scaleX(1) translate(0, 46px)' },
    ],
    { duration: 360, delay: BACK_AT - 40, easing: 'ease-in', fill: 'both' },
  )
}

/** When a blow is over. */
export const BLOW_MS = 700
export { BACK_AT }
