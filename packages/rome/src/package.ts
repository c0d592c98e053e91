// Total War: Rome with its bots: what the apps offer.

import type { Controller, GamePackage, Options, Seat } from '@understudy/table'
import { bots as books } from './bots/index.ts'
import { certain } from './certain.ts'
import { asking } from './facts/asking.ts'
import { rome } from './game.ts'
import type { State } from './rules/state/state.ts'
import type { Action } from './vocabulary.ts'

/** Bots run the rules themselves: what they find open in the pack is asked. */
const bots = books.map(asking)

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

export const romePackage: GamePackage<State, Action> = { game: rome, bots, seating, certain, throws: ['roll'] }
