// Rome without its bots' rulebooks: see `../light.ts`.

import { type Action, rome, type State, seating } from '@understudy/rome'
import { about } from '@understudy/rome/about'
import type { GamePackage } from '@understudy/table'
import { lightPackage } from '../light.ts'
import { withQuietWords } from './telling/hush.ts'
import { withQuietDeeds } from './telling/quiet.ts'

export const romeLight: GamePackage<State, Action> = lightPackage(withQuietDeeds(withQuietWords(rome)), about.bots, {
  seating,
  throws: ['roll'],
})
