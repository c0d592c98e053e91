// What would be, drawn otherwise than what is: it comes with the pages of one's actions.

import { signal } from '@preact/signals'
import type { Action } from '@understudy/arcs'

export const ghosting = signal<typeof import('./ghosts.tsx') | undefined>(undefined)

/** A deed that a mouse or the focus only points at. */
export const pointed = signal<Action | undefined>(undefined)
