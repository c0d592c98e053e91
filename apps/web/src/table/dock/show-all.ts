// The list of all choices.

import type { Play } from '../../play/play.ts'

/** All choices as a list, for the keyboard and for whoever likes lists better. */
export function showAll(play: Play): void {
  play.tab.value = 'turn'
  // The list may have to be fetched first.
  const reach = (frames: number) => {
    const first = document.querySelector<HTMLElement>('.choice-groups button[tabindex="0"]')
    if (first !== null) first.focus()
    else if (frames > 0) requestAnimationFrame(() => reach(frames - 1))
  }
  requestAnimationFrame(() => reach(180))
}
