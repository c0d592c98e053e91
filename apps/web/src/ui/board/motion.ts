// Pieces move rather than jump: how long it takes, and the few ways in which things come, go and change.

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

/** Pieces of one beat set out one after another, and all of them have arrived when it is over. */
const AFTER = 60
const BEAT = 600

/** When the `no`-th of so many sets out, if each takes `ms`. */
export const setsOut = (no: number, all: number, ms: number): number =>
  no * Math.max(0, Math.min(AFTER, (BEAT - ms) / Math.max(1, all - 1)))

/** Where nothing may travel, what stands elsewhere now is faded in there. */
const FADE = 120

/** `no`: which of `all` that move in this beat. Frames are of its travel; nothing waits for it. */
export function travel(element: Element, frames: Keyframe[], ms: number, no = 0, all = 1): void {
  if (ms <= 0) return
  if (ms < 10) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })
  else element.animate(frames, { duration: ms, delay: setsOut(no, all, ms), easing: EASE, fill: 'backwards' })
}

export const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)'

/** A changed number ticks once. */
export function tick(element: Element, ms: number): void {
  element.animate([{ scale: '1' }, { scale: '1.55', offset: 0.35 }, { scale: '1' }], {
    duration: ms * 1.25,
    easing: 'ease-out',
  })
}

export const APPEARS: Keyframe[] = [
  { opacity: 0, transform: 'translate(0, -18px) scale(1.2)' },
  { opacity: 1, transform: 'none' },
]
