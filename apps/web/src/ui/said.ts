// What the table says to those who listen: one place speaks, and does not change while what fills the page comes and goes.

import { type Signal, signal } from '@preact/signals'

export const said: Signal<string> = signal('')
