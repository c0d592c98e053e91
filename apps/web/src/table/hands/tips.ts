// A word about what is pointed at, after a moment: its name, one line, its key. What has a `title` is told by the page instead of
// the browser, in its own letters and after 400 ms, for a mouse and for keys alike; for a finger that rests on it, which presses nothing.

import { rowWheel } from './row-wheel.ts'

const AFTER_MS = 400
/** A finger that rests asks, and its tip stays a while after it has left. */
const REST_MS = 450
const READ_MS = 2500
const TRAVEL = 10
const TOLD = '[title], [data-key], button:is(.dock-confirm, .dock-end)'
const KEYS: Readonly<Record<string, string>> = {
  'tab turn': 'T',
  'tab why': 'W',
  'tab log': 'L',
  'tab rulebook': 'R',
  'tab help': '?',
}

/** The buttons of the thumb have theirs, whoever makes them. */
function keyOf(on: Element): string | undefined {
  if (on.matches('.dock-confirm')) return 'Enter'
  return on.matches('.dock-end') ? 'E' : KEYS[on.getAttribute('data-key') ?? '']
}

/** Begins to tell; answers how to stop. */
export function tips(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What is told, or will be in a moment. */
  let awaited: Element | null = null
  let shown: HTMLElement | undefined
  const changes = new MutationObserver(() => hide())
  let told: { readonly on: Element; readonly title: string } | undefined
  const hide = () => {
    clearTimeout(timer)
    changes.disconnect()
    shown?.remove()
    shown = undefined
    if (told?.on.getAttribute('title') === '') told.on.setAttribute('title', told.title)
    told = undefined
  }
  const tell = (on: Element, byMouse: boolean) => {
    const title = on.getAttribute('title') ?? ''
    const key = keyOf(on)
    const name = title !== '' ? title : key === undefined ? '' : (on.textContent ?? '').trim()
    if (name === '' || !on.isConnected) return
    if (byMouse && title !== '') {
      // Otherwise the browser would tell it a second time. Empty, not gone: it is still what the pointer is on.
      told = { on, title }
      on.setAttribute('title', '')
    }
    shown = document.createElement('div')
    shown.className = 'tip'
    shown.setAttribute('aria-hidden', 'true')
    shown.textContent = key === undefined || name.includes(`(${key})`) ? name : `${name} (${key})`
    document.body.append(shown)
    place(shown, on.getBoundingClientRect(), on.matches('.dock-confirm, .dock-end'))
    // A button that means something else by now is not called by its former name.
    changes.observe(on, { childList: true, characterData: true, subtree: true })
  }
  const wait = (about: EventTarget | null | undefined, byMouse: boolean) => {
    const on = about instanceof Element ? about.closest(TOLD) : null
    if (on !== null && on === awaited) return
    hide()
    awaited = on
    if (on !== null) timer = setTimeout(() => tell(on, byMouse), AFTER_MS)
  }
  // A pointer that rests does not move: what comes to lie under it is not pointed at.
  const onMove = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') wait(event.target, true)
  }
  const onFocus = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) wait(event.target, false)
  }
  let rest: { readonly x: number; readonly y: number } | undefined
  const onDown = (event: PointerEvent) => {
    hide()
    awaited = null
    swallow = false
    const on = event.target instanceof Element ? event.target.closest(TOLD) : null
    if (event.pointerType !== 'touch' || on === null) return
    rest = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => {
      tell(on, false)
      swallow = shown !== undefined
      rest = undefined
    }, REST_MS)
  }
  const onTravel = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'touch' || rest === undefined) return
    if (Math.hypot(clientX - rest.x, clientY - rest.y) > TRAVEL) letGo()
  }
  const letGo = () => {
    if (rest !== undefined) clearTimeout(timer)
    rest = undefined
    if (swallow) timer = setTimeout(hide, READ_MS)
  }
  // The finger has asked what it would press: it does not press it.
  let swallow = false
  const onClick = (event: MouseEvent) => {
    if (!swallow) return
    swallow = false
    event.stopPropagation()
    event.preventDefault()
  }
  // Whatever a key presses was not asked about.
  const onKey = () => {
    swallow = false
    hide()
  }
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKey, true)
  const all = [
    ['pointermove', onMove],
    ['pointermove', onTravel],
    ['focusin', onFocus],
    ['focusout', hide],
    ['pointerdown', onDown],
    ['pointerup', letGo],
    ['pointercancel', letGo],
    ['wheel', hide],
  ] as const
  for (const [name, listener] of all) addEventListener(name, listener as EventListener, { passive: true })
  const still = rowWheel()
  // What the pointer has rested on meanwhile.
  if (matchMedia('(hover: hover)').matches) wait([...document.querySelectorAll(':hover')].at(-1), true)
  return () => {
    hide()
    still()
    removeEventListener('click', onClick, true)
    removeEventListener('keydown', onKey, true)
    for (const [name, listener] of all) removeEventListener(name, listener as EventListener)
  }
}

/** Below it, or above where there is no room; within the window. `beside`: left of it, where no other button is. */
function place(tip: HTMLElement, { left, top, bottom, width, height }: DOMRect, beside: boolean): void {
  const own = tip.getBoundingClientRect()
  const x = Math.max(4, Math.min(innerWidth - own.width - 4, left + width / 2 - own.width / 2))
  if (beside) {
    const y = top + height / 2 - own.height / 2
    tip.style.transform = `translate(${Math.round(Math.max(4, left - own.width - 8))}px, ${Math.round(y)}px)`
    return
  }
  const below = bottom + 6 + own.height < innerHeight
  tip.style.transform = `translate(${Math.round(x)}px, ${Math.round(below ? bottom + 6 : top - 6 - own.height)}px)`
}
