// A new game, up to its first decision.

import type { Options } from '@understudy/table'
import { chosenOptions } from './options.ts'
import { settle } from './settle.ts'
import { newGame } from './setup.ts'
import type { State } from './state/state.ts'

export function startGame(options: Options, chance: Readonly<Record<string, string>>): State {
  const state = newGame(chosenOptions(options, chance))
  settle(state)
  return state
}
