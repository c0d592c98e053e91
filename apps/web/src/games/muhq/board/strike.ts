// How blows are drawn: the lunge, what it costs, the lunge back, and whoever falls. Fetched while nobody strikes yet.

import type { Blow } from '../blow.ts'
import { scrap, TILE } from '../draw/cut.ts'
import type { Look } from './look.ts'

/** Whoever was struck strikes back after a while. */
const BACK_AT = 300
const LUNGE_MS = 120
const LUNGE_PX = 8
const RISE_MS = 340
const SHAKE_MS = 280
const FALL_MS = 400

/** Eight pixels towards whom it strikes. */
function lunge(element: Element, dx: number, dy: number, delay = 0): void {
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
function rise(
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

/** The tile under a boss shakes, whether it strikes or is struck; the boss itself does not. */
function shake(units: Element, { x, y }: Look, delay: number): void {
  const tile = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  tile.setAttribute('class', 'muhq-shaken')
  tile.setAttribute('d', scrap(x * TILE + 2, y * TILE + 2, TILE - 4, TILE - 4, 64))
  // Under all who stand there.
  units.before(tile)
  const motion = tile.animate(
    [
      { opacity: 0, transform: 'none' },
      { opacity: 1, transform: 'translate(4px, -2px)' },
      { opacity: 1, transform: 'translate(-4px, 2px)' },
      { opacity: 1, transform: 'translate(3px, 2px)' },
      { opacity: 0, transform: 'none' },
    ],
    { duration: SHAKE_MS, delay, fill: 'both' },
  )
  const gone = () => tile.remove()
  motion.finished.then(gone, gone)
}

/** Blows of the last step: there, what it cost, and back. */
export function strike(
  root: Element,
  marks: Element | null,
  now: ReadonlyMap<number, Look>,
  old: ReadonlyMap<number, Look>,
  blows: readonly Blow[],
  still: boolean,
): void {
  const find = (id: number) => now.get(id) ?? old.get(id)
  for (const { id, target, hurts } of blows) {
    const [one, other] = [find(id), find(target)]
    if (one === undefined || other === undefined) continue
    const body = (unit: number) => root.querySelector(`[data-unit="${unit}"]`)
    const [dx, dy] = [(other.x - one.x) * TILE, (other.y - one.y) * TILE]
    const [first, second] = [body(id), body(target)]
    const back = hurts.some((hurt) => hurt.id === id)
    if (!still && first !== null) lunge(first, dx, dy)
    if (!still && second !== null && back) lunge(second, -dx, -dy, BACK_AT)
    if (!still && one.boss) shake(root, one, 0)
    if (!still && other.boss) shake(root, other, LUNGE_MS / 2)
    for (const hurt of hurts) {
      const at = hurt.id === id ? one : other
      if (marks !== null)
        rise(marks, hurt, (at.x + 0.5) * TILE, (at.y + 0.5) * TILE - 14, { back: hurt.id === id, still })
    }
  }
}

/** Turns over and slides to where its owner's discard pile lies, as far as the board reaches. */
export function fall(element: SVGGraphicsElement, boss: boolean): void {
  const { x, y } = wayOff(element, boss)
  element.animate(
    [
      { opacity: 1, transform: 'none' },
      { opacity: 1, transform: 'scaleX(0.05)', offset: 0.3 },
      { opacity: 1, transform: 'scaleX(1)', offset: 0.5 },
      { opacity: 0, transform: `translate(${x}px, ${y}px)` },
    ],
    { duration: FALL_MS, delay: BACK_AT, easing: 'ease-in', fill: 'both' },
  )
}

/** In the units of the drawing. */
function wayOff(element: SVGGraphicsElement, boss: boolean): { readonly x: number; readonly y: number } {
  const pile = document.querySelector(boss ? '.muhq-boss-card' : '.muhq-discard')?.getBoundingClientRect()
  const board = element.ownerSVGElement?.getBoundingClientRect()
  const scale = element.getScreenCTM()?.a ?? 1
  if (pile === undefined || board === undefined || pile.width === 0) return { x: 0, y: 46 }
  const own = element.getBoundingClientRect()
  const within = (n: number, least: number, most: number) => Math.min(most, Math.max(least, n))
  return {
    x: (within(pile.x + pile.width / 2, board.left, board.right) - own.x - own.width / 2) / scale,
    y: (within(pile.y + pile.height / 2, board.top, board.bottom) - own.y - own.height / 2) / scale,
  }
}
