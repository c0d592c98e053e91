// The bots of Arcs, as the table offers them.

import type { BotSpec } from '@understudy/table'
import type { State } from '../rules/state/state.ts'
import type { Action } from '../vocabulary.ts'
import { lars } from './lars/index.ts'
import { supercat } from './supercat/index.ts'

export const bots: readonly BotSpec<State, Action>[] = [lars, supercat]
