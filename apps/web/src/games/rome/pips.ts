// Movement points of the army that has set out.

import { plural } from '@understudy/procedure'
import type { State } from '@understudy/rome'
import type { Logged } from '@understudy/table'
import type { Pips } from '../ui.ts'

/** So many at most are told apart at a glance. */
const MOST = 12

export function pips(state: State, log: readonly Logged[]): Pips | undefined {
  const frame = state.frames.at(-1)
  if (frame?.kind !== 'army') return undefined
  const left = state.sides[frame.side]?.armies[frame.slot]?.mp ?? 0
  const of = Math.min(MOST, Math.max(left, begun(log)))
  return of === 0
    ? undefined
    : {
        left,
        of,
        text: {
          en: `${plural('en', left, { one: 'movement point', many: 'movement points' })} left of ${of}`,
          ru: `очков движения: ${left} из ${of}`,
        },
      }
}

/** With how many it set out. */
function begun(log: readonly Logged[]): number {
  for (let at = log.length - 1; at >= 0; at--)
    for (const { say, with: facts } of log[at]?.events ?? [])
      if (say === 'activated') return Number((facts as { readonly mp?: number } | undefined)?.mp ?? 0)
  return 0
}
