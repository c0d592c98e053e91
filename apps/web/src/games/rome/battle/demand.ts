// "They show first": a general may make the other side show its card first, round after round. It is asked once a battle; from
// then on the last answer holds, and a switch at the general changes it.

import { signal } from '@preact/signals'
import type { State } from '@understudy/rome'
import type { BattleFrame } from '@understudy/rome/rules'

/** What was said last, and in which battle. */
export const demanded = signal<{ readonly battle: string; readonly yes: boolean } | undefined>(undefined)

const battleKey = (state: State, { assault, sides }: BattleFrame): string =>
  [state.round, assault.side, assault.target, ...sides.map(({ side, slot }) => `${side}.${slot}`)].join(' ')

export function demand(state: State, frame: BattleFrame, yes: boolean): void {
  demanded.value = { battle: battleKey(state, frame), yes }
}

/** Undefined while it was not asked in this battle. */
export function demandIn(state: State, frame: BattleFrame): boolean | undefined {
  const now = demanded.value
  return now?.battle === battleKey(state, frame) ? now.yes : undefined
}

const answered = new Set<string>()

/** Whether the last answer holds for this round too. Once only: whoever takes it back is asked. */
export function repeated(state: State, frame: BattleFrame): boolean | undefined {
  const yes = demandIn(state, frame)
  const round = `${battleKey(state, frame)} ${frame.phase} ${frame.round}`
  if (yes === undefined || answered.has(round)) return undefined
  answered.add(round)
  return yes
}
