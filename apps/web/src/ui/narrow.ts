// A phone: one thing at a time. The same width stands in the style sheets.

import { type ReadonlySignal, signal } from '@preact/signals'

const query = matchMedia('(max-width: 699px)')
const now = signal(query.matches)
query.addEventListener('change', () => {
  now.value = query.matches
})

/** For what is drawn: it follows when the screen is turned. */
export const onPhone: ReadonlySignal<boolean> = now

/** For what is done once. */
export const narrow = (): boolean => now.peek()
