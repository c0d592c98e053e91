// Total War: Rome with its bots: what the apps offer.

import type { Controller, GamePackage, Options, Seat } from '@understudy/table'
import { bots } from './bots/index.ts'
import { rome } from './game.ts'
import type { State } from './rules/state.ts'
import type { Action } from './vocabulary.ts'

/** People at people's seats, a bot of its kind at every other. */
function seating(options: Options): Record<Seat, Controller> {
  return Object.fromEntries(
    rome.seats(options).map(({ id, role }): [Seat, Controller] => {
      if (role === 'human') return [id, { by: 'person' }]
      const bot = bots.find((spec) => spec.roles.includes(role))
      return [id, bot === undefined ? { by: 'random' } : { by: 'bot', bot: bot.id }]
    }),
  )
}

export const romePackage: GamePackage<State, Action> = { game: rome, bots, seating }
