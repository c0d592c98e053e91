// A finger drawn sideways over the two pages of a phone's hand turns them. What scrolls sideways is scrolled first: only a
// finger that begins at the end of it turns the page. Nothing needs it: the two words do the same.

interface Began {
  readonly x: number
  readonly y: number
  /** Whether nothing under the finger could be scrolled any further that way when it began. */
  readonly atStart: boolean
  readonly atEnd: boolean
}

/** So far, and more sideways than up or down. */
const FAR = 48

/** 1: to the page after, −1: to the one before, 0: no swipe. */
export function swiped(from: Began, to: { readonly x: number; readonly y: number }): -1 | 0 | 1 {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (Math.abs(dx) < FAR || Math.abs(dx) < 2 * Math.abs(dy)) return 0
  return dx < 0 ? (from.atEnd ? 1 : 0) : from.atStart ? -1 : 0
}

/** Listens as long as the frame is there. */
export function listenForSwipes(frame: HTMLElement): void {
  let from: Began | undefined
  frame.addEventListener('touchstart', (event) => {
    from = beganAt(event)
  })
  frame.addEventListener('touchend', ({ changedTouches: [touch] }) => {
    const by = from === undefined || touch === undefined ? 0 : swiped(from, { x: touch.clientX, y: touch.clientY })
    from = undefined
    if (by !== 0) frame.querySelector<HTMLElement>(`[data-key="page ${by > 0 ? 'market' : 'hand'}"]`)?.click()
  })
  frame.dataset.swipes = 'on'
}

/** Where a finger is put down, within this frame. */
function beganAt({ touches, target, currentTarget }: TouchEvent): Began | undefined {
  const [touch, second] = touches
  if (touch === undefined || second !== undefined) return undefined
  let [atStart, atEnd] = [true, true]
  for (let each = target as Element | null; each !== null && each !== currentTarget; each = each.parentElement) {
    const most = each.scrollWidth - each.clientWidth
    if (most < 2 || !/auto|scroll/.test(getComputedStyle(each).overflowX)) continue
    atStart &&= each.scrollLeft < 2
    atEnd &&= each.scrollLeft > most - 2
  }
  return { x: touch.clientX, y: touch.clientY, atStart, atEnd }
}
