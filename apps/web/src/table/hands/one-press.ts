// Whatever changed its meaning takes no tap for a moment: nobody skips a bot's turn by a double tap on "End turn". A second
// press in the same place is dropped if what lies there now is something else than what was pressed, unless it is meant
// to be pressed again (a step of a number, a ghost). A button of the thumb that came to mean something else by itself (the
// bots are done, and Skip is the end of the turn now) lets none through either (`data-held`): whoever was about to press it
// meant the other.

const HELD_MS = 400
const NEAR_PX = 24
const THUMB = ['.dock-confirm', '.dock-end'] as const

/** Guards a page; answers how to stop that. */
export function onePress(element: HTMLElement): () => void {
  let last: { at: number; readonly x: number; readonly y: number; readonly means: string } | undefined
  // What the buttons of the thumb mean; one that changed by itself is held for a moment.
  const means = THUMB.map((which) => calledNow(buttonNow(element, which)))
  const held = new Map<HTMLElement, number>()
  const changes = new MutationObserver(() => {
    const now = performance.now()
    for (const [n, which] of THUMB.entries()) {
      const button = buttonNow(element, which)
      const before = means[n]
      means[n] = calledNow(button)
      if (button === undefined || before === '' || before === means[n]) continue
      if (now - (last?.at ?? 0) > HELD_MS) hold(button)
    }
  })
  const hold = (button: HTMLElement) => {
    clearTimeout(held.get(button))
    button.dataset.held = ''
    held.set(
      button,
      window.setTimeout(() => release(button), HELD_MS),
    )
  }
  const release = (button: HTMLElement) => {
    clearTimeout(held.get(button))
    held.delete(button)
    delete button.dataset.held
  }
  changes.observe(element, { subtree: true, childList: true, characterData: true })
  const onClick = (event: MouseEvent) => {
    // Keys press what has the focus, wherever it is; what a script presses is no finger.
    if (event.detail === 0 || !(event.target instanceof Element)) return
    const pressed = event.target.closest<HTMLElement>('button, a, [role="button"], [data-key]')
    const means = meaning(pressed, element)
    const near = last !== undefined && Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR_PX
    const soon = last !== undefined && performance.now() - last.at < HELD_MS
    const other = near && soon && means !== last?.means && pressed?.dataset.again === undefined
    if (pressed !== null && other) {
      event.stopPropagation()
      event.preventDefault()
      return
    }
    const press = { at: performance.now(), x: event.clientX, y: event.clientY, means }
    last = press
    // What it brings is seen with the next frame: on a slow machine the moment begins then.
    requestAnimationFrame(() => {
      press.at = performance.now()
    })
  }
  // Who has typed or chosen something in between does not press twice.
  const onInput = () => {
    last = undefined
  }
  element.addEventListener('click', onClick, true)
  element.addEventListener('input', onInput, true)
  return () => {
    changes.disconnect()
    for (const button of [...held.keys()]) release(button)
    element.removeEventListener('click', onClick, true)
    element.removeEventListener('input', onInput, true)
  }
}

/** This button of the thumb, while it can be pressed. */
const buttonNow = (page: HTMLElement, which: string): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>(`section.bar button${which}:not(:disabled)`)].at(-1)

const calledNow = (button: HTMLElement | undefined): string => button?.textContent ?? ''

/** A deed means something else after every entry of the journal; anything else is what it is called. */
function meaning(pressed: HTMLElement | null, page: HTMLElement): string {
  if (pressed === null) return ''
  const deed = pressed.matches('.dock-confirm, .dock-end') ? (page.dataset.entries ?? '') : ''
  return `${pressed.dataset.key ?? ''} ${pressed.textContent} ${pressed.getAttribute('aria-label') ?? ''} ${deed}`
}
