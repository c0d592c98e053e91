// What a card of the Court does for a mouse that rests on it, and for a key: fetched with the first verbs.

import { signal } from '@preact/signals'
import type { restOn } from './rest-on.ts'

export const resting = signal<typeof restOn | undefined>(undefined)
