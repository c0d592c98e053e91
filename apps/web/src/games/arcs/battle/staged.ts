// What the composer has open about a battle, for the scene in the board's frame to draw and to be tapped.

import { signal } from '@preact/signals'
import type { Context } from '../compose/model/context.ts'
import type { Page, Tap } from '../compose/model/tap.ts'

export interface Staged {
  readonly context: Context
  readonly page: Page
  readonly taps: readonly Tap[]
  onTap(tap: Tap): void
}

export const staged = signal<Staged | undefined>(undefined)

/** Dice are being chosen: the battle has a place and an enemy, and has not begun. */
export function planning(): boolean {
  const page = staged.value?.page
  return page?.at === 'battle' && page.system !== undefined && page.against !== undefined
}
