// When a tray makes way for the map: before armies are dealt by hand, and while a purchase asks where.

import { signal } from '@preact/signals'
import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { handSize } from '@understudy/table/chance'

/** Somebody wants to deal the cards by hand. */
export const byHand = signal(false)

/** What is asked about a purchase, and answered on the map. */
export const placing = signal<Readonly<Record<Lang, string>> | undefined>(undefined)

/** On a phone, whose cards have no room for it: what the action card does that was taken up. */
export const effect = signal<Readonly<Record<Lang, string>> | undefined>(undefined)

/** Whether the map is in sight instead; `told`: a real table is told of, or a step is put right. */
export const trayShut = (kind: string, told: boolean): boolean =>
  (kind === 'compose' && !told && !byHand.value) || (kind === 'spending' && placing.value !== undefined)

/** What is asked then. */
export function askedBeside(state: State): Readonly<Record<Lang, string>> | undefined {
  const frame = state.frames.at(-1)
  if (frame?.kind === 'spending') return placing.value
  if (frame?.kind === 'agents') return effect.value
  if (frame?.kind !== 'compose' || byHand.value) return undefined
  const side = state.sides[frame.side]
  const name = packOf(state).factions[side?.faction ?? -1]?.name
  if (side === undefined || name === undefined || state.options['armies.secret'] === true) return undefined
  const n = handSize(side.pool)
  return {
    en: `${name.en}: ${n} troop cards go to your armies. How?`,
    ru: `${name.ru}: раздайте своим армиям карты войск (${n}).`,
  }
}
