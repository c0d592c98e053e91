// Where the keys for the regions lead: to the first thing there that can be seen; and what I asks about it.

import { held } from '../../ui/board/hold.ts'

type Region = 'board' | 'hand' | 'market' | 'seats' | 'dock'

const CAN = ':is(button:not(:disabled), a, [role="button"]):not([tabindex="-1"])'
/** In the dock Confirm if there is something to say yes to, else the first of the choices, and a tool only if there is nothing else. */
const FIRST: Partial<Record<Region, readonly string[]>> = {
  dock: [
    'button.dock-confirm:not(:disabled, .hollow)',
    `:is(.dock-choices, .bar-row, .dock-pad) ${CAN}:not(.all-choices)`,
    'button.dock-end:not(:disabled)',
  ],
  board: [`${CAN}[tabindex="0"]`],
}
/** A phone has hand and market on two pages of one frame; on its side the market is behind a sign of the rail. */
const PAGES: Partial<Record<Region, string>> = {
  hand: '[data-key="page hand"][aria-pressed="false"]',
  market: '[data-key="page market"][aria-pressed="false"], .rail-sign[data-key="side"][aria-expanded="false"]',
}

export function focused(region: Region): void {
  const page = PAGES[region]
  const turn = page === undefined ? undefined : seen(page)
  if (turn === undefined) {
    focusIn(region)
    return
  }
  turn.click()
  // It stands there with the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => focusIn(region)))
}

function focusIn(region: Region): void {
  const frame = `[data-region="${region}"]${region === 'hand' ? ' .hand-page' : ''}`
  const within = document.querySelector(frame) === null ? `[data-region="${region}"]` : frame
  const first = [...(FIRST[region] ?? []), CAN].map((each) => seen(`${within} ${each}`)).find((each) => each)
  // Where there is nothing to press it is looked at, and scrolled.
  const found = first ?? seen(`[data-region="${region}"]`)
  if (first === undefined && found !== undefined) found.tabIndex = -1
  found?.focus()
}

/** The first of these that can be seen: what a window of this class does not show has no size. */
const seen = (which: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(which)].find((each) => {
    const { width, height } = each.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(each).visibility !== 'hidden'
  })

const TELLING = ['hand', 'market', 'seats', 'score'].map((each) => `[data-region="${each}"]`).join()

/** I on a card, a seat, a ware: what a finger that rests on it would be told. */
export function askedWhat(): void {
  const on = document.activeElement
  if (on === null || on.closest(TELLING) === null) return
  const why = held.first
  held.first = undefined
  const told = !on.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
  held.first = why
  // No finger is down: the next press is one.
  on.dispatchEvent(new PointerEvent('pointerdown'))
  // What cannot be chosen now is told about when it is pressed.
  const pressed = on instanceof HTMLElement && !on.matches('.can') && on.closest('.can, .hand-words, .zooms') === null
  if (!told && pressed) on.click()
}
