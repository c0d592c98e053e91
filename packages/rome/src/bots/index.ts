// The bots of the game.

import type { BotSpec } from '@understudy/table'
import type { State } from '../rules/state.ts'
import type { Action } from '../vocabulary.ts'

export const bots: readonly BotSpec<State, Action>[] = []
