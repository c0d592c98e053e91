// Battles of Arcs as scenes: who fights, and what draws it, which is fetched with the first of them.

import type { Action, State } from '@understudy/arcs'
import { colourOf, isSeat, read } from '@understudy/arcs/state'
import { later } from '../../../ui/later.tsx'
import type { GameUi } from '../../ui.ts'
import { planning } from './staged.ts'

export const battle: NonNullable<GameUi<State, Action>['battle']> = {
  of: (state) =>
    read.battleKind(state) === 0
      ? undefined
      : [read.attacker(state), read.defender(state)].filter(isSeat).map((seat) => colourOf(state, seat)),
  rolls: (action) => action.do === 'roll',
  planning,
  Scene: later(
    () => import('./scene.tsx').then((part) => part.BattleScene),
    () => null,
  ),
}
