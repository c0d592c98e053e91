// The page that a kind of action opens.

import { tokenIn, typeName } from '@understudy/arcs/rules'
import { SLOTS_PER_SEAT, seatOf } from '@understudy/arcs/state'
import type { Doing, Resource } from '@understudy/arcs/vocabulary'
import type { Pick } from '@understudy/table'
import type { Context } from './context.ts'
import { settlePicks } from './pick-page.ts'
import type { ArrangePage, Pressed } from './tap.ts'

const MOVERS: readonly Doing[] = ['move', 'bonusMove', 'sprint']
export const NO_FACES = { assault: [], skirmish: [], raid: [] } as const

export function startDoing(context: Context, doing: Doing, head: readonly Pick[]): Pressed {
  if (MOVERS.includes(doing)) {
    const origins = context.decision.next(head)
    const only = origins.length === 1 ? origins[0]?.pick : undefined
    // Ahead of a battle only some moves are legal, and those are listed one by one.
    if (
      origins.every(({ pick }) => pick.slot === 'from') &&
      context.decision.next([...head, origins[0]!.pick])[0]?.pick.slot === 'ships'
    )
      return {
        page: {
          at: 'move',
          head,
          path: [],
          counts: [],
          ...(only === undefined ? {} : { from: only.value as `1g` }),
        },
      }
  }
  if (doing === 'battle') return { page: { at: 'battle', head, faces: NO_FACES } }
  if (doing === 'arrange') return { page: arrangePage(context) }
  return settlePicks(context, { at: 'pick', picks: head })
}

/** Tokens as they lie; those that do not fit come last. */
export function arrangePage({ state, decision }: Context): ArrangePage {
  const seat = seatOf(state, decision.seat)
  const slots = Array.from({ length: SLOTS_PER_SEAT }, (_, slot): Resource | null => {
    const type = tokenIn(state, seat, slot)
    return type === 0 ? null : typeName(type)
  })
  return { at: 'arrange', slots }
}
