// Whatever changed its meaning takes no tap for a moment: nobody skips a bot's turn by a double tap on "End turn". A second
// press in the same place is dropped if what lies there now is something else than what was pressed, unless it is meant
// to be pressed again (a step of a number, a ghost).

import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

const HELD_MS = 400
const NEAR_PX = 24

export function useOnePress(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current
    if (element === null) return
    let last: { readonly at: number; readonly x: number; readonly y: number; readonly means: string } | undefined
    const onClick = (event: MouseEvent) => {
      // Keys press what has the focus, wherever it is; what a script presses is no finger.
      if (event.detail === 0 || !(event.target instanceof Element)) return
      const pressed = event.target.closest<HTMLElement>('button, a, [role="button"], [data-key]')
      const means = meaning(pressed, element)
      const near = last !== undefined && Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR_PX
      const soon = last !== undefined && event.timeStamp - last.at < HELD_MS
      if (near && soon && pressed !== null && means !== last?.means && pressed.dataset.again === undefined) {
        event.stopPropagation()
        event.preventDefault()
        return
      }
      last = { at: event.timeStamp, x: event.clientX, y: event.clientY, means }
    }
    // Who has typed or chosen something in between does not press twice.
    const onInput = () => {
      last = undefined
    }
    element.addEventListener('click', onClick, true)
    element.addEventListener('input', onInput, true)
    return () => {
      element.removeEventListener('click', onClick, true)
      element.removeEventListener('input', onInput, true)
    }
  }, [page])
}

/** A deed means something else after every entry of the journal; anything else is what it is called. */
function meaning(pressed: HTMLElement | null, page: HTMLElement): string {
  if (pressed === null) return ''
  const deed = pressed.matches('.dock-confirm, .dock-end') ? (page.dataset.entries ?? '') : ''
  return `${pressed.dataset.key ?? ''} ${pressed.textContent} ${pressed.getAttribute('aria-label') ?? ''} ${deed}`
}
