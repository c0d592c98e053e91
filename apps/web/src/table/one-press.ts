// Whatever changed its meaning takes no tap for a moment: nobody skips a bot's turn by a double tap on "End turn". A second
// press in the same place is dropped if what lies there now is something else than what was pressed, unless it is meant
// to be pressed again (a step of a number, a ghost). A button of the thumb that came to mean something else by itself (the
// bots are done, and Skip is the end of the turn now) takes none either: whoever was about to press it meant the other.

const HELD_MS = 400
const NEAR_PX = 24
const THUMB = ['.dock-confirm', '.dock-end'] as const

/** Guards a page; answers how to stop that. */
export function onePress(element: HTMLElement): () => void {
  let last: { readonly at: number; readonly x: number; readonly y: number; readonly means: string } | undefined
  // What the buttons of the thumb mean, and when that changed by itself.
  const means = THUMB.map((which) => calledNow(element, which))
  const changed = THUMB.map(() => Number.NEGATIVE_INFINITY)
  const changes = new MutationObserver(() => {
    const now = performance.now()
    for (const [n, which] of THUMB.entries()) {
      const before = means[n]
      means[n] = calledNow(element, which)
      if (before === '' || means[n] === '' || before === means[n]) continue
      if (now - (last?.at ?? 0) > HELD_MS) changed[n] = now
    }
  })
  changes.observe(element, { subtree: true, childList: true, characterData: true })
  const onClick = (event: MouseEvent) => {
    // Keys press what has the focus, wherever it is; what a script presses is no finger.
    if (event.detail === 0 || !(event.target instanceof Element)) return
    const pressed = event.target.closest<HTMLElement>('button, a, [role="button"], [data-key]')
    const means = meaning(pressed, element)
    const near = last !== undefined && Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR_PX
    const soon = last !== undefined && event.timeStamp - last.at < HELD_MS
    const other = near && soon && means !== last?.means && pressed?.dataset.again === undefined
    const thumb = THUMB.findIndex((which) => pressed?.matches(which))
    const alone = event.timeStamp - (changed[thumb] ?? Number.NEGATIVE_INFINITY) < HELD_MS
    if (pressed !== null && (other || alone)) {
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
    changes.disconnect()
    element.removeEventListener('click', onClick, true)
    element.removeEventListener('input', onInput, true)
  }
}

/** What this button of the thumb is called while it can be pressed. */
const calledNow = (page: HTMLElement, which: string): string =>
  [...page.querySelectorAll(`section.bar button${which}:not(:disabled)`)].at(-1)?.textContent ?? ''

/** A deed means something else after every entry of the journal; anything else is what it is called. */
function meaning(pressed: HTMLElement | null, page: HTMLElement): string {
  if (pressed === null) return ''
  const deed = pressed.matches('.dock-confirm, .dock-end') ? (page.dataset.entries ?? '') : ''
  return `${pressed.dataset.key ?? ''} ${pressed.textContent} ${pressed.getAttribute('aria-label') ?? ''} ${deed}`
}
