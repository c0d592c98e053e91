// muhq's game without its bots' rulebooks: see `../light.ts`.

import { type Action, muhq, type State, seating } from '@understudy/muhq'
import { about } from '@understudy/muhq/about'
import type { GamePackage } from '@understudy/table'
import { lightPackage } from '../light.ts'

export const muhqLight: GamePackage<State, Action> = lightPackage(muhq, about.bots, { seating })
