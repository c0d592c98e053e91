// Battles of Rome as scenes: who fights, and what draws it, which is fetched with the first of them.

import { type Action, packOf, type State } from '@understudy/rome'
import { later } from '../../../ui/later.tsx'
import type { GameUi } from '../../ui.ts'

/** The sides that fight now: card by card, by gathered dice, at sea, before walls. */
function fighting(state: State): readonly number[] | undefined {
  for (const frame of state.frames) {
    if (frame.kind === 'battle') return frame.sides.map(({ side }) => side)
    if (frame.kind === 'gathered') return [frame.assault.side, frame.defender.side]
    if (frame.kind === 'seaFight') return [frame.side, frame.of]
    if (frame.kind === 'attack' && frame.step === 'roll')
      return [frame.assault.side, state.lands[frame.assault.target]?.holder ?? -1]
  }
  return undefined
}

export const battle: NonNullable<GameUi<State, Action>['battle']> = {
  of: (state) => fighting(state)?.flatMap((side) => packOf(state).factions[state.sides[side]?.faction ?? -1]?.id ?? []),
  rolls: (action) => action.do === 'roll',
  plans: (_, action) => action.do === 'attack' || action.do === 'assault',
  roll: 900,
  Scene: later(
    () => import('./scene.tsx').then((part) => part.BattleScene),
    () => null,
  ),
}
