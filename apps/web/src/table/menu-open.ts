// Which sheet of the game menu is open.

import { signal } from '@preact/signals'

export type Open = 'menu' | 'seats' | 'setup' | 'match' | 'share' | undefined
export const open = signal<Open>(undefined)
