// Arcs with its bots: what the apps offer.

import { type GamePackage, scriptedBot } from '@understudy/table'
import { bots as about } from './about.ts'
import { eager } from './bots/eager.ts'
import { bots } from './bots/index.ts'
import { arcs } from './game.ts'
import { handOver } from './rules/seats/convert.ts'
import type { State } from './rules/state/state.ts'
import { edition, seating } from './seating.ts'
import type { Action } from './vocabulary.ts'

export const arcsPackage: GamePackage<State, Action> = {
  game: arcs,
  bots: [...bots, { ...about.eager, options: [], make: () => scriptedBot(about.eager.id, about.eager.version, eager) }],
  edition,
  seating,
  handOver,
}
