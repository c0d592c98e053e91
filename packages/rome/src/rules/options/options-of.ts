// The options of the game that a position belongs to.

import type { Options } from '@understudy/table'
import { HOUSE_PACK, packOf } from '../../pack/setting.ts'
import type { State } from '../state/state.ts'

export function optionsOf(state: State): Options {
  const roles = packOf(state).factions.map((_, no): [string, string] => [
    `role${no + 1}`,
    state.sides.find((side) => side.faction === no)?.role ?? 'absent',
  ])
  const { pack } = state.setting
  return { ...state.options, ...Object.fromEntries(roles), ...(pack === HOUSE_PACK ? {} : { pack }) }
}
