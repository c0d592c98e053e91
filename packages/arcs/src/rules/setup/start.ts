// A new game, up to its first decision.

import type { Options } from '@understudy/table'
import { settle } from '../round/settle.ts'
import type { State } from '../state/state.ts'
import { chosenOptions } from './options.ts'
import { newGame } from './setup.ts'

export function startGame(options: Options, chance: Readonly<Record<string, string>>): State {
  const state = newGame(chosenOptions(options, chance))
  settle(state)
  return state
}
