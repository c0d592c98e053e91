// Battles of Rome as scenes: who fights, and what draws it, which is fetched with the first of them.

import type { Action, State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { later } from '../../../ui/later.tsx'
import type { GameUi } from '../../ui.ts'
import { fighting } from './fighting.ts'

export const battle: NonNullable<GameUi<State, Action>['battle']> = {
  of: (state) => fighting(state)?.flatMap((side) => packOf(state).factions[state.sides[side]?.faction ?? -1]?.id ?? []),
  rolls: (action) => action.do === 'roll',
  plans: (_, action) => action.do === 'attack' || action.do === 'assault',
  roll: 900,
  Scene: later(
    () => fetchScene().then((part) => part.BattleScene),
    () => null,
  ),
}

/** Before the first battle of a session: what stands in it before a throw is seen then, too. */
export const fetchScene = () => import('./scene.tsx')
