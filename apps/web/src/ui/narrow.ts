// A phone: one thing at a time. The same sizes stand in the style sheets.

import { type ReadonlySignal, signal } from '@preact/signals'

function matching(media: string): ReadonlySignal<boolean> {
  const query = matchMedia(media)
  const now = signal(query.matches)
  query.addEventListener('change', () => {
    now.value = query.matches
  })
  return now
}

/** For what is drawn: it follows when the screen is turned. */
export const onPhone: ReadonlySignal<boolean> = matching('(orientation: portrait) and (max-width: 699px)')

/** The same, on its side too. */
export const onSmall: ReadonlySignal<boolean> = matching('(max-width: 699px), (max-height: 639px)')

/** A phone on its side, where the head is a rail. */
export const inRail: ReadonlySignal<boolean> = matching(
  '(orientation: landscape) and (max-width: 999px), (orientation: landscape) and (max-height: 639px), (orientation: portrait) and (min-width: 700px) and (max-height: 899px)',
)

/** The smallest phones: beside the dock's own line there is no room for anything over the board. */
export const lowest = (): boolean => matchMedia('(max-width: 699px) and (max-height: 699px)').matches

/** For what is done once. */
export const narrow = (): boolean => onPhone.peek()
