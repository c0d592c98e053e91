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

export const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)'

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
