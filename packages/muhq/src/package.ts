// muhq's game with its bots: what the apps offer.

import type { GamePackage } from '@understudy/table'
import { bots } from './bots/index.ts'
import { muhq } from './game.ts'
import type { State } from './rules/state.ts'
import { seating } from './seating.ts'
import type { Action } from './vocabulary.ts'

export const muhqPackage: GamePackage<State, Action> = { game: muhq, bots, seating }
