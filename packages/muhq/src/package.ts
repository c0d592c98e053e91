// muhq's game with its bots: what the apps offer.

import type { Controller, GamePackage, Options, Seat } from '@understudy/table'
import { bots } from './bots/index.ts'
import { muhq } from './game.ts'
import type { State } from './rules/state.ts'
import { type Action, BOSS } from './vocabulary.ts'

/** People at the people's seats, the boss played by its rulebook. */
function seating(options: Options): Record<Seat, Controller> {
  const bot = options.boss === 'tyrant' ? 'tyrant' : 'kraken'
  return Object.fromEntries(
    muhq.seats(options).map((seat) => [seat.id, seat.id === BOSS ? { by: 'bot', bot } : { by: 'person' }]),
  )
}

export const muhqPackage: GamePackage<State, Action> = { game: muhq, bots, seating }
